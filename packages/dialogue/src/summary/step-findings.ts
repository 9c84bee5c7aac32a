import type { Expectation } from "../argument.ts";
import { COVERED } from "../coverage.ts";
import type { TranscriptEntry } from "../dialogue.ts";
import { OWN_TERM_ID } from "../own-term-id.ts";
import { namedPhrase } from "../words/word-talk.ts";
import type { DialogueView } from "../tutor.ts";

/** What became of one expectation. */
export interface Finding {
  readonly expectation: Expectation;
  /** The learner's words that covered it; null when nobody's did. */
  readonly words: string | null;
  readonly told: boolean;
}

/** What became of each expectation of a step, probes apart. */
export function findingsOf(view: DialogueView, step: number): Finding[] {
  return view.argument.key.expectations
    .filter((one) => one.step === step && one.kind !== "probe")
    .map((expectation) => findingOf(view, expectation));
}

/** What became of one expectation. */
export function findingOf(
  { dialogue, transcript }: DialogueView,
  expectation: Expectation,
): Finding {
  const { id, step } = expectation;
  const covered = (dialogue.coverage[id] ?? 0) >= COVERED;
  const entry = transcript.find(
    (one) => one.step === step && (one.assessment?.coverage[id] ?? 0) >= COVERED,
  );
  const told = dialogue.asserted.includes(id);
  const pointed = covered && dialogue.marked.includes(id) ? (expectation.quote ?? null) : null;
  const words = covered && entry !== undefined ? sourceOf(entry, id) : pointed;
  return { expectation, words, told };
}

/** The message that said it: this one, or a longer one before it whose words counted later. */
function sourceOf({ text, assessment }: TranscriptEntry, id: string): string {
  const mark = `said ${id} before: `;
  const earlier = assessment?.reasons.find((reason) => reason.startsWith(mark));
  return earlier === undefined ? text : earlier.slice(mark.length);
}

/** Whether something stayed open in a step: less was found and told than it asks for. */
export function hasOpen(
  { argument }: DialogueView,
  step: number,
  findings: readonly Finding[],
): boolean {
  const settled = findings.filter((one) => one.words !== null || one.told).length;
  return settled < (argument.steps[step]?.enough ?? findings.length);
}

/** One line for each thing that the tutor had to tell. */
export function linesOfTold(findings: readonly Finding[]): string[] {
  return findings
    .filter((one) => one.words === null && one.told)
    .map((one) => `The tutor told you this: ${describeFinding(one)}`);
}

/** What was found or told, as a summary names it. */
export function describeFinding({ expectation, words }: Finding): string {
  const { id, statement, term, isOwn } = expectation;
  if (isOwn === true) return "*(a find of your own)*";
  if (id === OWN_TERM_ID) {
    const phrase = namedPhrase(words ?? "");
    return phrase === null
      ? "A wording of your own choice."
      : `"${phrase}", a word of your own choice.`;
  }
  if (term === undefined) return `*${statement}*`;
  return `"${term.phrase}". It may stand for "${term.readings[0]}" or for "${term.readings[1]}", for instance. ${term.stake}`;
}
