/** Kinds of text that lead to a person, in words that end "That looks like …". */
export type PersonalData =
  | "an email address"
  | "a phone number"
  | "a card number"
  | "a bank account number";

const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@.]{2,}/u;
/** Digits as people group them, not as part of a word: "c3d4-1234-4567". */
const DIGITS = /(?<![\p{L}\p{N}-])[+(]{0,2}\d[\d\s()./-]*\d(?![\p{L}\p{N}-])/gu;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}\b/giu;
/** Numbers that count, measure or date: 10 000 000, 3.14159265, 24.12.2024, 2008-2009, 192.168.0.1. */
const NO_ADDRESS =
  /^(?:[1-9]\d{0,2}(?:[ .]\d{3})+|\d+\.\d+|(?:\d{1,2}|\d{4})[./-]\d{1,2}[./-](?:\d{1,2}|\d{4})|(?:1\d|20|21)\d\d(?:[\s./-]+(?:1\d|20|21)\d\d)*|\d{1,3}(?:\.\d{1,3}){3}|\d+0{4,})$/u;

const CARD_DIGITS = { least: 13, most: 19 } as const;
const PHONE_DIGITS = { least: 7, most: 15 } as const;
/** Without a sign, a zero in front or any grouping, fewer digits are a number like any other. */
const BARE_PHONE_DIGITS = 10;

/** Source: ISO/IEC 7812-1, annex B. */
function passesLuhn(digits: string): boolean {
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

/** Source: ISO 13616-1. */
function isIban(text: string): boolean {
  const sign = text.replaceAll(" ", "").toUpperCase();
  const moved = sign.slice(4) + sign.slice(0, 4);
  const digits = moved.replaceAll(/[A-Z]/gu, (letter) => String(letter.charCodeAt(0) - 55));
  return digits.split("").reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** A year, or a span of years, among other numbers: "Formula 1 2024". */
const YEARS = /(?<!\S)(?:1[5-9]|20)\d\d(?:-(?:1[5-9]|20)\d\d)?(?!\S)/gu;

function isCard(digits: string): boolean {
  const { length } = digits;
  return length >= CARD_DIGITS.least && length <= CARD_DIGITS.most && passesLuhn(digits);
}

function readNumber(typed: string): PersonalData | null {
  if (NO_ADDRESS.test(typed)) return null;
  if (isCard(typed.replaceAll(/\D/gu, ""))) return "a card number";
  const found = typed.replaceAll(YEARS, "").trim();
  const { length } = found.replaceAll(/\D/gu, "");
  const least = /^[+(0]|[\s()/-]/u.test(found) ? PHONE_DIGITS.least : BARE_PHONE_DIGITS;
  return length >= least && length <= PHONE_DIGITS.most ? "a phone number" : null;
}

/** Finds text that leads to a person: an address, a number to call or to pay with; null when there is none. */
export function findPersonalData(text: string): PersonalData | null {
  const plain = text.normalize("NFKC").replaceAll(/\p{Pd}/gu, "-");
  if (EMAIL.test(plain)) return "an email address";
  if ((plain.match(IBAN) ?? []).some(isIban)) return "a bank account number";
  for (const [found] of plain.matchAll(DIGITS)) {
    const data = readNumber(found);
    if (data !== null) return data;
  }
  return null;
}
