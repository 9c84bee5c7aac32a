import type { Finding, Zone } from "@elenchus/dialogue/dialogue";
import { splitSentences } from "@elenchus/domain/split-sentences";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import { nearlyBy } from "./differs-by-word.ts";
import { findWaysIn, isDeniedWay } from "./is-way-of-key.ts";
import { pointText } from "../../reader/point-text.ts";
import type { Reader } from "../../reader/reader.ts";
import { zoneOf } from "../../reader/zones.ts";

/** A point with what the reader makes of a message. */
export interface GradedPoint {
  readonly expectation: Expectation;
  /** That the message states it, 0 to 1. */
  readonly likelihood: number;
  readonly zone: Zone;
  /** 0 to 1; 0.8 and above where it is accepted. */
  readonly coverage: number;
}

/** Coverage of a point that stands in a message in one of the key's ways. */
const LISTED = 0.92;
/** And of one that stands there with a "not" put in. */
const NOT_SURE = 0.5;
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

function toGraded(expectation: Expectation, likelihood: number, isMended: boolean): GradedPoint {
  // What stands for all terms of the learner's own says nothing of a word: whoever names one is heard by its name.
  if (expectation.kind === "ambiguous_term" && isOwnFinding(expectation))
    return { expectation, likelihood, zone: "missed", coverage: 0 };
  const read = zoneOf(expectation, likelihood);
  // Nearly right: it is asked for once more.
  const zone = read === "accepted" && isMended ? "unsure" : read;
  const coverage =
    zone === "accepted"
      ? ACCEPTED + (1 - ACCEPTED) * likelihood
      : Math.min(MOST_REFUSED, likelihood);
  return { expectation, likelihood, zone, coverage };
}

/** A point that a message has in it word for word counts, whatever else it says; of one that it has with a "not" nobody is sure. */
function acceptListed(argument: Argument, text: string, point: GradedPoint): GradedPoint {
  const { expectation, zone } = point;
  if (findWaysIn(argument, expectation.step, text).includes(expectation))
    return { ...point, coverage: Math.max(LISTED, point.coverage), zone: "accepted" };
  return zone === "accepted" && isDeniedWay(expectation, text)
    ? { ...point, coverage: NOT_SURE, zone: "unsure" }
    : point;
}

/** A message as it would be with the number, day or time of a point in it, where it names another. */
function mend(point: Expectation, message: string): string {
  const other = nearlyBy(point, message);
  return other === null
    ? message
    : message.replaceAll(new RegExp(`\\b${other.said}\\b`, "giu"), other.meant);
}

/** A reading as a finding. */
export function toFinding({ expectation: { id }, zone, likelihood }: GradedPoint): Finding {
  return { kind: "graded", id, zone, likelihood };
}

/** Has a message read against points, each for itself. */
export async function gradePoints(
  reader: Reader,
  argument: Argument,
  points: readonly Expectation[],
  message: string,
): Promise<GradedPoint[]> {
  const asked = points.map((point) => ({ point, text: mend(point, message) }));
  const pairs = asked.map(({ point, text }) =>
    piecesOf(text).map((piece) => [pointText(argument, point), piece] as const),
  );
  const readings = await reader.read(pairs.flat());
  let at = 0;
  return asked.map(({ point, text }, index) => {
    const own = readings.slice(at, (at += pairs[index]?.length ?? 0));
    const likelihood = Math.max(0, ...own.map((one) => one.likelihood));
    return acceptListed(argument, message, toGraded(point, likelihood, text !== message));
  });
}
