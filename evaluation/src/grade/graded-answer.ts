import type { Argument } from "@elenchus/dialogue/argument";
import type { Dialogue, TranscriptEntry } from "@elenchus/dialogue/dialogue";

/** An answer in its place, and what it earns there. */
export interface GradedAnswer {
  readonly argument: Argument;
  readonly dialogue: Dialogue;
  readonly transcript: readonly TranscriptEntry[];
  readonly message: string;
  readonly covers: readonly string[];
  readonly near: readonly string[];
  /** It earns something of what is open, and it is not known what. */
  readonly anyOf: boolean;
  readonly source: string;
  readonly origin: string;
  readonly isHeldOut: boolean;
  readonly label: string;
}

/** An argument of a dataset. */
export type Known = Pick<GradedAnswer, "argument" | "isHeldOut">;
