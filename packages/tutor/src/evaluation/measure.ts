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

interface Counts {
  accepts: number;
  rightAccepts: number;
  rejects: number;
  rightRejects: number;
  near: number;
  nearAccepted: number;
}

/** Judges every answer and counts; an answer labelled near is neither accept nor reject. */
export async function measureAgreement(
  encoder: SentenceEncoder,
  labels: readonly LabelledAnswer[],
): Promise<Agreement> {
  const counts: Counts = {
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
      const kind = count(counts, label, id, coverage >= COVERED);
      const reasons = [found.speechAct, ...found.reasons];
      if (kind !== null) disagreements.push({ label, expectation: id, kind, coverage, reasons });
    }
  }
  return { answers: labels.length, ...summariseCounts(counts), disagreements };
}

/** Adds one decision; tells how it differs from its label, or null where it does not. */
function count(
  counts: Counts,
  label: LabelledAnswer,
  id: string,
  isAccepted: boolean,
): Disagreement["kind"] | null {
  if (label.covers.includes(id)) {
    counts.accepts += 1;
    if (isAccepted) counts.rightAccepts += 1;
    return isAccepted ? null : "false_reject";
  }
  if (label.near.includes(id)) {
    counts.near += 1;
    if (isAccepted) counts.nearAccepted += 1;
    return null;
  }
  counts.rejects += 1;
  if (!isAccepted) counts.rightRejects += 1;
  return isAccepted ? "false_accept" : null;
}

function summariseCounts(counts: Counts): Omit<Agreement, "answers" | "disagreements"> {
  const accepted = counts.rightAccepts / Math.max(1, counts.accepts);
  const rejected = counts.rightRejects / Math.max(1, counts.rejects);
  return {
    decisions: counts.accepts + counts.rejects,
    balancedAccuracy: (accepted + rejected) / 2,
    falseAccepts: 1 - rejected,
    falseRejects: 1 - accepted,
    nearAccepted: counts.nearAccepted / Math.max(1, counts.near),
  };
}
