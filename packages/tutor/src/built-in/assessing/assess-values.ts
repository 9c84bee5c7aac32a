import type { Expectation } from "../../dialogue/argument.ts";
import { COVERED, NEAR } from "../../dialogue/coverage.ts";
import type { DialogueView } from "../../tutor.ts";
import { speaksOfValues } from "../reading/analysis-talk.ts";
import { isHeap } from "../reading/heaps.ts";
import { readRanking } from "../reading/ranking.ts";
import { repairSpelling } from "../reading/spelling.ts";
import { contentStems, normalise, wordsOf } from "../reading/words.ts";
import { cosine, type SentenceEncoder } from "../sentence-encoder.ts";
import { readStatements } from "./assess-statements.ts";
import type { Findings } from "./findings.ts";
import { vocabularyOf } from "./statements.ts";

const NAMED = 0.92;
const MEANT = 0.86;
const HALF = 0.66;
/** So near to a way of naming the value is a part of an answer that means it. */
const MEANS = 0.62;
const TOUCHES = 0.5;
/** A message in so few words names values if it names anything. */
const BARE_NAMES = 8;

/** How surely a part of an answer speaks of each of the two values. */
interface Naming {
  readonly first: number;
  readonly second: number;
}

/** Judges an answer that is to name a value conflict, under whichever names. */
export async function assessValues(
  encoder: SentenceEncoder,
  view: DialogueView,
  message: string,
): Promise<Findings> {
  const { argument, dialogue } = view;
  const own = argument.key.expectations.filter((one) => one.kind === "value");
  const [first, second] = own;
  if (first === undefined || second === undefined)
    throw new Error("A value conflict has two sides.");
  const text = repairSpelling(message, vocabularyOf(argument, wordsOf));
  const name = (part: string): Promise<Naming> => nameValues(encoder, { first, second }, part);
  const whole = await name(text);
  const ranking = readRanking(text);
  if (ranking !== null) {
    const [above, below] = [await name(ranking.first), await name(ranking.second)];
    if (isReversed(above, below)) return reversed();
    const sides = { first: Math.max(above.first, 0), second: Math.max(below.second, 0) };
    if (sides.first >= COVERED && sides.second >= COVERED) return found(sides, "ranks the two");
  }
  if (isHeap(text)) return found({ first: 0, second: 0 }, "heap_of_words");
  const isTalk =
    speaksOfValues(text) ||
    wordsOf(text).length <= BARE_NAMES ||
    (whole.first >= COVERED && whole.second >= COVERED) ||
    dialogue.coverage[first.id] !== undefined;
  const read = await readStatements(encoder, argument, dialogue.step, message);
  if (!isTalk || Math.max(whole.first, whole.second) < NEAR)
    return { ...read.findings, coverage: limited(whole) };
  const one = onlyAsked(view, whole);
  return found(one, "names a value");
}

/** A word that fits both sides speaks for the side that is still open. */
function onlyAsked({ dialogue }: DialogueView, naming: Naming): Naming {
  const isCovered = (id: string): boolean => (dialogue.coverage[id] ?? 0) >= COVERED;
  return {
    first: isCovered("value-first") ? 0 : naming.first,
    second: isCovered("value-second") ? 0 : naming.second,
  };
}

function limited({ first, second }: Naming): Record<string, number> {
  return {
    "value-first": Math.min(first, TOUCHES),
    "value-second": Math.min(second, TOUCHES),
  };
}

function isReversed(above: Naming, below: Naming): boolean {
  return (
    above.second >= COVERED &&
    below.first >= COVERED &&
    above.first < above.second &&
    below.second < below.first
  );
}

function reversed(): Findings {
  return {
    coverage: { "value-first": 0, "value-second": 0 },
    misconception: "ranking-reversed",
    confidence: 0.85,
    reasons: ["ranks the two the other way round"],
  };
}

function found({ first, second }: Naming, reason: string): Findings {
  return {
    coverage: { "value-first": first, "value-second": second },
    misconception: null,
    confidence: 0.8,
    reasons: [`${reason}: first ${first.toFixed(2)}, second ${second.toFixed(2)}`],
  };
}

/** Longest first, so that "animal welfare" is found before "welfare". */
function hasWord(words: readonly string[], text: string): boolean {
  const stems = contentStems(text);
  const padded = ` ${wordsOf(text).join(" ")} `;
  return words.some((word) => {
    const parts = wordsOf(word);
    if (parts.length > 1) return padded.includes(` ${parts.join(" ")} `);
    const [stem = ""] = contentStems(word);
    return stem !== "" && stems.has(stem);
  });
}

async function nameValues(
  encoder: SentenceEncoder,
  { first, second }: { first: Expectation; second: Expectation },
  part: string,
): Promise<Naming> {
  const text = normalise(part);
  if (wordsOf(text).length === 0) return { first: 0, second: 0 };
  const pieces = [text, ...text.split(/\s*(?:,|;|\band\b|\bor\b|\bbut\b|\bvs\.?\b|\bversus\b)\s*/u)]
    .filter((piece) => contentStems(piece).size > 0)
    .slice(0, 5);
  const vectors = await encoder.embed([...pieces, ...first.paraphrases, ...second.paraphrases]);
  const said = vectors.slice(0, pieces.length);
  const meant = vectors.slice(pieces.length);
  const ofFirst = meant.slice(0, first.paraphrases.length);
  const ofSecond = meant.slice(first.paraphrases.length);
  const nearness = (list: readonly Float32Array[]): number =>
    Math.max(0, ...said.flatMap((one) => list.map((other) => cosine(one, other))));
  const near = { first: nearness(ofFirst), second: nearness(ofSecond) };
  return {
    first: score(hasWord(first.valueWords ?? [], text), near.first, near.second),
    second: score(hasWord(second.valueWords ?? [], text), near.second, near.first),
  };
}

function score(isNamed: boolean, near: number, rival: number): number {
  if (isNamed) return NAMED;
  if (near >= MEANS && near >= rival - 0.05) return MEANT;
  return near >= TOUCHES && near >= rival ? HALF : 0;
}
