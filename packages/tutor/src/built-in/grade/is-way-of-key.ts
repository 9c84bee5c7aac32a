import { splitSentences } from "@elenchus/domain/split-sentences";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import { contentStems, normalise, plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import { isDenial } from "../../text/negation.ts";

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

/** A text without its "not"s, and whether it has an odd number of them. */
function denialOf(text: string) {
  const normal = normalise(text);
  return {
    rest: ` ${plainWords(normal.replaceAll(NOT, " "))} `,
    isOdd: (normal.match(NOT) ?? []).length % 2 === 1,
  };
}

/**
 * Whether a sentence says what an expectation says, in one of the key's ways, with a "not" put in or left out: the reader
 * hardly hears it.
 */
export function isDeniedWay({ statement, paraphrases }: Expectation, text: string): boolean {
  const sentences = splitSentences(text).map(denialOf);
  // One word may be named beside another that is denied.
  const ways = [statement, ...paraphrases].filter((way) => contentStems(way).size > 1);
  return ways.map(denialOf).some((way) => {
    const holding = sentences.filter(({ rest }) => rest.includes(way.rest));
    return holding.length > 0 && holding.every(({ isOdd }) => isOdd !== way.isOdd);
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

/** Whether a text is one of the key's own ways of saying an expectation of a step. */
export function isWayOfStep({ key }: Argument, step: number, text: string): boolean {
  const said = plainWords(text);
  return key.expectations.some(
    (one) =>
      one.step === step &&
      [one.statement, ...one.paraphrases].some((way) => plainWords(way) === said),
  );
}
