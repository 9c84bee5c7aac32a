import { describe, expect, test } from "vitest";
import { HONEST_FIRST_NAMES, HONEST_LAST_NAMES } from "./build-honest-names.ts";
import { isLikeName, isLongName, nameForLetter, tidyName } from "./person-name.ts";

const isFirstName = (typed: string): boolean => nameForLetter(typed, "first") !== null;

test("hundreds of honest names are enough to measure by, and none is refused", () => {
  expect(HONEST_FIRST_NAMES.length).toBeGreaterThan(500);
  expect(HONEST_LAST_NAMES.length).toBeGreaterThan(150);
  const refused = [
    ...HONEST_FIRST_NAMES.filter((name) => nameForLetter(name, "first") === null),
    ...HONEST_LAST_NAMES.filter((name) => nameForLetter(name, "last") === null),
    // Whoever has one field for all of it, as on a phone's contact card.
    ...HONEST_LAST_NAMES.filter((name, index) => {
      const full = `${HONEST_FIRST_NAMES[index]} ${name}`;
      return !isLikeName(full) && name.split(" ").length < 4;
    }),
  ];
  expect(refused).toEqual([]);
});

test("a name that is pasted with what nobody sees is that name", () => {
  expect(tidyName("\uFEFF Ada\u00A0\u200B\r\n Lovelace\u202E\u2028")).toBe("Ada Lovelace");
  expect(tidyName("علی\u200Cرضا")).toBe("علی\u200Cرضا");
});

describe("is no name", () => {
  test.each([
    "Your account is closed. Pay at evil dot test",
    "Your account is closed",
    "YOUR ACCOUNT HAS BEEN LOCKED",
    "your account is closed",
    "Ｙｏｕｒ ａｃｃｏｕｎｔ is closed",
    "𝐘𝐨𝐮𝐫 𝐚𝐜𝐜𝐨𝐮𝐧𝐭 is closed",
    "Click here",
    "Please call",
    "Call now",
    "you have won a prize",
    "Ihr Konto wurde gesperrt",
    "votre compte est bloqué",
    "su cuenta está bloqueada",
    "Ваш аккаунт заблокирован",
    "one two three four five six seven eight nine",
    "Something ended. Do it",
    "Ada, send money",
    "Ada! Hurry",
    "Really?",
    "call 0049 171 5550100",
    "٠١٢٣٤٥٦٧",
    "evil.test",
    "www.evil",
    "eve@evil.test",
    "eve @evil",
    "https://evil.test",
    "evil.test/pay",
    "evil。test",
    "a/b/c",
    "<b>Ada</b>",
    '=HYPERLINK("x")',
    "{{name}}",
    "Ada; DROP",
    "$100",
    "🎁🎁🎁",
    "您的账户已被关闭请立即付款",
    "a̶̶̶̶̶̶̶̶̶̶d̶a",
    "123",
    "...",
    "",
    " \n ",
    "\u3164",
  ])("%j", (typed) => {
    expect(isFirstName(typed)).toBe(false);
  });
});

test("a first name has at most 40 letters, a last name 60, of whatever script", () => {
  for (const letter of ["x", "é", "ё", "म", "𞤀", "น"]) {
    expect(isLongName(letter.repeat(40), "first"), letter).toBe(false);
    expect(isLongName(letter.repeat(41), "first"), letter).toBe(true);
    expect(isLongName(letter.repeat(60), "last"), letter).toBe(false);
    expect(isLongName(letter.repeat(61), "last"), letter).toBe(true);
  }
  expect(isLongName("น้".repeat(40), "first")).toBe(false);
  expect(isLongName(`${"x".repeat(40)}${"\u0301".repeat(90)}`, "first")).toBe(true);
});

test("no mail program can make a link of a name in a letter", () => {
  expect(nameForLetter("St.John", "first")).toBe("St. John");
  expect(nameForLetter("J.R.R.", "first")).toBe("J.R.R.");
  expect(nameForLetter("X.Com", "first")).toBe("X. Com");
});

test("a megabyte is too long, and is not read for that", () => {
  const huge = "x".repeat(1_000_000);
  expect(isLongName(huge, "first")).toBe(true);
  expect(nameForLetter(huge, "first")).toBeNull();
});
