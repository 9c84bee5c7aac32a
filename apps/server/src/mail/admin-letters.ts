import { formatMinute } from "./format-values.ts";
import { renderLetter } from "./render-letter.ts";
import type { Letter } from "./write-mail.ts";

/**
 * For a learner whose account the operator has made: lets them choose their password.
 * @param legal folder of the legal pages, as an address
 */
export function learnerInvitationLetter({
  firstName,
  link,
  hours,
  legal,
}: {
  readonly firstName: string;
  readonly link: string;
  readonly hours: number;
  readonly legal: string;
}): Letter {
  return renderLetter({
    subject: "You are invited to Elenchus",
    firstName,
    paragraphs: [
      "An account was created for you on Elenchus, where you practise critical thinking in dialogue with a tutor. You have access already. Please choose a password. Nobody else will know it.",
      `Before you begin, you are asked to agree to the terms of use (${legal}/terms.html) and for your month of birth. The privacy page says what is kept about you (${legal}/privacy.html).`,
    ],
    action: { label: "Choose a password", link },
    afterwards: [
      `The link works for ${hours} hours. After that, choose “Forgot password?” on the log-in screen.`,
      "If you did not expect this, you do not need to do anything.",
    ],
  });
}

/** Tells that whoever runs the server has made somebody a supervisor, or a learner again. */
export function roleChangedLetter({
  firstName,
  at,
  isSupervisor,
}: {
  readonly firstName: string;
  readonly at: Date;
  readonly isSupervisor: boolean;
}): Letter {
  const role = isSupervisor ? "supervisor" : "learner";
  const meaning = isSupervisor
    ? "You can now follow your students' dialogues and results. When you log in, you may be asked to set up a second factor first."
    : "You no longer see students' dialogues and results. Your own dialogues are still there.";
  return renderLetter({
    subject: `You are a ${role} on Elenchus now`,
    firstName,
    paragraphs: [
      `Whoever runs this Elenchus site has made you a ${role} (${formatMinute(at)}). ${meaning}`,
      "You have been logged out everywhere. Your password is the same as before.",
    ],
  });
}

/** Shows whoever runs the server that mail goes out. */
export function testLetter({ at, link }: { readonly at: Date; readonly link: string }): Letter {
  return renderLetter({
    subject: "A test mail from Elenchus",
    firstName: "",
    paragraphs: [
      `Mail from the Elenchus site at ${link} goes out. This one was asked for by whoever runs it, on ${formatMinute(at)}.`,
    ],
  });
}
