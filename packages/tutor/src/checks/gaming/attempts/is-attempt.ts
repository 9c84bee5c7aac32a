import { readAsides } from "../asides/read-asides.ts";
import { joinNumbers, type MeaningNetwork, oddsOf } from "../../../text/meaning-network.ts";
import fitted from "./attempt-network.json" with { type: "json" };
import {
  type AskedAt,
  ATTEMPT_TERMS,
  type AttemptTerms,
  readAttemptTerms,
} from "./attempt-terms.ts";

/** What tells attempts. */
export interface FittedAttempts {
  /** Over a message's words: at 0 or below it is surely an attempt, and the encoder is not asked. */
  readonly glance: MeaningNetwork;
  /** Over its words and its meaning: above 0 it is none. */
  readonly whole: MeaningNetwork;
}

/** One vector a text, in order; an empty one for a text without words. */
export type EmbedTexts = (texts: readonly string[]) => Promise<readonly Float32Array[]>;

/** Fitted by `npm run train -- attempts`, never by hand. */
const FITTED: FittedAttempts = fitted;
/** The encoder reads so many characters of a text, and a plea may stand behind an answer. */
const PART = /.{1,200}/gsu;
/** What terms weigh beside a meaning, which is a vector of length 1, in the fit. */
const TERM_WEIGHT = 0.6;

/** The numbers that a glance weighs. */
export function glanceNumbersOf(terms: AttemptTerms): number[] {
  return ATTEMPT_TERMS.map((name) => TERM_WEIGHT * terms[name]);
}

/** The numbers that are weighed of a part of a message. */
export function attemptNumbersOf(terms: AttemptTerms, meaning: Float32Array): Float64Array {
  return joinNumbers(glanceNumbersOf(terms), meaning);
}

/** The parts of a message that are weighed by themselves. */
export function partsOfMessage(message: string): string[] {
  return message.match(PART) ?? [];
}

/**
 * Whether a message is a try, right or wrong, or a question about the task: something that can be taken up. What is said to
 * talk somebody round, and all other talk, is none.
 */
export async function isAttempt(
  embed: EmbedTexts,
  { argument, step, target }: AskedAt,
  message: string,
): Promise<boolean> {
  const { slight } = readAsides(argument, message);
  const terms = readAttemptTerms({ argument, step, target, message, slight });
  if (oddsOf(FITTED.glance, glanceNumbersOf(terms)) <= 0) return true;
  const meanings = await embed(partsOfMessage(message));
  const isTried = (meaning: Float32Array): boolean =>
    meaning.length > 0 && oddsOf(FITTED.whole, attemptNumbersOf(terms, meaning)) <= 0;
  return meanings.length > 0 && meanings.every(isTried);
}
