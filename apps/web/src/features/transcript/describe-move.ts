import type { TutorMove } from "@elenchus/contract/admin-transcript";
import { MOVES } from "./words.ts";

/** Counted from the weakest. */
const HINTS = ["a light one", "a clearer one", "a strong one"];

/** The tutor's move, in a line: "Gives a hint, a light one, about reason 2." */
export function describeMove({ kind, level, target, asserted }: TutorMove): string {
  const words = MOVES[kind] ?? "Goes on";
  const hint = kind === "hint" ? `, ${HINTS[level] ?? "a strong one"}` : "";
  const told = asserted.map(({ name }) => name).join(", ");
  const said = told === "" ? `${words}${hint}` : `${words}: ${told}`;
  if (target === null) return `${said}.`;
  return told === "" && kind !== "advance"
    ? `${said}, about ${target.name}.`
    : `${said}. Now asks about ${target.name}.`;
}
