import { expect, test } from "vitest";
import { CODE_SIGNS, readCapitalCode, readCode } from "./typed-code.ts";

test.each([
  "123456",
  " 123 456 ",
  "123-456",
  "123–456",
  "123\u2011456",
  "12 34 56\u00A0",
  "123\u200B456",
  "１２３４５６",
  "１２３－４５６",
  "١٢٣٤٥٦",
  "۱۲۳ ۴۵۶",
  "१२३४५६",
  "১২৩৪৫৬",
  "๑๒๓๔๕๖",
  "၁၂၃၄၅၆",
  "᱑᱒᱓᱔᱕᱖",
  "𞥑𞥒𞥓𞥔𞥕𞥖",
  "𝟏𝟐𝟑𝟒𝟓𝟔",
])("%s is 123456", (typed) => {
  expect(readCode(typed)).toBe("123456");
});

test("every decimal digit that there is stands for its value", () => {
  const all = Array.from({ length: 0x1_fc00 }, (_each, code) => String.fromCodePoint(code));
  const digits = all.filter((sign) => /\p{Nd}/u.test(sign));
  const values = digits.map(readCode).join("");
  expect(digits.length).toBeGreaterThan(600);
  // Unicode has the numerals of each script from nought to nine.
  expect(values).toBe("0123456789".repeat(digits.length / 10));
});

test("letters keep their case where it counts", () => {
  expect(readCode(" aBc1e-Fgh２j ")).toBe("aBc1eFgh2j");
});

test.each([
  "K7QM-2PXD",
  "k7qm 2pxd",
  "Ｋ７ｑｍ－２ＰＸＤ",
  "K7QM—2PXD",
  "k7qm2pxd",
  "К7QМ-2РХD",
  "Κ7QΜ 2ΡΧD",
  "K٧QM-۲PXD",
])("%s is K7QM2PXD", (typed) => {
  expect(readCapitalCode(typed)).toBe("K7QM2PXD");
});

test("no sign of our codes is taken for another one", () => {
  expect(readCapitalCode(CODE_SIGNS.toLowerCase())).toBe(CODE_SIGNS);
  expect(new Set(CODE_SIGNS).size).toBe(CODE_SIGNS.length);
  expect(CODE_SIGNS).not.toMatch(/[ILOU01]/u);
});
