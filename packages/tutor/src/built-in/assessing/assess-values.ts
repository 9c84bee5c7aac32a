import type { Expectation } from "../../dialogue/argument.ts";
import { COVERED } from "../../dialogue/coverage.ts";
import type { DialogueView } from "../../tutor.ts";
import { speaksOfValues } from "../reading/analysis-talk.ts";
import { isHeap } from "../reading/heaps.ts";
import { type Rank, readRanking } from "../reading/ranking.ts";
import { repairSpelling } from "../reading/spelling.ts";
import { wordsOf } from "../reading/words.ts";
import type { SentenceEncoder } from "../sentence-encoder.ts";
import { readStatements } from "./assess-statements.ts";
import type { Findings } from "./findings.ts";
import { type Naming, nameValues } from "./name-values.ts";
import { vocabularyOf } from "./statements.ts";

const MEANT = 0.86;
const HALF = 0.66;
/** So plainly must a part speak of a value that stands on the right side of a ranking, and beside its rival. */
const IN_PLACE = 0.42;
/** So plainly where nothing is ranked. */
const BY_ITSELF = 0.6;
const TOUCHES = 0.45;
/** By so much must the reverse reading outdo the other. */
const CLEARLY = 0.1;
/** A message in so few words names values if it names anything. */
const BARE_NAMES = 9;

/** Judges an answer that is to name a value conflict, under whichever names. */
export async function assessValues(
  encoder: SentenceEncoder,
  view: DialogueView,
  message: string,
): Promise<Findings> {
  const { argument, dialogue } = view;
  const [first, second] = argument.key.expectations.filter((one) => one.kind === "value");
  if (first === undefined || second === undefined)
    throw new Error("A value conflict has two sides.");
  const text = repairSpelling(message, vocabularyOf(argument, wordsOf));
  if (isHeap(text)) return found({ first: 0, second: 0 }, "heap_of_words");
  const sides = await nameSides(encoder, { first, second }, text);
  if (sides.above !== null || sides.below !== null) {
    const ranked = judgeRanking(sides);
    if (ranked === "reversed") return reversed();
    if (Math.max(ranked.first, ranked.second) >= HALF) return found(ranked, "ranks");
  }
  const read = await readStatements(encoder, argument, dialogue.step, message);
  const isWrong = (read.findings.misconception ?? "").endsWith("-instead");
  const isTalk = wordsOf(text).length <= BARE_NAMES || speaksOfValues(text);
  const loose = isTalk ? judgeLoose(sides.whole, text, view) : { first: 0, second: 0 };
  if (isWrong && wordsOf(text).length > BARE_NAMES) return { ...read.findings, coverage: {} };
  if (Math.max(loose.first, loose.second) >= HALF) return found(loose, "names");
  return { ...read.findings, coverage: {} };
}

/** What is said of each value in the part that comes first, in the one that comes second, and anywhere. */
interface Sides {
  readonly above: Naming | null;
  readonly below: Naming | null;
  readonly whole: Naming;
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

/** A ranking: which values it gets right, or that it has them the other way round. */
function judgeRanking({ above, below }: Sides): Naming | "reversed" {
  const right = (above?.first ?? 0) + (below?.second ?? 0);
  const wrong = (above?.second ?? 0) + (below?.first ?? 0);
  const isPlain = Math.max(above?.second ?? 0, below?.first ?? 0) >= BY_ITSELF;
  if (isPlain && wrong > right + CLEARLY) return "reversed";
  const rivals = { first: above?.second ?? 0, second: below?.first ?? 0 };
  return {
    first: scoreInPlace(above?.first ?? 0, rivals.first, below?.second ?? 0),
    second: scoreInPlace(below?.second ?? 0, rivals.second, above?.first ?? 0),
  };
}

/** A value in its place: the plainer the other one is, the less plain it has to be itself. */
function scoreInPlace(own: number, rival: number, other: number): number {
  const needed = other >= IN_PLACE ? IN_PLACE : BY_ITSELF - 0.1;
  if (own >= needed && own >= rival - CLEARLY) return MEANT;
  return own >= TOUCHES - 0.1 ? HALF : 0;
}

/** Values named without an order. */
function judgeLoose({ first, second }: Naming, text: string, { dialogue }: DialogueView): Naming {
  const isShort = wordsOf(text).length <= BARE_NAMES;
  const isOpen = (id: string): boolean => (dialogue.coverage[id] ?? 0) < COVERED;
  const score = (own: number, rival: number, id: string): number => {
    if (!isOpen(id)) return 0;
    const isAsked =
      dialogue.target === id && !isOpen(id === "value-first" ? "value-second" : "value-first");
    if (own >= BY_ITSELF && (own >= rival - CLEARLY || isAsked)) return MEANT;
    if (isShort && isAsked && own >= TOUCHES) return MEANT;
    return own >= TOUCHES && own >= rival ? HALF : 0;
  };
  return {
    first: score(first, second, "value-first"),
    second: score(second, first, "value-second"),
  };
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
