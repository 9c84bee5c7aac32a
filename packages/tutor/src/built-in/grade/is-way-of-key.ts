import { splitSentences } from "@elenchus/domain/split-sentences";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import { runsOfAll, shareOfMessageAmong, shareOfMessageCopied } from "../../text/copying.ts";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { contentStems, plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import { isDenial } from "./reading/polarity.ts";

/** The ways of saying things that a key lists, and all runs of words that stand in any of them. */
const waysOfKey = memoiseOf(({ key }: Argument) => {
  const ways = key.expectations.flatMap(({ isOwn, statement, paraphrases }) =>
    isOwn === true ? [] : [statement, ...paraphrases],
  );
  return { ways, runs: runsOfAll(ways) };
});

/**
 * Whether a text is one of the ways of saying something that the key lists: whoever writes it has found it.
 * @param share how much of the text has to stand there in a row; what is left are words around it
 */
function isWayOfKey(argument: Argument, text: string, share: number): boolean {
  const { ways, runs } = waysOfKey(argument);
  // What is not mostly in all of them together is in none of them.
  if (shareOfMessageAmong(text, runs) < share) return false;
  return ways.some((way) => shareOfMessageCopied(text, way) >= share);
}

/** "I think", "well, maybe", "the writer says that": whatever follows is what is said. */
const LEAD_IN_WORDS = 4;

/** What the key knows as wrong where a dialogue stands, if a text is just that, word for word: a misconception's id, or none where it is turned round. */
export function findSaidWrong(
  { key }: Argument,
  { step, target }: Pick<Dialogue, "step" | "target">,
  text: string,
): readonly string[] | null {
  const said = plainWords(text);
  const isSaid = (wrong: string): boolean => {
    const plain = plainWords(wrong);
    const lead = said.slice(0, -plain.length);
    const isLeadIn = wordsOf(lead).length <= LEAD_IN_WORDS && !isDenial(lead, "");
    return said.endsWith(plain) && isLeadIn;
  };
  const asked = key.expectations.filter((one) => one.step === step);
  const probe = asked.find((one) => one.kind === "probe" && one.id === target);
  const held = probe === undefined ? asked.filter(({ kind }) => kind !== "probe") : [probe];
  const mistake = key.misconceptions.find(
    (one) => one.step === step && one.paraphrases.some(isSaid),
  );
  if (mistake !== undefined) return [mistake.id];
  const isTurned = held.some(({ opposites = [] }) => opposites.some(isSaid));
  return isTurned ? [] : null;
}

const NOT = /\bnot\b|n't\b|\bnever\b/gu;

/** Whether one of two texts has a "not" that the other lacks, or denies what it says. */
function isDeniedBy(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => text.toLowerCase());
  const nots = [first, second].map((text) => (text?.match(NOT) ?? []).length % 2);
  const rest = [first, second].map((text) => text?.replaceAll(NOT, " ") ?? "");
  return nots[0] === nots[1] ? isDenial(one, other) : !isDenial(rest[0] ?? "", rest[1] ?? "");
}

/**
 * Whether a text says what an expectation says with a denial put in or left out: its words of content are those of one of
 * the key's ways. The reader hardly hears a single "not". What is denied in another sentence is another thing.
 */
export function isDeniedWay({ statement, paraphrases }: Expectation, text: string): boolean {
  return [statement, ...paraphrases].some((way) => {
    const stems = [...contentStems(way)];
    if (stems.length < 2) return false;
    const holds = (said: string): boolean => {
      const words = contentStems(said);
      return stems.every((stem) => words.has(stem));
    };
    const own = splitSentences(text).filter(holds);
    const held = own.length > 0 ? own : [text].filter(holds);
    return held.length > 0 && held.every((said) => isDeniedBy(said, way));
  });
}

/** A way with fewer words of content may stand in a text that says something else. */
const LEAST_IN_TEXT = 4;

const count = (text: string): number => splitSentences(text).length;

/** Expectations of a step that a text states word for word, in a way of the key or as the passage says a conclusion or reason, with nothing denied beside. */
export function findWaysIn({ key, passage }: Argument, step: number, text: string): Expectation[] {
  let rest = ` ${plainWords(text)} `;
  // What the passage denies beside it is the passage's own.
  const isPicked = ` ${plainWords(passage)} `.includes(rest);
  const clauses = new Set(text.split(/[,;:.!?]+/u).map(plainWords));
  const isLong = (way: string): boolean => contentStems(way).size >= LEAST_IN_TEXT;
  const found = key.expectations.filter(({ kind, statement, paraphrases, quote, ...one }) => {
    if (one.step !== step || one.isOwn === true) return false;
    const isThere = quote !== undefined && (kind === "conclusion" || kind === "reason");
    // Whoever picks several sentences has not said which of them is the conclusion.
    if (isThere && isPicked && kind === "conclusion" && count(text) > count(quote)) return false;
    const ways = [statement, ...paraphrases].filter(
      (way) => isLong(way) || clauses.has(plainWords(way)),
    );
    const quoted = isThere && (isPicked || isLong(quote)) ? [quote] : [];
    const said = [...ways, ...quoted].filter((way) => rest.includes(` ${plainWords(way)} `));
    for (const way of said) rest = rest.replace(` ${plainWords(way)} `, " ");
    return said.length > 0;
  });
  return !isPicked && isDenial(rest, "") ? [] : found;
}

/** Share of a text that one way takes, from which on there is hardly a word beside it. */
const WHOLE = 0.75;

/** Whether a text says an expectation of a step in one of the key's own ways, whole and with hardly a word beside it. */
export function saysWayOfStep(argument: Argument, step: number, text: string): boolean {
  const said = plainWords(text);
  const isListed = argument.key.expectations.some(
    (one) => one.step === step && one.paraphrases.some((way) => plainWords(way) === said),
  );
  return (
    isListed || (isWayOfKey(argument, text, WHOLE) && findWaysIn(argument, step, text).length > 0)
  );
}
