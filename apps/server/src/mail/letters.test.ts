import { describe, expect, test } from "vitest";
import { escapeHtml } from "../http/escape-html.ts";
import {
  accountDeletedLetter,
  alreadyRegisteredLetter,
  passwordChangedLetter,
  resetLetter,
  secondFactorChangedLetter,
  secondFactorResetLetter,
  verificationLetter,
} from "./letters.ts";
import {
  disputeLetter,
  paymentLetter,
  refundedLetter,
  refundFailedLetter,
  withdrawalLetter,
} from "./payment-letters.ts";
import type { Letter } from "./write-mail.ts";

const LINK = "https://elenchus.test/?token=a-b_c&from=mail";
const AT = new Date("2026-11-21T14:03:27Z");
const MONEY = { amount: 4900, currency: "eur" };

/** Every letter, by its subject. */
function writeAll(firstName: string): Record<string, Letter> {
  return {
    "Confirm your email address": verificationLetter({ firstName, link: LINK, hours: 24 }),
    "You already have an account": alreadyRegisteredLetter({
      firstName,
      logInLink: LINK,
      resetHint: "If you have forgotten your password, choose “Forgot password?” there.",
    }),
    "Set a new password": resetLetter({ firstName, link: LINK, minutes: 10 }),
    "Your password was changed": passwordChangedLetter({ firstName, at: AT }),
    "Your receipt": paymentLetter({
      firstName,
      ...MONEY,
      at: AT,
      withdrawUntil: new Date("2026-11-28T14:03:27Z"),
      logInLink: LINK,
    }),
    "Your withdrawal is confirmed": withdrawalLetter({
      firstName,
      ...MONEY,
      at: AT,
      reference: "cs_test_123",
    }),
    "Your refund is on its way": refundedLetter({
      firstName,
      ...MONEY,
      reason: "you had paid already",
      paid: 4900,
      refunded: 4900,
      endsAccess: true,
    }),
    "Your refund did not go through": refundFailedLetter({
      firstName,
      ...MONEY,
      reference: "cs_test_123",
      hasAccess: true,
    }),
    "Your payment was taken back": disputeLetter({
      firstName,
      ...MONEY,
      stage: "lost",
      access: "ended",
    }),
    "Your account was deleted": accountDeletedLetter({ firstName, at: AT }),
    "Your second factor was reset": secondFactorResetLetter({ firstName, at: AT }),
    "Your second factor was turned on": secondFactorChangedLetter({
      firstName,
      at: AT,
      isOn: true,
    }),
    "Your second factor was turned off": secondFactorChangedLetter({
      firstName,
      at: AT,
      isOn: false,
    }),
  };
}

const ALL = Object.entries(writeAll("Ada"));

