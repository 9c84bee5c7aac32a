import type { Argument } from "./argument.ts";
import type { Dialogue, Move } from "./dialogue.ts";

/** A message of a dialogue, as far as it tells where the outcome was decided. */
export interface DecidedMessage {
  /** From 1; the tutor has the odd ones. */
  readonly position: number;
  /** Index of the step in which it was said. */
  readonly step: number;
  /** On the tutor's messages, save the first. */
  readonly move: Move | null;
}

/**
 * The learner's message at which the outcome was decided. Where the module's own step was told: the last one before
 * that. Where all was found: the one that found the last of that step. Else: the first in the step where the dialogue
 * stopped that found nothing.
 * @returns its position; null where no message can be named
 */
export function findTurningPoint(
  argument: Argument,
  { outcomeReason, step }: Pick<Dialogue, "outcomeReason" | "step">,
  messages: readonly DecidedMessage[],
): number | null {
  const own = new Set(
    argument.key.expectations
      .filter((one) => one.kind !== "probe" && argument.steps[one.step]?.isSkill === true)
      .map(({ id }) => id),
  );
  const replies = messages.flatMap(({ position, move }) =>
    move === null ? [] : [{ position, move }],
  );
  const hasOwn = (ids: readonly string[]): boolean => ids.some((id) => own.has(id));
  const decidedBy = (): number | undefined => {
    switch (outcomeReason) {
      case "skill_step_told":
        return replies.find(({ move }) => hasOwn(move.asserted))?.position;
      case "all_covered":
        return replies.findLast(({ move }) => hasOwn(move.covered))?.position;
      default:
        return replies.find(({ move }) => move.step === step && move.covered.length === 0)
          ?.position;
    }
  };
  const reply = decidedBy();
  return reply === undefined ? null : reply - 1;
}
