import type { OutcomeReason } from "./dialogue.ts";

/** A reply of the tutor, by what it did. */
export interface DecidedReply {
  /** From 1; the learner's message stands before it. */
  readonly position: number;
  /** Index of the step in which the learner answered. */
  readonly step: number;
  /** How many points it counted as found. */
  readonly covered: number;
  /** How many points it told. */
  readonly asserted: number;
}

/** How a dialogue came to nothing. */
interface Lost {
  /** Null where it was left. */
  readonly reason: OutcomeReason | null;
  /** Index of the step that it failed at, or was left in. */
  readonly step: number;
}

/**
 * The learner's message at which a dialogue went wrong: where its step was told, the last one before that; else the
 * first one in that step that found nothing.
 * @returns its position; null where all was found, or no message can be named
 */
export function findTurningPoint(
  { reason, step }: Lost,
  replies: readonly DecidedReply[],
): number | null {
  if (reason === "all_covered") return null;
  const reply = replies.find(
    (one) =>
      one.step === step && (reason === "skill_step_told" ? one.asserted > 0 : one.covered === 0),
  );
  return reply === undefined ? null : reply.position - 1;
}
