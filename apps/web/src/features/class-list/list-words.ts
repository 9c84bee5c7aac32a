import type { ClassListColumn, ClassListLine } from "@elenchus/contract/admin-class-list";

type Standing = ClassListLine["standing"];

/** Names of columns' contents. */
export const COLUMN_WORDS: Readonly<Record<ClassListColumn, string>> = {
  first_name: "First name",
  last_name: "Last name",
  email: "Email address",
  none: "Not used",
};

/** The fates of a line, in words. */
export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  invite: "Is invited by mail",
  ask: "Has an account: is asked to join by mail",
  account: "Gets a user name",
  member: "Is in the group already",
  waiting: "Was invited already",
  wrong: "Is left out",
};

/** The fates that add somebody. */
const ADDING: ReadonlySet<Standing> = new Set(["invite", "ask", "account"]);

/** How many are added. */
export function countAdded(lines: readonly ClassListLine[]): number {
  return lines.filter(({ standing }) => ADDING.has(standing)).length;
}

/** "1 learner". */
export function learners(count: number): string {
  return count === 1 ? "1 learner" : `${count.toLocaleString("en")} learners`;
}

const SENTENCES: Readonly<Record<Standing, string>> = {
  invite: "invited by mail",
  ask: "with an account already, asked by mail to join",
  account: "without an address, with a user name and a password on a card",
  member: "in the group already",
  waiting: "invited already",
  wrong: "left out, for the reasons below",
};

/** The fate of the whole list, in lines of words: "3 learners: invited by mail". */
export function summarise(lines: readonly ClassListLine[]): string[] {
  return (Object.keys(SENTENCES) as Standing[]).flatMap((standing) => {
    const count = lines.filter((line) => line.standing === standing).length;
    return count === 0 ? [] : [`${learners(count)}: ${SENTENCES[standing]}`];
  });
}
