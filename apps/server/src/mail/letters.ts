import { formatMinute } from "./format-values.ts";
import { renderLetter } from "./render-letter.ts";
import type { Letter } from "./write-mail.ts";

/** Whom a letter is for. A name that could pass for a message, and an empty one, are left out. */
export interface Addressee {
  readonly firstName: string;
}

/** Advice where somebody else may know the password. */
export const RESET_IT_NOW =
  "choose “Forgot password?” on the log-in screen and set a new password now. That logs everybody else out.";

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
      "Thank you for registering with Elenchus. Please confirm that this is your email address. Then you can log in.",
    ],
    action: { label: "Confirm my address", link },
    afterwards: [
      `The link works for ${hours} hours.`,
      "If you did not register, you do not need to do anything. There is no account without your confirmation.",
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
      "Someone, perhaps you, tried to register with Elenchus with this address. You already have an account. Nothing about it has changed.",
    ],
    action: { label: "Log in", link: logInLink },
    afterwards: [
      resetHint,
      "If it was not you, you do not need to do anything. The person who tried was not told that you have an account.",
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
    paragraphs: ["You, or someone else, asked for a new password for your Elenchus account."],
    action: { label: "Set a new password", link },
    afterwards: [
      `The link works once, for ${minutes} minutes. A new password logs you out everywhere.`,
      "If it was not you, you do not need to do anything. Your password does not change.",
    ],
  });
}

/**
 * Tells that the password is another now.
 * @param keepsDevice whether it was changed by somebody who was logged in, and still is
 */
export function passwordChangedLetter({
  firstName,
  at,
  keepsDevice = false,
}: Addressee & { readonly at: Date; readonly keepsDevice?: boolean }): Letter {
  const loggedOut = keepsDevice
    ? "All other devices have been logged out."
    : "Everyone who was logged in has been logged out.";
  return renderLetter({
    subject: "Your password was changed",
    firstName,
    paragraphs: [
      `The password of your Elenchus account was changed on ${formatMinute(at)}. ${loggedOut}`,
      `If it was you, you do not need to do anything. If it was not you, ${RESET_IT_NOW}`,
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
      "An account was created for you, so that you can follow your students' dialogues and results. Please choose a password. Nobody else will know it.",
    ],
    action: { label: "Choose a password", link },
    afterwards: [
      `The link works for ${hours} hours. After that, choose “Forgot password?” on the log-in screen.`,
      "If you did not expect this, you do not need to do anything.",
    ],
  });
}

/** The last letter. */
export function accountDeletedLetter({ firstName, at }: Addressee & { readonly at: Date }): Letter {
  return renderLetter({
    subject: "Your account was deleted",
    firstName,
    paragraphs: [
      `Your Elenchus account was deleted on ${formatMinute(at)}, together with everything we stored about your learning. The law requires us to keep the record of a payment. It does not contain your name.`,
      "If it was not you, somebody knows your password. We cannot restore the account. Please change that password everywhere else you use it.",
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
    ? "You now need a code from your authenticator app to log in. Keep your recovery codes in a place that you can reach without your phone."
    : "You now log in with your password only.";
  return renderLetter({
    subject: `Your second factor was ${change}`,
    firstName,
    paragraphs: [
      `The second factor of your Elenchus account was ${change} (${formatMinute(at)}). ${meaning}`,
      `If it was you, you do not need to do anything. If it was not you, ${RESET_IT_NOW}`,
    ],
  });
}

/** Tells that whoever runs the server removed the second factor. */
export function secondFactorResetLetter({
  firstName,
  at,
}: Addressee & { readonly at: Date }): Letter {
  return renderLetter({
    subject: "Your second factor was reset",
    firstName,
    paragraphs: [
      `Whoever runs this Elenchus site has removed the second factor of your account (${formatMinute(at)}). You have been logged out everywhere. Log in with your password and set up a new second factor. You can delete the old entry from your authenticator app.`,
      `If you did not ask for this, please tell them, and ${RESET_IT_NOW}`,
    ],
  });
}
