import type { Expectation } from "../argument.ts";
import { contentStems } from "../words/words.ts";
import { oppositesOf } from "./defences.ts";
import { ANALYSIS_STEP } from "./steps.ts";

/** One side of a value conflict. */
interface ValueSide {
  /** In a word or two. */
  readonly name: string;
  /** The value as it shows in this passage: "a fair chance for weaker players". */
  readonly phrase: string;
  /** The words by which people name it. */
  readonly words: readonly string[];
  /** Ways of naming it, terse to wordy. */
  readonly paraphrases: readonly string[];
  /** From weak to strong. */
  readonly hints: readonly string[];
  readonly prompt: string;
}

const SIDES = {
  first: { id: "value-first", lead: "What the writer puts first is" },
  second: { id: "value-second", lead: "What has to stand back is" },
} as const;

/** What comes before the short name of a value in its statement. */
const SHORT_NAME = /^.*, or, in (?:short|a word), /u;

/** A value for short: by its name, or by the phrase where that has the name in it. */
export function shortNameOf({ statement }: Pick<Expectation, "statement">): string {
  const leads = Object.values(SIDES).map(({ lead }) => `${lead} `);
  const lead = leads.find((one) => statement.startsWith(one)) ?? "";
  return statement.slice(lead.length).replace(SHORT_NAME, "").replace(/\.$/u, "");
}

/** That the learner names one side of the conflict, at its place in the ranking. */
export function valueExpectation(
  side: keyof typeof SIDES,
  value: ValueSide,
  other: Pick<ValueSide, "phrase">,
): Expectation {
  const { id, lead } = SIDES[side];
  const [first, second] = side === "first" ? [value, other] : [other, value];
  const { name, phrase, words, paraphrases, hints, prompt } = value;
  return {
    id,
    kind: "value",
    step: ANALYSIS_STEP,
    statement: `${lead} ${echoes(phrase, name) ? phrase : `${phrase}, or, ${name.includes(" ") ? "in short" : "in a word"}, ${name}`}.`,
    paraphrases: [phrase, ...paraphrases],
    opposites: oppositesOf({ module: 4 }, { first: [first.phrase], second: [second.phrase] }),
    valueWords: [...words, phrase],
    hints,
    prompt,
  };
}

/** Stems of one family have so many letters at the start in common, or all but the last of the shorter: "safe", "safety". */
const BEGINNING = 4;

function isAkin(stem: string, other: string): boolean {
  const [shorter = "", longer = ""] = [stem, other].toSorted((one, two) => one.length - two.length);
  return longer.startsWith(shorter.slice(0, Math.max(BEGINNING, shorter.length - 1)));
}

/** Whether a phrase has a word of the name's, or one of its family, so that the name would only repeat it. */
function echoes(phrase: string, name: string): boolean {
  const said = [...contentStems(phrase)];
  return [...contentStems(name)].some((stem) => said.some((one) => isAkin(stem, one)));
}
