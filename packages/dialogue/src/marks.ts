import type { Mark } from "@elenchus/domain/marks";
import type { Argument, Expectation, ExpectationKind } from "./argument.ts";
import type { Dialogue, JudgedMark, MarkStanding } from "./dialogue.ts";
import { sentencesOfPassage } from "./passage-sentences.ts";
import { contentStems } from "./words/words.ts";

/** Share of the conclusion's words from which on a sentence states it, wherever else it stands. */
const STATES = 0.8;

/** Where a sentence begins in the passage, and where it ends. */
interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function spansOf(argument: Argument): Span[] {
  const { passage } = argument;
  let from = 0;
  return sentencesOfPassage(argument).map((text) => {
    const start = passage.indexOf(text.split(/\s/u)[0] ?? "", from);
    const at = passage.indexOf(text, from);
    const begin = at === -1 ? start : at;
    from = begin + text.length;
    return { text, start: begin, end: from };
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
function expectationsIn(argument: Argument, sentence: number): Expectation[] {
  const { passage, key } = argument;
  const span = spansOf(argument)[sentence];
  if (span === undefined) return [];
  return key.expectations.filter((one) => standsIn(passage, one, span) || isSaidAgain(one, span));
}

/** Whether a learner can point to where an expectation stands. */
export function isMarkable({ passage, key }: Argument, id: string): boolean {
  const quote = key.expectations.find((one) => one.id === id)?.quote ?? "";
  return quote !== "" && passage.includes(quote);
}

const PARTS: ReadonlySet<ExpectationKind> = new Set(["conclusion", "reason"]);

/** The index of the module's own step, in which learners say where the argument goes wrong; −1 where there is none. */
function ownStep({ key }: Argument): number {
  const asked = key.expectations.filter(({ kind }) => kind !== "probe" && !PARTS.has(kind));
  return asked.length === 0 ? -1 : Math.min(...asked.map(({ step }) => step));
}

/** The expectations that a mark meets. */
function metBy(argument: Argument, { role, sentence }: Mark): Expectation[] {
  const inside = expectationsIn(argument, sentence);
  if (role === "neither") return [];
  if (role !== "flaw") return inside.filter(({ kind }) => kind === role);
  const step = ownStep(argument);
  return inside.filter((one) => one.step === step && !PARTS.has(one.kind));
}

function standingOf(argument: Argument, dialogue: Dialogue, mark: Mark): MarkStanding {
  if (mark.role === "neither") {
    const isPart = expectationsIn(argument, mark.sentence).some(({ kind }) => PARTS.has(kind));
    return isPart ? "wrong" : "right";
  }
  if (mark.role === "flaw" && !canBeJudged(argument, dialogue)) return "later";
  return metBy(argument, mark).length > 0 ? "right" : "wrong";
}

/** Where it goes wrong is said in the module's own step, and only of what stands somewhere. */
function canBeJudged(argument: Argument, dialogue: Dialogue): boolean {
  const step = ownStep(argument);
  const own = argument.key.expectations.filter((one) => one.step === step);
  return dialogue.step >= step && own.some(({ id }) => isMarkable(argument, id));
}

function insteadOf(argument: Argument, { sentence, role }: Mark): JudgedMark["instead"] {
  const kinds = new Set(expectationsIn(argument, sentence).map(({ kind }) => kind));
  if (role !== "conclusion" && kinds.has("conclusion")) return "conclusion";
  if (role !== "reason" && kinds.has("reason")) return "reason";
  return undefined;
}

/** What the answer key says of the marks of a message. Of two on one sentence the later counts; one on no sentence is left out. */
export function judgeMarks(
  argument: Argument,
  dialogue: Dialogue,
  marks: readonly Mark[],
): JudgedMark[] {
  const count = sentencesOfPassage(argument).length;
  const latest = new Map(
    marks.filter(({ sentence }) => sentence < count).map((mark) => [mark.sentence, mark]),
  );
  const target = argument.key.expectations.find(({ id }) => id === dialogue.target);
  const isFlaw = dialogue.isLocating && target !== undefined && !PARTS.has(target.kind);
  return [...latest.values()].map(({ sentence, role: given }) => {
    // Who is asked where it goes wrong, and marks that as a reason, has pointed to it.
    const role = isFlaw && given !== "neither" ? "flaw" : given;
    const mark = { sentence, role };
    const standing = standingOf(argument, dialogue, mark);
    const instead = standing === "wrong" ? insteadOf(argument, mark) : undefined;
    return { ...mark, standing, ...(instead === undefined ? {} : { instead }) };
  });
}

/**
 * The expectations, of any step, that the marks of one message point to. Whoever marks more wrongly than rightly
 * in a role is told so, and has pointed to nothing.
 */
export function pointedTo(argument: Argument, marks: readonly JudgedMark[]): Expectation[] {
  const right = marks.filter(({ role, standing }) => {
    const alike = marks.filter((one) => one.role === role);
    const hits = alike.filter((one) => one.standing === "right").length;
    return standing === "right" && hits * 2 >= alike.length;
  });
  return right.flatMap((mark) => metBy(argument, mark));
}
