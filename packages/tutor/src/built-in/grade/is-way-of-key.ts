import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import {
  runsOfAll,
  shareOfMessageAmong,
  shareOfMessageCopied,
  shareOfSourceCopied,
} from "../../text/copying.ts";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { contentStems, plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import { countNegations } from "../../text/negation.ts";
import { isDenial } from "./reading/polarity.ts";

/** What the key lists, as it is looked for in a text. */
interface Ways {
  readonly texts: readonly string[];
  readonly plain: ReadonlySet<string>;
  /** All runs of words that stand in any of them: what is not mostly in these is in none. */
  readonly runs: ReadonlySet<string>;
}

/** The ways of saying them that the key lists. */
function waysOfKey(expectations: readonly Expectation[]): Ways {
  const texts = expectations.flatMap(({ isOwn, statement, paraphrases }) =>
    isOwn === true ? [] : [statement, ...paraphrases],
  );
  return { texts, plain: new Set(texts.map(plainWords)), runs: runsOfAll(texts) };
}

const waysOfArgument = memoiseOf(({ key }: Argument) => waysOfKey(key.expectations));

const waysOfSteps = memoiseOf(({ key, steps }: Argument) =>
  steps.map((_, step) => waysOfKey(key.expectations.filter((one) => one.step === step))),
);

/**
 * Whether a text is one of the ways of saying something that the key lists: whoever writes it has found it.
 * @param share how much of the text has to stand there in a row; what is left are words around it
 */
export function isWayOfKey(argument: Argument, text: string, share: number): boolean {
  const { texts, runs } = waysOfArgument(argument);
  if (shareOfMessageAmong(text, runs) < share) return false;
  return texts.some((way) => shareOfMessageCopied(text, way) >= share);
}

/** How much of a way has to be said, and how much of a text has to say it, in rows of words. */
const SAID = { ofWay: 0.8, ofText: 0.75 } as const;

function says(text: string, way: string): boolean {
  return (
    shareOfMessageCopied(text, way) >= SAID.ofText && shareOfSourceCopied(text, way) >= SAID.ofWay
  );
}

/** Whether a text says an expectation of a step in one of the key's own ways, whole and with hardly a word beside it. */
export function saysWayOfStep(argument: Argument, step: number, text: string): boolean {
  const ways = waysOfSteps(argument)[step];
  if (ways === undefined) return false;
  if (ways.plain.has(plainWords(text))) return true;
  if (shareOfMessageAmong(text, ways.runs) < SAID.ofText) return false;
  return ways.texts.some((way) => says(text, way));
}

/** Fewest words of content that make a claim. */
const LEAST_CONTENT = 3;

/**
 * Whether a text has just the words of content that one of the key's ways of saying an expectation has, whatever stands
 * between them; a "not" more or less says something else.
 */
export function hasWordsOf(
  { statement, paraphrases }: Pick<Expectation, "statement" | "paraphrases">,
  text: string,
): boolean {
  const said = contentStems(text);
  if (said.size < LEAST_CONTENT) return false;
  return [statement, ...paraphrases].some((way) => {
    const stems = contentStems(way);
    const isSame = stems.size === said.size && [...said].every((stem) => stems.has(stem));
    return isSame && countNegations(text) === countNegations(way);
  });
}

/** "I think", "well, maybe", "the writer says that": whatever follows is what is said. */
const LEAD_IN_WORDS = 4;

/** What the key knows as wrong where a dialogue stands, if a text is just that, word for word: a misconception's id, or that it is turned round. */
export function findSaidWrong(
  { key }: Argument,
  { step, target }: Pick<Dialogue, "step" | "target">,
  text: string,
): { readonly misconception: string | null } | null {
  const said = plainWords(text);
  const isSaid = (wrong: string): boolean => {
    const plain = plainWords(wrong);
    const lead = said.slice(0, -plain.length);
    return (
      said.endsWith(plain) && wordsOf(lead).length <= LEAD_IN_WORDS && countNegations(lead) === 0
    );
  };
  const asked = key.expectations.filter((one) => one.step === step);
  const probe = asked.find((one) => one.kind === "probe" && one.id === target);
  const held = probe === undefined ? asked.filter(({ kind }) => kind !== "probe") : [probe];
  const mistake = key.misconceptions.find(
    (one) => one.step === step && one.paraphrases.some(isSaid),
  );
  if (mistake !== undefined) return { misconception: mistake.id };
  const isTurned = held.some(({ opposites = [] }) => opposites.some(isSaid));
  return isTurned ? { misconception: null } : null;
}

/** A way with fewer words of content may stand in a text that says something else. */
const LEAST_IN_TEXT = 4;

/** Expectations of a step one of whose ways stands in a text, word for word, where nothing is denied beside them. */
export function findWaysIn({ key }: Argument, step: number, text: string): Expectation[] {
  let rest = ` ${plainWords(text)} `;
  const found = key.expectations.filter((one) => {
    if (one.step !== step || one.isOwn === true) return false;
    const ways = [one.statement, ...one.paraphrases].filter(
      (way) => contentStems(way).size >= LEAST_IN_TEXT && rest.includes(` ${plainWords(way)} `),
    );
    for (const way of ways) rest = rest.replace(` ${plainWords(way)} `, " ");
    return ways.length > 0;
  });
  return isDenial(rest, "") ? [] : found;
}
