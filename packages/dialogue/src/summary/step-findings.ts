import type { Expectation } from "../argument.ts";
import { COVERED, coreExpectations } from "../coverage.ts";
import type { TranscriptEntry } from "../dialogue.ts";
import { isOwnFinding, isOwnTerm } from "../is-own-finding.ts";
import { pointedTo } from "../marks.ts";
import type { DialogueView } from "../tutor.ts";
import { quotedWords } from "../words/quoted-words.ts";
import { namedPhrase } from "../words/word-talk.ts";
import { normalise } from "../words/words.ts";

/** How a learner came by something: in words, by pointing to it in the passage, or by choosing it from a list. */
export type FoundHow = "said" | "marked" | "chosen";

/** The fate of one expectation. */
export interface Finding {
  readonly expectation: Expectation;
  readonly isFound: boolean;
  readonly how: FoundHow | null;
  /** Index in the transcript of the message that found it, however much later it was credited; null where nobody did. */
  readonly at: number | null;
  /** The learner's words for it, cut to what says it; null where none are known: marked, chosen, told or open. */
  readonly words: string | null;
  readonly told: boolean;
}

/** The fate of each expectation of a step, probes apart. */
export function findingsOf(view: DialogueView, step: number): Finding[] {
  return coreExpectations(view.argument, step).map((one) => findingOf(view, one));
}

/** The fate of one expectation: it is found where it counts now, by the message that said, marked or chose it last. */
export function findingOf(view: DialogueView, expectation: Expectation): Finding {
  const { dialogue } = view;
  const { id } = expectation;
  const told = dialogue.asserted.includes(id);
  const at = (dialogue.coverage[id] ?? 0) >= COVERED ? creditOf(view, expectation) : null;
  if (at === null) return { expectation, isFound: false, how: null, at, words: null, told };
  const found = { expectation, isFound: true, at, words: null, told };
  if (dialogue.chosen.includes(id)) return { ...found, how: "chosen" };
  const said = saidFor(view, expectation, at);
  if (said === null) return { ...found, how: "marked" };
  return { ...found, how: "said", at: said.at, words: quotedWords(said.text) };
}

function covers({ assessment }: TranscriptEntry, id: string): boolean {
  return (assessment?.coverage[id] ?? 0) >= COVERED;
}

/**
 * The learner's message that was last credited with it: what was taken back before counts no more. What was marked may
 * have been so before its step was open.
 */
function creditOf(
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

/**
 * The message that says what another one was credited with, and its words for it: mostly the same, else an earlier one to
 * which that points back, or of which a mark made clear what it means. Null where pointing alone was enough.
 */
function saidFor(
  { transcript }: DialogueView,
  { id, kind }: Expectation,
  credited: number,
): { readonly at: number; readonly text: string } | null {
  const entry = transcript[credited];
  if (entry === undefined) return null;
  const { text, assessment } = entry;
  if (!covers(entry, id) && (assessment?.marks ?? []).length > 0) {
    const at = transcript.findLastIndex((one, index) => index <= credited && doubts(one, id));
    const doubted = kind === "conclusion" || kind === "reason" ? undefined : transcript[at];
    return doubted === undefined ? null : { at, text: doubted.text };
  }
  const words = assessment?.earnedBy?.[id] ?? text;
  const at = transcript.findLastIndex(
    (one, index) => index <= credited && one.sender === "user" && isIn(words, one.text),
  );
  // "I said that already" says only that it was said.
  const isPointing = assessment?.speechAct === "complaint" && words === text;
  return { at: at === -1 ? credited : at, text: isPointing ? "" : words };
}

const isIn = (words: string, text: string): boolean =>
  words
    .split(" … ")
    .every((part) => text.includes(part) || normalise(text).includes(normalise(part)));

/** Whether the tutor was not certain whether a message says something. */
export function doubts({ assessment }: TranscriptEntry, id: string): boolean {
  return assessment?.unsure?.includes(id) === true;
}

/** Whether the learner came to a step, or found something of it ahead: a credit that was taken back leads to an earlier one. */
export function isReached(view: DialogueView, step: number): boolean {
  const isOf = (one: TranscriptEntry): boolean => one.sender === "user" && one.step === step;
  return view.transcript.some(isOf) || findingsOf(view, step).some(({ isFound }) => isFound);
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

/** A finding as a summary names it: told, or found and shown by the key's own words. */
export function describeFinding({ expectation, words }: Finding): string {
  const { statement, term } = expectation;
  if (isOwnFinding(expectation)) return describeOwn(expectation, words);
  if (term === undefined) return `*${statement}*`;
  return `"${term.phrase}". It may stand for "${term.readings[0]}" or for "${term.readings[1]}", for instance. ${term.stake}`;
}

function describeOwn(one: Expectation, words: string | null): string {
  if (!isOwnTerm(one)) return "*(a find of your own)*";
  const phrase = namedPhrase(words ?? "");
  return phrase === null
    ? "A wording of your own choice."
    : `"${phrase}", a word of your own choice.`;
}
