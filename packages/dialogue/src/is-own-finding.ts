import type { Expectation } from "./argument.ts";
import { OWN_TERM_ID } from "./own-term-id.ts";

/** Whether an expectation stands for whatever the learner finds beyond the key. */
export function isOwnFinding({ id, isOwn }: Pick<Expectation, "id" | "isOwn">): boolean {
  return isOwn === true || id === OWN_TERM_ID;
}

/** Whether it stands for an ambiguous word of the learner's own finding. */
export function isOwnTerm(one: Pick<Expectation, "id" | "isOwn" | "kind">): boolean {
  return one.kind === "ambiguous_term" && isOwnFinding(one);
}
