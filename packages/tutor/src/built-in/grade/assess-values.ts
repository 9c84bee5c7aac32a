import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { COVERED, NEAR } from "@elenchus/dialogue/coverage";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { speaksOfValues } from "./reading/analysis-talk.ts";
import { isHeap } from "./reading/heaps.ts";
import { type Rank, readRanking } from "./reading/ranking.ts";
import { repairSpelling } from "./reading/spelling.ts";
import { normalise, wordsOf } from "@elenchus/dialogue/words/words";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import { readStatements } from "./assess-statements.ts";
import type { Findings } from "./findings.ts";
import { lean } from "./leaning.ts";
import { type Naming, nameValues } from "./name-values.ts";
import { scoreMatch } from "./score-model.ts";
import { vocabularyOf } from "./statements.ts";
import { featuresOf, scoreValue, type Sides, type ValueFeatures } from "./value-model.ts";

const IDS = { first: "value-first", second: "value-second" } as const;
/** What an answer counts that plainly names the one value that is asked for. */
const ASKED = 0.84;
/** So plainly is a value named where nothing else is asked. */
const PLAIN = 0.6;
/** By so much must the reverse order outdo the other. */
const CLEARLY = 0.1;
/** A message in so few words names values if it names anything. */
const SHORT = 9;

/** An answer to the question for the two values, read. */
export interface ValueReading {
  readonly first: ValueFeatures;
  readonly second: ValueFeatures;
  readonly sides: Sides;
  readonly findings: Findings;
}

/** Judges an answer that is to name a value conflict, under whichever names. */
export async function assessValues(
  encoder: SentenceEncoder,
  view: DialogueView,
  message: string,
): Promise<Findings> {
  const { argument } = view;
  if (isHeap(message)) return found({ first: 0, second: 0 }, null, "heap_of_words");
  const { first, second, sides, findings } = await readValues(encoder, argument, message);
  const scores = {
    first: Math.max(scoreValue(first), scoreAsked(view, "first", sides)),
    second: Math.max(scoreValue(second), scoreAsked(view, "second", sides)),
  };
  const best = Math.max(scores.first, scores.second);
  if (best < COVERED && isReversed(sides))
    return found({ first: 0, second: 0 }, "ranking-reversed", "ranks the two the other way round");
  return found(scores, best < NEAR ? findings.misconception : null, "names values");
}

/** Everything that an answer is judged by. */
export async function readValues(
  encoder: SentenceEncoder,
  argument: Argument,
  message: string,
): Promise<ValueReading> {
  const [first, second] = argument.key.expectations.filter((one) => one.kind === "value");
  if (first === undefined || second === undefined)
    throw new Error("A value conflict has two sides.");
  const text = repairSpelling(message, vocabularyOf(argument));
  const sides = await nameSides(encoder, { first, second }, text);
  const { findings, matches } = await readStatements(encoder, argument, first.step, message);
  const instead = matches.filter(({ statement }) => statement.id.endsWith("-instead"));
  const [vector = new Float32Array()] = await encoder.embed([normalise(message)]);
  const rest = {
    short: wordsOf(text).length <= SHORT ? 1 : 0,
    talks: speaksOfValues(text) ? 1 : 0,
    instead: Math.max(0, ...instead.map(scoreMatch)),
    leaning: lean("value", vector),
  };
  return {
    first: featuresOf("first", sides, rest),
    second: featuresOf("second", sides, rest),
    sides,
    findings,
  };
}

async function nameSides(
  encoder: SentenceEncoder,
  values: { first: Expectation; second: Expectation },
  text: string,
): Promise<Sides> {
  const parts = readRanking(text);
  const at = async (rank: Rank): Promise<Naming | null> => {
    const own = parts.filter((part) => part.rank === rank).map((part) => part.text);
    return own.length === 0 ? null : nameValues(encoder, values, own.join(" , "));
  };
  return {
    above: await at("first"),
    below: await at("second"),
    whole: await nameValues(encoder, values, text),
  };
}

/** Once one value is found the other alone is asked for, and a plain name is enough. */
function scoreAsked({ dialogue }: DialogueView, side: keyof typeof IDS, { whole }: Sides): number {
  const other = side === "first" ? "second" : "first";
  const isAsked = dialogue.target === IDS[side] && (dialogue.coverage[IDS[other]] ?? 0) >= COVERED;
  return isAsked && whole[side] >= PLAIN && whole[side] >= whole[other] ? ASKED : 0;
}

function isReversed({ above, below }: Sides): boolean {
  const right = (above?.first ?? 0) + (below?.second ?? 0);
  const wrong = (above?.second ?? 0) + (below?.first ?? 0);
  const isPlain = Math.max(above?.second ?? 0, below?.first ?? 0) >= PLAIN;
  return isPlain && wrong > right + CLEARLY;
}

function found({ first, second }: Naming, misconception: string | null, reason: string): Findings {
  return {
    coverage: { [IDS.first]: first, [IDS.second]: second },
    misconception,
    confidence: 0.8,
    reasons: [`${reason}: first ${first.toFixed(2)}, second ${second.toFixed(2)}`],
  };
}
