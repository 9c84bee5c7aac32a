import type { Mark } from "@elenchus/domain/marks";
import { WEAK_REASON_ID } from "./answer-key/ids.ts";
import type { Argument, Expectation } from "./argument.ts";
import type { Dialogue, JudgedMark, MarkStanding } from "./dialogue.ts";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { contentStems, sharesPlace } from "./words/words.ts";

/** Share of the conclusion's words from which on a sentence states it, wherever else it stands. */
const STATES = 0.8;

/** A sentence, and where it begins in the passage and ends. */
interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function spansOf(argument: Argument): Span[] {
  let end = 0;
  return splitSentences(argument.passage).map((text) => {
    const at = argument.passage.indexOf(text, end);
    const start = at === -1 ? argument.passage.indexOf(text.split(/\s/u)[0] ?? "", end) : at;
    end = start + text.length;
    return { text, start, end };
  });
}

function standsIn(passage: string, { quote = "" }: Expectation, { start, end }: Span): boolean {
  const at = quote === "" ? -1 : passage.indexOf(quote);
  return at !== -1 && at < end && at + quote.length > start;
}

/** A passage may say its conclusion twice; the key quotes it once. */
function isSaidAgain({ statement, kind }: Expectation, { text }: Span): boolean {
  if (kind !== "conclusion") return false;
  const wanted = contentStems(statement);
  const said = contentStems(text);
  const shared = [...wanted].filter((stem) => said.has(stem)).length;
  return wanted.size > 0 && shared / wanted.size >= STATES;
}

/** The expectations that stand in a sentence of the passage; none for a sentence that is none. */
export function expectationsIn(argument: Argument, sentence: number): Expectation[] {
  const { passage, key } = argument;
  const span = spansOf(argument)[sentence];
  if (span === undefined) return [];
  const quoted = key.expectations.filter((one) => standsIn(passage, one, span));
  // The words of a choice that is offered in support may be the conclusion's.
  const isWeak = quoted.some(({ id }) => id === WEAK_REASON_ID);
  const again = isWeak ? [] : key.expectations.filter((one) => isSaidAgain(one, span));
  // Others' words are no support, though the writer's answer to them, which is quoted with them, may be.
  const isOthers = otherPartOf(argument, span.text) === "objection";
  return [...new Set([...quoted, ...again])].filter(
    ({ kind, quote = "" }) => !isOthers || kind !== "reason" || span.text.includes(quote),
  );
}

const OTHER_PARTS = ["detail", "objection", "concession", "background"] as const;

/** A sentence's part besides conclusion and reason: the key has it among what is taken for a conclusion. */
function otherPartOf({ key }: Argument, text: string): JudgedMark["instead"] {
  return OTHER_PARTS.find((part) =>
    key.misconceptions
      .find(({ id }) => id === `${part}-as-conclusion`)
      ?.paraphrases.some((said) => sharesPlace(said, text)),
  );
}

/** Whether a learner can point to where an expectation stands. */
export function isMarkable({ passage, key }: Argument, id: string): boolean {
  const quote = key.expectations.find((one) => one.id === id)?.quote ?? "";
  return quote !== "" && passage.includes(quote);
}

type Part = Expectation & { readonly kind: "conclusion" | "reason" };

function isPart(one: Expectation): one is Part {
  return one.kind === "conclusion" || one.kind === "reason";
}

/** The index of the module's own step, in which learners say where the argument goes wrong; −1 where there is none. */
function ownStep({ key }: Argument): number {
  const asked = key.expectations.filter((one) => one.kind !== "probe" && !isPart(one));
  return asked.length === 0 ? -1 : Math.min(...asked.map(({ step }) => step));
}

/** The expectations that a mark meets. */
function metBy(argument: Argument, { role, sentence }: Mark): Expectation[] {
  const inside = expectationsIn(argument, sentence);
  if (role === "neither") return [];
  if (role !== "flaw") return inside.filter(({ kind }) => kind === role);
  const step = ownStep(argument);
  return inside.filter((one) => one.step === step && !isPart(one));
}

function standingOf(argument: Argument, dialogue: Dialogue, mark: Mark): MarkStanding {
  if (mark.role === "flaw" && !canBeJudged(argument, dialogue)) return "later";
  return fits(argument, mark) ? "right" : "wrong";
}

function fits(argument: Argument, mark: Mark): boolean {
  if (mark.role !== "neither") return metBy(argument, mark).length > 0;
  return !expectationsIn(argument, mark.sentence).some(isPart);
}

/** Where it goes wrong is said in the module's own step, and only of what stands somewhere. */
function canBeJudged(argument: Argument, dialogue: Dialogue): boolean {
  const step = ownStep(argument);
  const own = argument.key.expectations.filter((one) => one.step === step);
  return dialogue.step >= step && own.some(({ id }) => isMarkable(argument, id));
}

/** A sentence's part in the argument; undefined where the key does not say. */
export function partIn(argument: Argument, sentence: number): JudgedMark["instead"] {
  const part = expectationsIn(argument, sentence).find(isPart);
  return part?.kind ?? otherPartOf(argument, splitSentences(argument.passage)[sentence] ?? "");
}

/** Sentences more than a role can need that may be marked with it, or marked as neither, for the marks to be an answer. */
const SPARE = 1;

/** Whether marks that say the same are an answer, and no try of everything: no more than can be needed, half of them right. */
function isConsidered(argument: Argument, marks: readonly JudgedMark[]): boolean {
  const role = marks[0]?.role ?? "neither";
  const needed = splitSentences(argument.passage).map((_, sentence) =>
    fits(argument, { sentence, role }),
  );
  const most = (role === "neither" ? 1 : needed.filter(Boolean).length) + SPARE;
  const hits = marks.filter(({ standing }) => standing === "right").length;
  return marks.length <= most && (hits === 0 || hits * 2 >= marks.length);
}

/**
 * Looks up the marks of a message in the answer key; it says nothing of those that are not considered. Of two on one
 * sentence the later counts; one on no sentence is left out.
 */
export function judgeMarks(
  argument: Argument,
  dialogue: Dialogue,
  marks: readonly Mark[],
): JudgedMark[] {
  const count = splitSentences(argument.passage).length;
  const latest = new Map(
    marks.filter(({ sentence }) => sentence < count).map((mark) => [mark.sentence, mark]),
  );
  const target = argument.key.expectations.find(({ id }) => id === dialogue.target);
  const isFlaw = dialogue.isLocating && target !== undefined && !isPart(target);
  const judged = [...latest.values()].map(({ sentence, role: given }): JudgedMark => {
    // Who is asked where it goes wrong, and marks that as a reason, has pointed to it.
    const role = isFlaw && given !== "neither" ? "flaw" : given;
    const mark = { sentence, role };
    const standing = standingOf(argument, dialogue, mark);
    const instead = standing === "wrong" ? partIn(argument, sentence) : undefined;
    return { ...mark, standing, ...(instead === undefined ? {} : { instead }) };
  });
  return judged.map((mark) => {
    const alike = judged.filter(({ role }) => role === mark.role);
    const isHeld = mark.standing === "later" || isConsidered(argument, alike);
    return isHeld ? mark : { sentence: mark.sentence, role: mark.role };
  });
}

/** The expectations, of any step, that the marks of one message point to. */
export function pointedTo(argument: Argument, marks: readonly JudgedMark[]): Expectation[] {
  return marks.flatMap((mark) => (mark.standing === "right" ? metBy(argument, mark) : []));
}
