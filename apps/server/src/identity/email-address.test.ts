import { expect, test } from "vitest";
import { isEmailAddress, mailboxOf, normaliseEmail, showEmail } from "./email-address.ts";

test.each([
  ["Ada@Example.ORG", "ada@example.org"],
  ["  ada@bücher.example ", "ada@xn--bcher-kva.example"],
  ["ada@BÜCHER.example", "ada@xn--bcher-kva.example"],
  ["ada@bu\u0308cher.example", "ada@xn--bcher-kva.example"],
  ["ada@XN--BCHER-KVA.example", "ada@xn--bcher-kva.example"],
  ["ada@例え。jp", "ada@xn--r8jz45g.jp"],
  ["иван@почта.рф", "иван@xn--80a1acny.xn--p1ai"],
  ["tom&jerry/a=b!c#d~e@example.org", "tom&jerry/a=b!c#d~e@example.org"],
  ["o'brien+tag@sub.example.co.uk", "o'brien+tag@sub.example.co.uk"],
  ["{x}|y^z`?*%$_-@example.org", "{x}|y^z`?*%$_-@example.org"],
  ["ada@faß.de", "ada@xn--fa-hia.de"],
  ["ada@i❤.ws", "ada@xn--i-7iq.ws"],
])("%j is the address %j", (typed, kept) => {
  expect(normaliseEmail(typed)).toBe(kept);
  expect(normaliseEmail(kept)).toBe(kept);
  expect(isEmailAddress(kept)).toBe(true);
});

test.each([
  "",
  "nobody",
  "a@b",
  "@example.org",
  "ada@",
  "ada@example.org/path",
  "ada@example.org:25",
  "ada@exa%6dple.org",
  "ada@[127.0.0.1]",
  "ada@127.0.0.1",
  "a@b@example.org",
  "two words@example.org",
  '"two words"@example.org',
  "a@example.org\r\nBcc: b@example.org",
  "a@example.org, b@example.org",
  "Ada <ada@example.org>",
  ".ada@example.org",
  "a..b@example.org",
  "ada@exa\u200Bmple..org",
  "ada@-example.org",
  "a\u202Eb@example.org",
  `${"x".repeat(65)}@example.org`,
  `${"x".repeat(60)}@${"y".repeat(60)}.${"z".repeat(60)}.${"w".repeat(60)}.${"v".repeat(60)}.org`,
])("%j is none", (typed) => {
  expect(isEmailAddress(normaliseEmail(typed))).toBe(false);
});

test("an address is shown as it is read", () => {
  expect(showEmail("ada@xn--bcher-kva.example")).toBe("ada@bücher.example");
  expect(showEmail("ada@example.org")).toBe("ada@example.org");
  expect(showEmail("nobody")).toBe("nobody");
});

test.each([
  ["ada+1@example.org", "ada@example.org"],
  ["Ada+a+b@Example.org", "ada@example.org"],
  ["ada+x@bücher.example", "ada@xn--bcher-kva.example"],
  ["a.d.a@example.org", "a.d.a@example.org"],
  ["+1@example.org", "+1@example.org"],
])("%s arrives at %s", (typed, mailbox) => {
  expect(mailboxOf(typed)).toBe(mailbox);
});
