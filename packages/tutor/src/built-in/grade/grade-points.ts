import { splitSentences } from "@elenchus/domain/split-sentences";
import type { Argument, Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import { differsByWord } from "./differs-by-word.ts";
import { pointText } from "../../reader/point-text.ts";
import type { Reader } from "../../reader/reader.ts";
import { type Zone, zoneOf } from "../../reader/zones.ts";

/** A point with what the reader makes of a message. */
export interface GradedPoint {
  readonly expectation: Expectation;
  /** That the message states it, 0 to 1. */
  readonly likelihood: number;
  readonly zone: Zone;
  /** 0 to 1; 0.8 and above where it is accepted. */
  readonly coverage: number;
}

/** What accepted answers count at least; what is not accepted stays below what is near. */
const ACCEPTED = 0.82;
const MOST_REFUSED = 0.58;
/** The reader was fitted to so many words of a message. */
const MOST_WORDS = 80;

/** A message in pieces that the reader hears whole: as many sentences together as have few enough words. */
function piecesOf(message: string): string[] {
  const pieces: string[] = [];
  let words = MOST_WORDS;
  for (const sentence of splitSentences(message)) {
    const own = sentence.split(/\s+/u).length;
    words += own;
    if (words > MOST_WORDS) {
      pieces.push(sentence);
      words = own;
    } else pieces.push(`${pieces.pop() ?? ""} ${sentence}`);
  }
  return pieces.length <= 1 ? [message] : pieces;
}

/** Of other points another number or day may be just what is right. */
const OF_PASSAGE: ReadonlySet<ExpectationKind> = new Set([
  "conclusion",
  "reason",
  "assumption",
  "alternative",
]);

function isExchanged({ kind, statement, ...point }: Expectation, message: string): boolean {
  return OF_PASSAGE.has(kind) && !isOwnFind(point) && differsByWord(message, statement);
}

function toGraded(expectation: Expectation, likelihood: number, message: string): GradedPoint {
  const read = zoneOf(expectation, likelihood);
  // Nearly right: it is asked for once more.
  const zone = read === "accepted" && isExchanged(expectation, message) ? "unsure" : read;
  const coverage =
    zone === "accepted"
      ? ACCEPTED + (1 - ACCEPTED) * likelihood
      : Math.min(MOST_REFUSED, likelihood);
  // What stands for all finds of the learner's own says nothing by itself about a word.
  const isOpen = expectation.kind === "ambiguous_term" && isOwnFind(expectation);
  return {
    expectation,
    likelihood,
    zone,
    coverage: isOpen ? Math.min(coverage, MOST_REFUSED) : coverage,
  };
}

/** Has a message read against points, each for itself. */
export async function gradePoints(
  reader: Reader,
  argument: Argument,
  points: readonly Expectation[],
  message: string,
): Promise<GradedPoint[]> {
  const pieces = piecesOf(message);
  const readings = await reader.read(
    points.flatMap((point) => {
      const text = pointText(argument, point);
      return pieces.map((piece) => [text, piece] as const);
    }),
  );
  return points.map((point, at) => {
    const own = readings.slice(at * pieces.length, (at + 1) * pieces.length);
    return toGraded(point, Math.max(0, ...own.map(({ likelihood }) => likelihood)), message);
  });
}