describe.each(ALL)("the letter “%s”", (subject, letter) => {
  test("has that subject, greets and signs in both forms", () => {
    expect(letter.subject).toBe(subject);
    expect(letter.text).toMatch(/^Hello Ada,\n\n/);
    expect(letter.text).toMatch(/\n\nElenchus\n$/);
    expect(letter.html).toMatch(/>Hello Ada,<\/p>/);
  });

  test("says the same in both forms", () => {
    const [, ...paragraphs] = letter.text.trimEnd().split("\n\n");
    for (const paragraph of paragraphs.filter((each) => !each.includes(LINK))) {
      expect(letter.html).toContain(escapeHtml(paragraph).replaceAll("\n", "<br>"));
    }
  });

  test("reads as English, and brings nothing from elsewhere", () => {
    expect(letter.html).toContain('<html lang="en">');
    expect(letter.html).not.toMatch(/<img|<script|<link|<style|url\(|src=|@import/i);
    const addresses = letter.html.match(/https?:[^"<]+/g) ?? [];
    for (const address of addresses) expect(address).toBe(escapeHtml(LINK));
  });

  test("leaves nothing unsaid", () => {
    expect(letter.subject + letter.text + letter.html).not.toMatch(/undefined|NaN|null|Invalid/);
  });
});

test("a name stays text", () => {
  for (const letter of Object.values(writeAll(`Adá "Co" D'Or`))) {
    expect(letter.html).toContain("Hello Adá &quot;Co&quot; D&#39;Or,");
    expect(letter.text).toContain(`Hello Adá "Co" D'Or,`);
  }
  for (const letter of Object.values(writeAll("<b>Ada</b>"))) {
    expect(letter.html).not.toContain("Ada");
    expect(letter.text).toContain("Hello,");
  }
});

test("whatever somebody may be blamed for says what to do", () => {
  const plain = ["Your refund is on its way", "Your refund did not go through"];
  const grave = ALL.filter(
    ([subject]) => ![...plain, "Your payment was taken back"].includes(subject),
  );
  for (const [subject, { text }] of grave) {
    expect(text, subject).toMatch(/If it was not|If you did not/);
  }
});

test("a link stands on a line of its own and behind a button", () => {
  const { text, html } = resetLetter({ firstName: "Ada", link: LINK, minutes: 10 });
  expect(text.split("\n")).toContain(LINK);
  expect(text).toContain("for 10 minutes");
  expect(html).toContain(`<a href="${escapeHtml(LINK)}"`);
  expect(html).toContain(">Set a new password</a>");
});

test("a verification link says how long it works", () => {
  const { text } = verificationLetter({ firstName: "Ada", link: LINK, hours: 24 });
  expect(text).toContain("works for 24 hours");
});

test("the receipt names amount, time and until when one may withdraw", () => {
  const { text } = writeAll("Ada")["Your receipt"] ?? { text: "" };
  expect(text).toContain("Amount: €49.00");
  expect(text).toContain("Paid on: 21 November 2026 at 14:03 UTC");
  expect(text).toContain("until 28 November 2026 at 14:03 UTC");
  expect(text).toContain("no more than 20% of the content");
});

test("the withdrawal is confirmed to the second, with amount, reference and what happens next", () => {
  const { text } = writeAll("Ada")["Your withdrawal is confirmed"] ?? { text: "" };
  expect(text).toContain("Withdrawn on: 21 November 2026 at 14:03:27 UTC");
  expect(text).toContain("Amount to be refunded: €49.00");
  expect(text).toContain("Reference: cs_test_123");
  expect(text).toContain("within 5 to 10 business days");
});

test("a refund says how much, why, and when it is there", () => {
  const { text } = writeAll("Ada")["Your refund is on its way"] ?? { text: "" };
  expect(text).toContain("We have refunded €49.00 to you, because you had paid already.");
  expect(text).toContain("within 5 to 10 business days");
});

describe("a refund names the amount that went back, not the price", () => {
  const write = (amount: number, refunded: number, endsAccess = false, currency = "eur") => {
    const money = { amount, currency, paid: 4900, refunded, endsAccess };
    return refundedLetter({ firstName: "Ada", reason: "we were asked to", ...money }).text;
  };

  test("of a part", () => {
    const text = write(900, 900);
    expect(text).toContain("We have refunded €9.00 to you");
    expect(text).toContain("a part of the €49.00 that you paid: €9.00 of it in all");
    expect(text).toContain("does not change your access");
  });

  test("of the last part", () => {
    const text = write(4000, 4900, true);
    expect(text).toContain("We have refunded €40.00 to you");
    expect(text).toContain("that is all of the €49.00 that you paid. Your access has ended.");
  });

  test("in currencies of no decimals and of three", () => {
    expect(write(900, 900, false, "jpy")).toContain("JP¥900 to you");
    expect(write(900, 900, false, "kwd")).toMatch(/KWD\s0\.900 to you/u);
  });
});

test.each([
  ["inquiry", "unchanged", "Your access does not change."],
  ["open", "given back", "You have access again."],
  ["open", "unchanged", "The bank decides, which can take two or three months."],
  ["lost", "ended", "has taken €49.00 back. Your access has ended."],
  ["won", "given back", "the payment stands. You have access again."],
  ["inquiry_closed", "unchanged", "has closed its question. The payment stands."],
  ["settled", "unchanged", "was settled before there was a dispute."],
] as const)("of a dispute's stage %s, access %s, the letter says: %s", (stage, access, words) => {
  const letter = disputeLetter({ firstName: "Ada", ...MONEY, stage, access });
  expect(letter.text).toContain(words);
  expect(letter.subject).not.toMatch(/undefined/u);
});
