import { nameForLetter } from "@elenchus/domain/person-name";
import { renderLetter } from "./render-letter.ts";
import type { Letter } from "./write-mail.ts";

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** Both names; null where they are no names by today's rule. */
function nameOf({ firstName, lastName }: Named): string | null {
  const names = [nameForLetter(firstName, "first"), nameForLetter(lastName, "last")];
  return names.includes(null) ? null : names.join(" ");
}

/** Tells a supervisor that somebody who was invited never heard of it. */
export function undeliveredLetter({
  firstName,
  person,
  isOfList,
}: {
  readonly firstName: string;
  readonly person: Named & { readonly email: string };
  /** Whether they stand in a class list, which the supervisor mends alone. */
  readonly isOfList: boolean;
}): Letter {
  const name = nameOf(person);
  const whom = name === null ? person.email : `${name} (${person.email})`;
  return renderLetter({
    subject: "An invitation could not be delivered",
    firstName,
    paragraphs: [
      `The invitation of ${whom} to Elenchus could not be delivered. The address may be misspelt, or the mailbox may be closed or full.`,
      isOfList
        ? "Please find out the right address. Then withdraw the invitation on the page of your group, and add the right one by the class list."
        : "Please find out the right address, and ask whoever runs Elenchus to send the invitation again.",
    ],
  });
}

/** Tells a supervisor that a student may need somebody. What the student wrote is not in it. */
export function flagLetter({
  firstName,
  kind,
  student,
  link,
}: {
  readonly firstName: string;
  readonly kind: "distress" | "abuse";
  readonly student: Named;
  readonly link: string;
}): Letter {
  const isDistress = kind === "distress";
  const studentName = nameOf(student) ?? "A student of yours";
  return renderLetter({
    subject: isDistress ? "A student may need help" : "A student wrote something abusive",
    firstName,
    paragraphs: [
      isDistress
        ? `${studentName} wrote something in Elenchus that sounds like distress. Elenchus has told the student where to get help. Please look at it soon, and speak with the student yourself.`
        : `${studentName} wrote something in Elenchus that our word list treats as abuse. Please look at it.`,
      "A program noticed it and can be wrong. This mail does not quote the student.",
    ],
    action: { label: "Open the dashboard", link },
    afterwards: [
      "Mark it as handled there. Until then you will not get another mail of this kind about this student.",
    ],
  });
}

/** Tells a learner what a supervisor decided about a dialogue or an unaided check. */
export function verdictLetter({
  firstName,
  issue,
  isOverturned,
  outcome,
  reason,
  link,
  about = "dialogue",
}: {
  readonly firstName: string;
  readonly issue: string;
  readonly isOverturned: boolean;
  readonly outcome: "success" | "failure";
  readonly reason: string;
  readonly link: string;
  readonly about?: "dialogue" | "check";
}): Letter {
  const word = about === "check" ? "passed" : "completed";
  const result = outcome === "success" ? word : `not ${word}`;
  const what = about === "check" ? "unaided check" : "dialogue";
  return renderLetter({
    subject: `A supervisor looked at your ${what}`,
    firstName,
    paragraphs: [
      isOverturned
        ? `A supervisor looked at your ${what} about “${issue}” and changed the result: it now counts as ${result}.`
        : `A supervisor looked at your ${what} about “${issue}” and confirmed the result: ${result}.`,
      `The supervisor's reason:\n${reason}`,
    ],
    action: { label: "Open Elenchus", link },
  });
}

/** For somebody who is to come into a group, and has no account yet. What a group is called is not in it: anybody may type that. */
export function classInvitationLetter({
  firstName,
  by,
  days,
  link,
  legal,
}: {
  readonly firstName: string;
  readonly by: Named;
  readonly days: number;
  readonly link: string;
  /** Folder of the legal pages, as an address. */
  readonly legal: string;
}): Letter {
  return renderLetter({
    subject: "You are invited to Elenchus",
    firstName,
    paragraphs: [
      `${nameOf(by) ?? "A supervisor"} invites you to a group on Elenchus, where you practise critical thinking in dialogue with a tutor. Choose a password, and you have an account with access. Supervisors of the group will see your progress and your dialogues.`,
      `Before you begin, you are asked to agree to the terms of use (${legal}/terms.html) and for your month of birth. The privacy page says what is kept about you (${legal}/privacy.html).`,
    ],
    action: { label: "Choose a password", link },
    afterwards: [
      `The link works for ${days} days. There is no account before you have used it.`,
      "If you did not expect this, you do not need to do anything.",
    ],
  });
}

/** For somebody with an account, or who gets one by logging in: the page asks whether to join. */
export function joinRequestLetter({
  firstName,
  by,
  days,
  link,
}: {
  readonly firstName: string;
  readonly by: Named;
  readonly days: number;
  readonly link: string;
}): Letter {
  return renderLetter({
    subject: "You are asked to join a group on Elenchus",
    firstName,
    paragraphs: [
      `${nameOf(by) ?? "A supervisor"} asks you to join a group on Elenchus. Open the link and log in: you are told which group it is, and can join it or not. Supervisors of a group see the progress and the dialogues of those who are in it.`,
    ],
    action: { label: "Open Elenchus", link },
    afterwards: [
      `The link works for ${days} days.`,
      "If you did not expect this, you do not need to do anything.",
    ],
  });
}
