import type { Expectation } from "../argument.ts";
import { COVERED, coreExpectations } from "../coverage.ts";
import type { TranscriptEntry } from "../dialogue.ts";
import { isOwnFind } from "../is-own-find.ts";
import { pointedTo } from "../marks.ts";
import type { DialogueView } from "../tutor.ts";
import { relevantClause } from "../words/relevant-clause.ts";
import { namedPhrase } from "../words/word-talk.ts";
import { OWN_TERM_ID } from "../own-term-id.ts";

/** How a learner came by something: in words, by pointing to it in the passage, or by choosing it from a list. */
export type FoundHow = "said" | "marked" | "chosen";

/** What became of one expectation. */
export interface Finding {
  readonly expectation: Expectation;
  readonly isFound: boolean;
  readonly how: FoundHow | null;
  /** Index in the transcript of the message that found it; null where nobody did. */
  readonly at: number | null;
  /** The learner's words for it, cut to what says it; null where none did: marked, chosen, told or open. */
  readonly words: string | null;
  readonly told: boolean;
}

/** What became of each expectation of a step, probes apart. */
export function findingsOf(view: DialogueView, step: number): Finding[] {
  return coreExpectations(view.argument, step).map((one) => findingOf(view, one));
}

/** What became of one expectation: it is found where it counts now, by the message after which it last began to count. */
export function findingOf(view: DialogueView, expectation: Expectation): Finding {
  const { dialogue, transcript } = view;
  const { id } = expectation;
  const told = dialogue.asserted.includes(id);
  const at = (dialogue.coverage[id] ?? 0) >= COVERED ? sourceOf(view, expectation) : null;
  const entry = at === null ? undefined : transcript[at];
  if (entry === undefined)
    return { expectation, isFound: false, how: null, at: null, words: null, told };
  const how = dialogue.chosen.includes(id) ? "chosen" : howFound(entry, id);
  const words = how === "said" ? wordsFor(entry, expectation) : null;
  return { expectation, isFound: true, how, at, words, told };
}

function covers({ assessment }: TranscriptEntry, id: string): boolean {
  return (assessment?.coverage[id] ?? 0) >= COVERED;
}

/**
 * The learner's message that last earned it: what was taken back before counts no more. What was marked may have
 * been so before its step was open.
 */
function sourceOf(
  { argument, transcript }: DialogueView,
  { id, step }: Expectation,
): number | null {
  const reply = transcript.findLastIndex(({ move }) => move?.covered.includes(id) === true);
  const before = transcript.findLastIndex(({ sender }, at) => at < reply && sender === "user");
  if (before !== -1) return before;
  const marked = transcript.findIndex(({ assessment }) =>
    pointedTo(argument, assessment?.marks ?? []).some((one) => one.id === id),
  );
  if (marked !== -1) return marked;
  const said = transcript.findIndex((one) => one.step === step && covers(one, id));
  return said === -1 ? null : said;
}

function howFound(entry: TranscriptEntry, id: string): FoundHow {
  return !covers(entry, id) && (entry.assessment?.marks ?? []).length > 0 ? "marked" : "said";
}

/** The words that were credited: the judge's quotation, an earlier message whose words counted later, or the message. */
function wordsFor({ text, assessment }: TranscriptEntry, expectation: Expectation): string {
  const { id } = expectation;
  const mark = `said ${id} before: `;
  const earlier = assessment?.reasons.find((reason) => reason.startsWith(mark));
  const said = earlier?.slice(mark.length) ?? assessment?.earnedBy?.[id] ?? text;
  return relevantClause(said, expectation) ?? relevantClause(text, expectation) ?? text;
}

/** Whether something stayed open in a step: less was found and told than it asks for. */
export function hasOpen(
  { argument }: DialogueView,
  step: number,
  findings: readonly Finding[],
): boolean {
  const settled = findings.filter((one) => one.isFound || one.told).length;
  return settled < (argument.steps[step]?.enough ?? findings.length);
}

/** What was told, or found and shown by the key's own words, as a summary names it. */
export function describeFinding({ expectation, words }: Finding): string {
  const { statement, term } = expectation;
  if (isOwnFind(expectation)) return describeOwn(expectation, words);
  if (term === undefined) return `*${statement}*`;
  return `"${term.phrase}". It may stand for "${term.readings[0]}" or for "${term.readings[1]}", for instance. ${term.stake}`;
}

function describeOwn({ id }: Expectation, words: string | null): string {
  if (id !== OWN_TERM_ID) return "*(a find of your own)*";
  const phrase = namedPhrase(words ?? "");
  return phrase === null
    ? "A wording of your own choice."
    : `"${phrase}", a word of your own choice.`;
}
