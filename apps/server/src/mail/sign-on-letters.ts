import { renderLetter } from "./render-letter.ts";
import type { Letter } from "./write-mail.ts";

/** To an address that a provider named and nobody has confirmed: so it has nothing in it that anybody typed. */
export function signOnCodeLetter({
  label,
  code,
  minutes,
}: {
  readonly label: string;
  readonly code: string;
  readonly minutes: number;
}): Letter {
  return renderLetter({
    subject: "Your code for Elenchus",
    firstName: "",
    paragraphs: [
      `Somebody, perhaps you, has logged in by ${label}, which says that this address is theirs. If it was you, type this code on the page that asked for it:`,
      code,
      `It is good for ${minutes} minutes, and only in the browser in which you began.`,
      `If it was not you, do not give the code to anybody: whoever has it gets into your Elenchus account. You do not need to do anything.`,
    ],
  });
}

/**
 * For somebody whose account the operator has made, where nobody has a password.
 * @param waysIn the buttons on the log-in page
 */
export function signOnInvitationLetter({
  firstName,
  waysIn,
  link,
}: {
  readonly firstName: string;
  readonly waysIn: string;
  readonly link: string;
}): Letter {
  return renderLetter({
    subject: "You are invited to Elenchus",
    firstName,
    paragraphs: [
      "An account was created for you on Elenchus, where critical thinking is practised in dialogue with a tutor. You have access already.",
      `You need no password here. Choose ${waysIn} on the log-in page. At the first time you may be asked to show that this address is yours.`,
    ],
    action: { label: "Go to Elenchus", link },
    afterwards: ["If you did not expect this, you do not need to do anything."],
  });
}

/** Tells an account's owner that a provider opens it now. */
export function signOnLinkedLetter({
  firstName,
  label,
}: {
  readonly firstName: string;
  readonly label: string;
}): Letter {
  return renderLetter({
    subject: `You can log in by ${label} now`,
    firstName,
    paragraphs: [
      `Your Elenchus account is linked with your account at ${label}: from now on you can log in by either.`,
      "If it was not you, please write to whoever runs this site.",
    ],
  });
}
