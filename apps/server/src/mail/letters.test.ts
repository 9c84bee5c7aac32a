import { describe, expect, test } from "vitest";
import { escapeHtml } from "../http/escape-html.ts";
import {
  accountDeletedLetter,
  alreadyRegisteredLetter,
  passwordChangedLetter,
  paymentLetter,
  refundedLetter,
  resetLetter,
  secondFactorChangedLetter,
  secondFactorResetLetter,
  verificationLetter,
  withdrawalLetter,
} from "./letters.ts";
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
  const grave = ALL.filter(([subject]) => subject !== "Your refund is on its way");
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
