import type { ExpectationKind } from "./argument.ts";

/** Kinds of finds that a learner may make beyond the key, and what the ids of listed ones begin with. */
const IDS = {
  missing_information: "gap",
  assumption: "assumption",
  alternative: "alternative",
} as const;

/** A kind of find that a learner may make beyond the key. */
export type FindKind = keyof typeof IDS;

/** Whether finds of a kind count beyond the key. */
export function isFindKind(kind: ExpectationKind): kind is FindKind {
  return kind in IDS;
}

/** The id of a find that the key lists, by its number from 1. */
export const findId = (kind: FindKind, number: number): string => `${IDS[kind]}-${number}`;
