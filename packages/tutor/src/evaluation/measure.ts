import { assessMessage } from "../built-in/assessing/assess.ts";
import type { SentenceEncoder } from "../built-in/sentence-encoder.ts";
import { COVERED } from "../dialogue/coverage.ts";
import { type LabelledAnswer, placeAnswer } from "./labelled-answer.ts";

/** One judgement that differs from its label. */
export interface Disagreement {
  readonly label: LabelledAnswer;
  readonly expectation: string;
  readonly kind: "false_accept" | "false_reject";
  readonly coverage: number;
  readonly reasons: readonly string[];
}

/** How far the built-in assessor agrees with labels, one decision per answer and expectation. */
export interface Agreement {
  readonly answers: number;
  readonly decisions: number;
  /** Mean of the shares of right accepts and right rejects, 0 to 1. */
  readonly balancedAccuracy: number;
  /** Share of the rejects-by-label that were accepted. */
  readonly falseAccepts: number;
  /** Share of the accepts-by-label that were rejected. */
  readonly falseRejects: number;
  /** Share of the answers labelled near, which are neither, that were accepted. */
  readonly nearAccepted: number;
  readonly disagreements: readonly Disagreement[];
}

/** Expectations on which an answer is judged: the probe alone, or the step's others. */
function askedOf(
  label: LabelledAnswer,
  ids: readonly { id: string; kind: string; step: number }[],
): string[] {
  if (label.probe !== undefined) return [label.probe];
  return ids.filter((one) => one.step === label.step && one.kind !== "probe").map((one) => one.id);
}

/** Judges every answer and counts; an answer labelled near is neither accept nor reject. */
export async function measureAgreement(
  encoder: SentenceEncoder,
  labels: readonly LabelledAnswer[],
): Promise<Agreement> {
  const counts = {
    accepts: 0,
    rightAccepts: 0,
    rejects: 0,
    rightRejects: 0,
    near: 0,
    nearAccepted: 0,
  };
  const disagreements: Disagreement[] = [];
  for (const label of labels) {
    const { argument, dialogue, message } = placeAnswer(label);
    const view = { argument, dialogue, transcript: [] };
    const found = await assessMessage(encoder, view, message, "measured");
    for (const id of askedOf(label, argument.key.expectations)) {
      const coverage = found.coverage[id] ?? 0;
      const isAccepted = coverage >= COVERED;
      const shouldAccept = label.covers.includes(id);
      if (!shouldAccept && label.near.includes(id)) {
        if (isAccepted) counts.nearAccepted += 1;
        counts.near += 1;
        continue;
      }
      if (shouldAccept) counts.accepts += 1;
      else counts.rejects += 1;
      if (shouldAccept && isAccepted) counts.rightAccepts += 1;
      if (!shouldAccept && !isAccepted) counts.rightRejects += 1;
      if (shouldAccept !== isAccepted)
        disagreements.push({
          label,
          expectation: id,
          kind: shouldAccept ? "false_reject" : "false_accept",
          coverage,
          reasons: [found.speechAct, ...found.reasons],
        });
    }
  }
  const accepted = counts.rightAccepts / Math.max(1, counts.accepts);
  const rejected = counts.rightRejects / Math.max(1, counts.rejects);
  return {
    answers: labels.length,
    decisions: counts.accepts + counts.rejects,
    balancedAccuracy: (accepted + rejected) / 2,
    falseAccepts: 1 - rejected,
    falseRejects: 1 - accepted,
    nearAccepted: counts.nearAccepted / Math.max(1, counts.near),
    disagreements,
  };
}
