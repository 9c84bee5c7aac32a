import { nameForLetter } from "@elenchus/domain/person-name";
import { renderLetter } from "./render-letter.ts";
import type { Letter } from "./write-mail.ts";

/** Tells a supervisor that a student may need somebody. What the student wrote is not in it. */
export function flagLetter({
  firstName,
  kind,
  student,
  link,
}: {
  readonly firstName: string;
  readonly kind: "distress" | "abuse";
  readonly student: { readonly firstName: string; readonly lastName: string };
  readonly link: string;
}): Letter {
  const isDistress = kind === "distress";
  const names = [
    nameForLetter(student.firstName, "first"),
    nameForLetter(student.lastName, "last"),
  ];
  const studentName = names.includes(null) ? "A student of yours" : names.join(" ");
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
