const DIGIT = /\p{Nd}/u;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{Nd}]/gu;

/** Signs of codes of ours: without letters and digits that are taken for one another (I, L, O, U, 0, 1). */
export const CODE_SIGNS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/** Capitals that keyboards of other scripts have in the place of Latin ones, and that look the same. */
const LOOK_ALIKES = "АВЕКМНРСТХΑΒΕΖΗΚΜΝΡΤΥΧ";
const LATIN = "ABEKMHPCTXABEZHKMNPTYX";

/** The value of a digit of any script: Unicode has them in tens, from nought on. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/**
 * A code as somebody typed or pasted it, as it is compared: letters in the case that they have, digits of any script as
 * 0 to 9, full width as any other, and without blanks, hyphens and whatever else is put between.
 */
export function readCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .replaceAll(/\p{Nd}/gu, valueOf)
    .replaceAll(NEITHER_LETTER_NOR_DIGIT, "");
}

/** A code that has no small letters, such as that of a group, in whatever case and from whatever keyboard it was typed. */
export function readCapitalCode(typed: string): string {
  return readCode(typed)
    .toUpperCase()
    .replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (sign) => {
      const index = LOOK_ALIKES.indexOf(sign);
      return index < 0 ? sign : LATIN.charAt(index);
    });
}
