import type { IssueFamily } from "@elenchus/curriculum/issue";
import { HELP_LINES_URL } from "@elenchus/domain/support";

/** Said of an interest of which no argument is written. */
export function sayRatherNot(kind: "grave" | "private"): string {
  if (kind === "private")
    return "I would rather not write about people you know: what matters between you is no exercise. Would one of these do instead?";
  return `I am sorry if this is close to you. I would rather not make an exercise of it. If you would like to talk to somebody, ${HELP_LINES_URL} shows where help is near you. Would one of these do instead?`;
}

/** Asks what an interest is about that no family of the library comes near. */
export function askWhichIsNearest(interest: string, isPerson: boolean): string {
  return isPerson
    ? `I write about nobody by name, so I have nothing about ${interest}. Which of these comes nearest?`
    : `I do not know "${interest}". Which of these comes nearest?`;
}

function nameFamilies(families: readonly IssueFamily[]): string {
  return families.map(({ name }) => `about ${name}`).join(", and ");
}

/** Says what the issues are about, where their family knows the interest and none of them speaks of it. */
export function sayAround(interest: string, families: readonly IssueFamily[]): string {
  return `These are ${nameFamilies(families)}, the nearest to "${interest}" that I have.`;
}

/** Says what the issues are about, where there are none about the very interest. */
export function sayNearest(
  interest: string,
  families: readonly IssueFamily[],
  isPerson: boolean,
): string {
  const about = nameFamilies(families);
  return isPerson
    ? `I write about nobody by name. These are ${about}.`
    : `I have no arguments about "${interest}" yet. These are ${about}.`;
}
