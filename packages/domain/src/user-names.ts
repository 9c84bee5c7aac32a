/**
 * Whether what an account is known by is a user name: no address is without an `@`, and no user name has one. So both
 * stand in the same places, and nobody is mistaken for another.
 */
export function isUserName(email: string): boolean {
  return email !== "" && !email.includes("@");
}

const MAX_CHARS = 24;
/** Letters that no decomposition takes apart. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z]/gu, (sign) => SPELT_OUT[sign] ?? "");
}

/**
 * The first part of a user name, as somebody types it who reads it off a card: "ada.lovelace". Names in other letters than
 * Latin ones leave nothing of it: "learner".
 */
export function baseOfUserName(firstName: string, lastName: string): string {
  const parts = [plain(firstName), plain(lastName)].filter((part) => part !== "");
  return parts.length === 0 ? "learner" : parts.join(".").slice(0, MAX_CHARS);
}
