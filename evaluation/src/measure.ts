import { assessMessage } from "@elenchus/tutor/built-in/grade/assess";
import type { Reader } from "@elenchus/tutor/reader/reader";
import type { Argument } from "@elenchus/dialogue/argument";
import { COVERED, NEAR } from "@elenchus/dialogue/coverage";
import type { Assessment } from "@elenchus/dialogue/dialogue";
import { type LabelledAnswer, placeAnswer } from "./labelled-answer.ts";

/** One judgement that differs from its label. */
export interface Disagreement {
  readonly label: LabelledAnswer;
  readonly expectation: string;
  readonly kind: "false_accept" | "false_reject" | "unsure";
  readonly coverage: number;
  readonly reasons: readonly string[];
}

/** Decisions on labelled answers, counted; what is labelled near is neither accept nor reject. */
export interface Counts {
  answers: number;
  accepts: number;
  rightAccepts: number;
  /** Of the accepts-by-label those of which the tutor was unsure. */
  unsureAccepts: number;
  rejects: number;
  rightRejects: number;
  unsureRejects: number;
  near: number;
  nearAccepted: number;
}

/** How far the built-in assessor agrees with labels, in shares of 0 to 1. */
export interface Agreement {
  readonly answers: number;
  readonly decisions: number;
  /** Share of the accepts-by-label that were accepted. */
  readonly accepted: number;
  /** Share of the rejects-by-label that were accepted. */
  readonly falseAccepts: number;
  /** Share of the accepts-by-label that were told that they miss: neither accepted nor unsure. */
  readonly falseRejects: number;
  /** Shares of the accepts- and of the rejects-by-label of which the tutor was unsure. */
  readonly unsureOfRight: number;
  readonly unsureOfWrong: number;
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
    unsureAccepts: 0,
    rejects: 0,
    rightRejects: 0,
    unsureRejects: 0,
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
  reader: Reader,
  labels: readonly LabelledAnswer[],
): Promise<{ counts: Counts; disagreements: Disagreement[] }> {
  const counts = countNothing();
  const disagreements: Disagreement[] = [];
  for (const label of labels) {
    counts.answers += 1;
    const { argument, dialogue, message } = placeAnswer(label);
    const view = { argument, dialogue, transcript: [] };
    const found = await assessMessage(reader, view, message, "measured");
    for (const decision of decisionsOf(label, argument)) {
      const coverage = Math.max(0, ...decision.ids.map((id) => found.coverage[id] ?? 0));
      const kind = count(counts, label, decision, zoneOf(found, decision.ids));
      const reasons = [found.speechAct, ...found.findings.map((one) => JSON.stringify(one))];
      if (kind !== null)
        disagreements.push({ label, expectation: decision.name, kind, coverage, reasons });
    }
  }
  return { counts, disagreements };
}

/** A zone of a judgement: what is half said is no miss either. */
type Zone = "accepted" | "unsure" | "missed";

function zoneOf({ coverage, unsure = [] }: Assessment, ids: readonly string[]): Zone {
  const most = Math.max(0, ...ids.map((id) => coverage[id] ?? 0));
  if (most >= COVERED) return "accepted";
  return most >= NEAR || ids.some((id) => unsure.includes(id)) ? "unsure" : "missed";
}

/** Adds one decision; tells how it differs from its label, or null where it does not. */
function count(
  counts: Counts,
  { covers, near }: LabelledAnswer,
  { name, ids }: Decision,
  zone: Zone,
): Disagreement["kind"] | null {
  const isAny = name === "any find";
  const isAccepted = zone === "accepted";
  const isUnsure = zone === "unsure";
  if (isAny ? covers.length > 0 : ids.some((id) => covers.includes(id))) {
    counts.accepts += 1;
    if (isAccepted) counts.rightAccepts += 1;
    if (isUnsure) counts.unsureAccepts += 1;
    if (isAccepted) return null;
    return isUnsure ? "unsure" : "false_reject";
  }
  if (isAny ? near.length > 0 : ids.some((id) => near.includes(id))) {
    counts.near += 1;
    if (isAccepted) counts.nearAccepted += 1;
    return null;
  }
  counts.rejects += 1;
  if (!isAccepted) counts.rightRejects += 1;
  if (isUnsure) counts.unsureRejects += 1;
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
  const ofAccepts = (number: number): number => number / Math.max(1, counts.accepts);
  const ofRejects = (number: number): number => number / Math.max(1, counts.rejects);
  return {
    answers: counts.answers,
    decisions: counts.accepts + counts.rejects,
    accepted: ofAccepts(counts.rightAccepts),
    unsureOfRight: ofAccepts(counts.unsureAccepts),
    falseRejects: ofAccepts(counts.accepts - counts.rightAccepts - counts.unsureAccepts),
    unsureOfWrong: ofRejects(counts.unsureRejects),
    falseAccepts: ofRejects(counts.rejects - counts.rightRejects),
    nearAccepted: counts.nearAccepted / Math.max(1, counts.near),
  };
}
