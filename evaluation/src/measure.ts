import { assessMessage } from "@elenchus/tutor/built-in/grade/assess";
import { createSecondOpinion } from "@elenchus/tutor/built-in/grade/second-look/second-opinion";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import type { Argument } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import { type LabelledAnswer, placeAnswer } from "./labelled-answer.ts";

/** One judgement that differs from its label. */
export interface Disagreement {
  readonly label: LabelledAnswer;
  readonly expectation: string;
  readonly kind: "false_accept" | "false_reject";
  readonly coverage: number;
  readonly reasons: readonly string[];
}

/** Decisions on labelled answers, counted; what is labelled near is neither accept nor reject. */
export interface Counts {
  answers: number;
  accepts: number;
  rightAccepts: number;
  rejects: number;
  rightRejects: number;
  near: number;
  nearAccepted: number;
}

/** How far the built-in assessor agrees with labels, in shares of 0 to 1. */
export interface Agreement {
  readonly answers: number;
  readonly decisions: number;
  /** Mean of the shares of right accepts and right rejects. */
  readonly balancedAccuracy: number;
  /** Share of the rejects-by-label that were accepted. */
  readonly falseAccepts: number;
  /** Share of the accepts-by-label that were rejected. */
  readonly falseRejects: number;
  /** Share of the answers labelled near that were accepted. */
  readonly nearAccepted: number;
}

/** One thing that an answer is accepted for or not: an expectation, or any of several. */
interface Decision {
  readonly name: string;
  /** Ids of which one is enough to be accepted. */
  readonly ids: readonly string[];
}

/** No decisions yet. */
function countNothing(): Counts {
  return {
    answers: 0,
    accepts: 0,
    rightAccepts: 0,
    rejects: 0,
    rightRejects: 0,
    near: 0,
    nearAccepted: 0,
  };
}

/**
 * On what an answer is judged: the probe alone, or each of the step's expectations. Where finds of the
 * learner's own count, it makes no difference to anybody which find is credited: there is one decision.
 */
function decisionsOf(label: LabelledAnswer, { key }: Argument): Decision[] {
  if (label.probe !== undefined) return [{ name: label.probe, ids: [label.probe] }];
  const asked = key.expectations.filter((one) => one.step === label.step && one.kind !== "probe");
  if (asked.some((one) => one.isOwn === true))
    return [{ name: "any find", ids: asked.map((one) => one.id) }];
  return asked.map((one) => ({ name: one.id, ids: [one.id] }));
}

/** Judges every answer, and counts. */
export async function measureAgreement(
  encoder: SentenceEncoder,
  labels: readonly LabelledAnswer[],
): Promise<{ counts: Counts; disagreements: Disagreement[] }> {
  const counts = countNothing();
  const disagreements: Disagreement[] = [];
  const opine = createSecondOpinion(encoder);
  for (const label of labels) {
    counts.answers += 1;
    const { argument, dialogue, message } = placeAnswer(label);
    const view = { argument, dialogue, transcript: [] };
    const found = await assessMessage({ encoder, opine }, view, message, "measured");
    for (const decision of decisionsOf(label, argument)) {
      const coverage = Math.max(0, ...decision.ids.map((id) => found.coverage[id] ?? 0));
      const kind = count(counts, label, decision, coverage >= COVERED);
      const reasons = [found.speechAct, ...found.reasons];
      if (kind !== null)
        disagreements.push({ label, expectation: decision.name, kind, coverage, reasons });
    }
  }
  return { counts, disagreements };
}

/** Adds one decision; tells how it differs from its label, or null where it does not. */
function count(
  counts: Counts,
  { covers, near }: LabelledAnswer,
  { name, ids }: Decision,
  isAccepted: boolean,
): Disagreement["kind"] | null {
  const isAny = name === "any find";
  if (isAny ? covers.length > 0 : ids.some((id) => covers.includes(id))) {
    counts.accepts += 1;
    if (isAccepted) counts.rightAccepts += 1;
    return isAccepted ? null : "false_reject";
  }
  if (isAny ? near.length > 0 : ids.some((id) => near.includes(id))) {
    counts.near += 1;
    if (isAccepted) counts.nearAccepted += 1;
    return null;
  }
  counts.rejects += 1;
  if (!isAccepted) counts.rightRejects += 1;
  return isAccepted ? "false_accept" : null;
}

/** Several counts as one. */
export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce((sum, one) => {
    const next = countNothing();
    for (const name of Object.keys(next) as (keyof Counts)[]) next[name] = sum[name] + one[name];
    return next;
  }, countNothing());
}

/** The shares that counts come to. */
export function agreementOf(counts: Counts): Agreement {
  const accepted = counts.rightAccepts / Math.max(1, counts.accepts);
  const rejected = counts.rightRejects / Math.max(1, counts.rejects);
  return {
    answers: counts.answers,
    decisions: counts.accepts + counts.rejects,
    balancedAccuracy: (accepted + rejected) / 2,
    falseAccepts: 1 - rejected,
    falseRejects: 1 - accepted,
    nearAccepted: counts.nearAccepted / Math.max(1, counts.near),
  };
}
