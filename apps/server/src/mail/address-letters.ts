import { formatMinute } from "./format-values.ts";
import { renderLetter } from "./render-letter.ts";
import type { Letter } from "./write-mail.ts";

/** Whom a letter is for. */
interface Addressee {
  readonly firstName: string;
}

/** To a new address: shows that it is the account's owner's. */
export function newAddressLetter({
  firstName,
  link,
  hours,
}: Addressee & { readonly link: string; readonly hours: number }): Letter {
  return renderLetter({
    subject: "Confirm your new email address",
    firstName,
    paragraphs: [
      "You, or someone else, asked to use this email address for an Elenchus account from now on.",
    ],
    action: { label: "Use this address", link },
    afterwards: [
      `The link works once, for ${hours} hours.`,
      "If it was not you, you do not need to do anything. Nothing changes without your click.",
    ],
  });
}

/** To an address that somebody else wants to use, and that has an account. */
export function addressInUseLetter({ firstName }: Addressee): Letter {
  return renderLetter({
    subject: "You already have an account",
    firstName,
    paragraphs: [
      "Someone, perhaps you, tried to use this email address for another Elenchus account. You already have an account with it. Nothing about it has changed.",
      "If it was not you, you do not need to do anything. The person who tried was not told that you have an account.",
    ],
  });
}

/** To the address that an account has, while another one is asked for. */
export function addressChangeAskedLetter({
  firstName,
  email,
  at,
}: Addressee & { readonly email: string; readonly at: Date }): Letter {
  return renderLetter({
    subject: "Your email address is about to change",
    firstName,
    paragraphs: [
      `Someone who knows your password asked on ${formatMinute(at)} to use another email address for your Elenchus account: ${email}. It changes when the link that we have sent there is clicked.`,
      "If it was you, you do not need to do anything. If it was not you, choose “Forgot password?” on the log-in screen and set a new password now. That logs everybody else out, and the link no longer works.",
    ],
  });
}

/** To the address that an account had. */
export function addressChangedLetter({
  firstName,
  email,
  at,
  link,
  days,
}: Addressee & {
  readonly email: string;
  readonly at: Date;
  readonly link: string;
  readonly days: number;
}): Letter {
  return renderLetter({
    subject: "Your email address was changed",
    firstName,
    paragraphs: [
      `The email address of your Elenchus account was changed to ${email} on ${formatMinute(at)}. From now on you log in with the new address, and we write there.`,
      "If it was you, you do not need to do anything. If it was not you, take the account back now. That logs everybody out, and you choose a new password.",
    ],
    action: { label: "It was not me", link },
    afterwards: [`The link works once, for ${days} days.`],
  });
}
