import type { SpeechAct, TranscriptEntry } from "../dialogue.ts";
import type { DialogueView } from "../tutor.ts";
import { doubts, type Finding } from "./step-findings.ts";

/** Moves that help, the strongest first. */
const KINDS = ["prompt", "correct", "hint"] as const;

/** A kind of help. */
export type HelpKind = (typeof KINDS)[number];

/** Help that counts as such. */
export interface Help {
  /** Index of the move in the transcript. */
  readonly at: number;
  readonly kind: HelpKind;
  /** Ids of what was corrected. */
  readonly misconceptions: readonly string[];
}

/**
 * The help that was given in a step. It counts where it answers a message that fell short: one that the tutor did not
 * doubt, that was not credited afterwards either, and that neither asked nor complained. Something wrong that was put
 * right counts in any case.
 */
export function helpGiven(
  { transcript }: DialogueView,
  step: number,
  findings: readonly Finding[],
): Help[] {
  const credited = new Set(findings.map(({ at }) => at));
  return transcript.flatMap(({ move }, at) => {
    const kind = KINDS.find((one) => one === move?.kind);
    if (move?.step !== step || kind === undefined) return [];
    const answer = transcript.findLastIndex(({ sender }, index) => index < at && sender === "user");
    const said = transcript[answer];
    const isTry = move.misconceptions.length > 0 || !isTalk(said);
    const isShort = !credited.has(answer) && !isDoubted(said) && isTry;
    return isShort ? [{ at, kind, misconceptions: move.misconceptions }] : [];
  });
}

/** Whether a message asks, objects or complains, beside a try at an answer or without one. */
const isTalk = (entry: TranscriptEntry | undefined): boolean =>
  entry?.assessment?.findings.some((one) => one.kind === "spoken" && TALK.has(one.act)) === true;
const TALK: ReadonlySet<SpeechAct> = new Set(["question", "objection", "complaint"]);

const isDoubted = (entry: TranscriptEntry | undefined): boolean =>
  (entry?.assessment?.unsure ?? []).length > 0;

/**
 * The strongest help that came before a find: in its step, since the find before, and before any message that may have
 * said it already, since the tutor doubted that one. Null for a find that was made in another step, or nobody knows in
 * which message.
 */
export function helpBefore(
  { transcript }: DialogueView,
  { expectation, at, how, words }: Finding,
  given: readonly Help[],
): HelpKind | null {
  const { id, step } = expectation;
  const isKnown = how !== "said" || words !== null;
  if (at === null || transcript[at]?.step !== step || !isKnown) return null;
  const findBefore = (end: number): number =>
    transcript.findLastIndex(
      ({ move }, index) =>
        index < end && move !== undefined && (move.covered.length > 0 || move.step !== step),
    );
  const back = transcript.findLastIndex(({ move }) => move?.takenBack?.includes(id) === true);
  const last = findBefore(at);
  const first = transcript.findIndex(
    (one, index) =>
      index === at ||
      (index > back && one.step === step && doubts(one, id)) ||
      (index > last && isDoubted(one)),
  );
  const since = findBefore(first);
  const before = given.filter((one) => one.at > since && one.at < first);
  return KINDS.find((kind) => before.some((one) => one.kind === kind)) ?? null;
}
