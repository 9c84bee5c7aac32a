import { formatMoney } from "@elenchus/domain/money";
import { MOST_CONTENT_USED } from "@elenchus/domain/withdrawal";
import { formatMinute, formatSecond } from "./format-values.ts";
import { renderLetter } from "./render-letter.ts";
import type { Letter } from "./write-mail.ts";

/** Whom a letter is for. A name that could pass for a message, and an empty one, are left out. */
interface Addressee {
  readonly firstName: string;
}

/** Money, in the currency's smallest unit; the currency is ISO 4217. */
interface Money {
  readonly amount: number;
  readonly currency: string;
}

const RESET_IT_NOW =
  "choose “Forgot password?” on the log-in screen and set a new password now. That logs everybody else out.";

/** Specification §9. */
const MONEY_COMES_BACK = "within 5 to 10 business days";

/** For a new account: shows that the address is the learner's own. */
export function verificationLetter({
  firstName,
  link,
  hours,
}: Addressee & { readonly link: string; readonly hours: number }): Letter {
  return renderLetter({
    subject: "Confirm your email address",
    firstName,
    paragraphs: [
      "Thank you for registering with Elenchus. Please confirm that this address is yours; then you can log in.",
    ],
    action: { label: "Confirm my address", link },
    afterwards: [
      `The link works for ${hours} hours.`,
      "If you did not register, you need do nothing: without your confirmation there is no account.",
    ],
  });
}

/**
 * For an address that has an account already and is registered once more.
 * @param resetHint a sentence on how to get a new password
 */
export function alreadyRegisteredLetter({
  firstName,
  logInLink,
  resetHint,
}: Addressee & { readonly logInLink: string; readonly resetHint: string }): Letter {
  return renderLetter({
    subject: "You already have an account",
    firstName,
    paragraphs: [
      "Someone, perhaps you, tried to register with Elenchus under this address. You have an account already, and nothing about it has changed.",
    ],
    action: { label: "Log in", link: logInLink },
    afterwards: [
      resetHint,
      "If it was not you, you need do nothing. Whoever it was has not been told that you have an account.",
    ],
  });
}

/** For whoever has forgotten the password. */
export function resetLetter({
  firstName,
  link,
  minutes,
}: Addressee & { readonly link: string; readonly minutes: number }): Letter {
  return renderLetter({
    subject: "Set a new password",
    firstName,
    paragraphs: ["Someone, we trust you, asked for a new password for your Elenchus account."],
    action: { label: "Set a new password", link },
    afterwards: [
      `The link works once, for ${minutes} minutes. A new password logs you out everywhere.`,
      "If it was not you, you need do nothing: your password stays as it is.",
    ],
  });
}

/** Tells that the password is another now. */
export function passwordChangedLetter({
  firstName,
  at,
}: Addressee & { readonly at: Date }): Letter {
  return renderLetter({
    subject: "Your password was changed",
    firstName,
    paragraphs: [
      `The password of your Elenchus account was changed on ${formatMinute(at)}. Whoever was logged in has been logged out.`,
      `If it was you, all is well. If it was not, ${RESET_IT_NOW}`,
    ],
  });
}

/** The receipt, with the right to withdraw. */
export function paymentLetter(
  payment: Addressee &
    Money & { readonly at: Date; readonly withdrawUntil: Date; readonly logInLink: string },
): Letter {
  const { firstName, amount, currency, at, withdrawUntil, logInLink } = payment;
  return renderLetter({
    subject: "Your receipt",
    firstName,
    paragraphs: [
      "Thank you. Your payment has arrived, and Elenchus is open to you.",
      `For: access to Elenchus, paid once\nAmount: ${formatMoney(amount, currency)}\nPaid on: ${formatMinute(at)}`,
    ],
    action: { label: "Log in", link: logInLink },
    afterwards: [
      `If Elenchus is not for you, withdraw in your account until ${formatMinute(withdrawUntil)} and you get all of it back, as long as you have used no more than ${MOST_CONTENT_USED * 100}% of the content.`,
      "Please keep this mail as your receipt. If it was not you who paid, please tell the bank that issued the card.",
    ],
  });
}

/**
 * Confirms a withdrawal in a form that lasts.
 * @param reference names the payment
 */
export function withdrawalLetter(
  withdrawal: Addressee & Money & { readonly at: Date; readonly reference: string },
): Letter {
  const { firstName, amount, currency, at, reference } = withdrawal;
  return renderLetter({
    subject: "Your withdrawal is confirmed",
    firstName,
    paragraphs: [
      "You have withdrawn from your contract for access to Elenchus. This mail confirms it; please keep it.",
      `Declared on: ${formatSecond(at)}\nAmount to be paid back: ${formatMoney(amount, currency)}\nReference: ${reference}`,
      `The money goes back to the card that you paid with, ${MONEY_COMES_BACK}. Your access ends with the withdrawal.`,
      `If it was not you, ${RESET_IT_NOW}`,
    ],
  });
}

/**
 * Tells that money is on its way back.
 * @param reason a clause that says why, as in "because you had paid already"
 */
export function refundedLetter({
  firstName,
  amount,
  currency,
  reason,
}: Addressee & Money & { readonly reason: string }): Letter {
  return renderLetter({
    subject: "Your refund is on its way",
    firstName,
    paragraphs: [
      `We have paid ${formatMoney(amount, currency)} back to you, because ${reason}.`,
      `It is on the card that you paid with ${MONEY_COMES_BACK}. You need do nothing.`,
    ],
  });
}

/** For somebody whom the operator has made a supervisor: lets them choose their password. */
export function invitationLetter({
  firstName,
  link,
  hours,
}: Addressee & { readonly link: string; readonly hours: number }): Letter {
  return renderLetter({
    subject: "You are a supervisor on Elenchus",
    firstName,
    paragraphs: [
      "An account was made for you, so that you can follow your students' dialogues and results. Please choose a password; nobody else knows it.",
    ],
    action: { label: "Choose a password", link },
    afterwards: [
      `The link works for ${hours} hours. After that, choose “Forgot password?” on the log-in screen.`,
      "If you did not expect this, you need do nothing.",
    ],
  });
}

/** The last letter. */
export function accountDeletedLetter({ firstName, at }: Addressee & { readonly at: Date }): Letter {
  return renderLetter({
    subject: "Your account was deleted",
    firstName,
    paragraphs: [
      `Your Elenchus account was deleted on ${formatMinute(at)}, and with it everything that we kept of your learning. The record of a payment stays in our books, as the law asks, without your name.`,
      "If it was not you, somebody knows your password. We cannot bring the account back, but please change that password wherever else you use it.",
    ],
  });
}

/** Tells that logging in asks for a code now, or no longer does. */
export function secondFactorChangedLetter({
  firstName,
  at,
  isOn,
}: Addressee & { readonly at: Date; readonly isOn: boolean }): Letter {
  const change = isOn ? "turned on" : "turned off";
  const meaning = isOn
    ? "Logging in now asks for a code from your authenticator app, too. Keep your recovery codes where you find them without your phone."
    : "Logging in now asks for your password alone.";
  return renderLetter({
    subject: `Your second factor was ${change}`,
    firstName,
    paragraphs: [
      `The second factor of your Elenchus account was ${change} (${formatMinute(at)}). ${meaning}`,
      `If it was you, all is well. If it was not, ${RESET_IT_NOW}`,
    ],
  });
}
