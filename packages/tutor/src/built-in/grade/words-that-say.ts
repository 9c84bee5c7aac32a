import { splitSentences } from "@elenchus/domain/split-sentences";
import type { Argument, Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { wordsOf } from "@elenchus/dialogue/words/words";
import type { Reader } from "../../reader/reader.ts";
import { type GradedPoint, gradePoints } from "./grade-points.ts";

/** In a short sentence nothing stands beside what counts. */
const SHORT = 9;
/** A clause with fewer words is nothing that one would quote. */
const LEAST_WORDS = 6;
/** So much less likely than the best part a shorter one may be. */
const NEARLY = 0.1;
/** Answers of these kinds are quoted whole: a flaw's place and what is wrong, each may have a sentence. */
const WHOLE: ReadonlySet<ExpectationKind> = new Set([
  "fallacy",
  "fallacy_name",
  "statistical_flaw",
  "probe",
]);
/** So many parts of a message are read. */
const MOST_PARTS = 10;
const CLAUSE_END = /(?<=[,;:])\s+|\s+[–—-]\s+|\s+(?=but\s)/u;
/** A clause that begins so says when another holds, one before it or behind it. */
const CONDITIONS: ReadonlySet<string> = new Set("if unless when".split(" "));
/** A clause that begins so says how far the one before it holds, also behind "but" or "and". */
const LIMITS: ReadonlySet<string> = new Set("only not without until".split(" "));
const JOINS: ReadonlySet<string> = new Set("and n but or so".split(" "));
/** Behind these, nothing says how far holds what stands before them. */
const STOPS: ReadonlySet<string> = new Set(";:");

/** The sentences of a message, and the clauses of long ones. */
function partsOf(sentences: readonly string[]): string[] {
  const clauses = sentences
    .filter((one) => wordsOf(one).length > SHORT)
    .flatMap((one) => one.split(CLAUSE_END))
    .filter((one) => wordsOf(one).length >= LEAST_WORDS);
  return [...new Set([...sentences, ...clauses])].slice(0, MOST_PARTS);
}

/** Whether a clause says how far the one before it holds. */
function limits(clause: string): boolean {
  const [first = "", second = ""] = wordsOf(clause);
  return LIMITS.has(first) || (JOINS.has(first) && (second === "only" || second === "not"));
}

/** Whether a clause says when the one behind it holds: "if", "and when"; "what if" asks. */
function awaits(clause: string, behind: string): boolean {
  const [first = "", second = ""] = wordsOf(clause);
  const isCondition = CONDITIONS.has(first) || (first !== "what" && CONDITIONS.has(second));
  return isCondition && behind !== "" && !JOINS.has(wordsOf(behind)[0] ?? "");
}

/** A clause of a message, with those beside it that say when or how far it holds. */
function withLimits(sentences: readonly string[], clause: string): string {
  const sentence = sentences.find((one) => one.split(CLAUSE_END).includes(clause));
  if (sentence === undefined) return clause;
  const clauses = sentence.split(CLAUSE_END);
  const at = clauses.indexOf(clause);
  const [before = "", behind = ""] = [clauses[at - 1], clauses[at + 1]];
  const isBound = !STOPS.has(before.slice(-1)) && (limits(clause) || awaits(before, clause));
  const isLimited = CONDITIONS.has(wordsOf(behind)[0] ?? "") || limits(behind);
  const binds = !STOPS.has(clause.slice(-1)) && (isLimited || awaits(clause, behind));
  const last = binds ? behind : clause;
  return sentence.slice(
    sentence.indexOf(isBound ? before : clause),
    sentence.lastIndexOf(last) + last.length,
  );
}

/** A part of a message, and how it reads against one point. */
interface Read {
  readonly text: string;
  readonly graded: GradedPoint;
  /** Whether it says no other point of the message better. */
  readonly isOwn: boolean;
}

/** The shortest part that says a point about as well as the best one; undefined where only the whole says it. */
function pickShortest(read: readonly Read[]): string | undefined {
  const accepted = read.filter(({ graded }) => graded.zone === "accepted");
  const own = accepted.filter(({ isOwn }) => isOwn);
  const heard = own.length > 0 ? own : accepted;
  const best = Math.max(...heard.map(({ graded }) => graded.likelihood));
  return heard
    .filter(({ graded }) => graded.likelihood >= best - NEARLY)
    .toSorted((one, other) => one.text.length - other.text.length)[0]?.text;
}

/** The message without the sentences at its ends that say nothing of a point. */
function trimEnds(
  message: string,
  sentences: readonly string[],
  read: readonly Read[],
): string | undefined {
  const said = read.filter(
    ({ text, graded }) => graded.zone !== "missed" && sentences.includes(text),
  );
  const first = said[0]?.text;
  const last = said.at(-1)?.text;
  if (first === undefined || last === undefined) return undefined;
  return message.slice(message.indexOf(first), message.lastIndexOf(last) + last.length);
}

/**
 * The words of a message that say each of the points that it earned, by id, as the reader hears them. What only the whole
 * says is not there.
 */
export async function wordsThatSay(
  reader: Reader,
  argument: Argument,
  points: readonly Expectation[],
  message: string,
): Promise<Readonly<Record<string, string>>> {
  const sentences = splitSentences(message);
  // A word and its meanings, a verdict and its reason are said in the whole of it.
  const told = points.filter(({ kind }) => kind !== "ambiguous_term" && kind !== "impact");
  const parts = partsOf(sentences);
  if (parts.length < 2 || told.length === 0) return {};
  const read = await Promise.all(
    parts.map(async (text) => ({
      text,
      graded: await gradePoints(reader, argument, told, text),
    })),
  );
  const found = told.flatMap((point, at) => {
    const own = read.flatMap(({ text, graded: all }): Read[] => {
      const graded = all[at];
      if (graded === undefined) return [];
      const isOwn = all.every(({ likelihood }) => likelihood <= graded.likelihood);
      return [{ text, graded, isOwn }];
    });
    const shortest = WHOLE.has(point.kind) ? undefined : pickShortest(own);
    const words =
      shortest === undefined ? trimEnds(message, sentences, own) : withLimits(sentences, shortest);
    return words === undefined ? [] : [[point.id, words] as const];
  });
  return Object.fromEntries(found);
}
