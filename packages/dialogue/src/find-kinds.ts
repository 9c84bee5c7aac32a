import type { ExpectationKind } from "./argument.ts";

/** Kinds of finds that a learner may make beyond the key. */
export const FIND_KINDS = ["missing_information", "assumption", "alternative"] as const;

/** A kind of find that a learner may make beyond the key. */
export type FindKind = (typeof FIND_KINDS)[number];

/** Whether finds of a kind count beyond the key. */
export function isFindKind(kind: ExpectationKind): kind is FindKind {
  return FIND_KINDS.some((one) => one === kind);
}
