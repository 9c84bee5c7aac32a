import { type MeaningNetwork, oddsOf } from "../../reading/meaning-network.ts";
import fitted from "./attempt-network.json" with { type: "json" };
import {
  ATTEMPT_TERMS,
  type AttemptTerms,
  readAttemptTerms,
  type SaidAt,
} from "./attempt-terms.ts";

/** Fitted by `npm run fit:attempts`, never by hand: above 0 a message is no attempt. */
const FITTED: MeaningNetwork = fitted;
/** The encoder reads so many characters of a text, and a plea may stand behind an answer. */
const PART = /.{1,200}/gsu;
/** Terms weigh as much as a meaning, which is a vector of length 1, in the fit. */
const TERM_WEIGHT = 0.6;

/** The numbers that are weighed of a part of a message. */
export function attemptNumbersOf(terms: AttemptTerms, meaning: Float32Array): number[] {
  return [...ATTEMPT_TERMS.map((name) => TERM_WEIGHT * terms[name]), ...meaning];
}

/** The parts of a message that are weighed by themselves. */
export function partsOfMessage(message: string): string[] {
  return message.match(PART) ?? [];
}

/**
 * Whether a message is a try, right or wrong, or a question about the task: something that can be taken up. What is said to
 * talk somebody round, and all other talk, is none.
 * @param embed one vector a text, in order
 */
export async function isAttempt(
  embed: (texts: readonly string[]) => Promise<readonly Float32Array[]>,
  said: SaidAt,
  network: MeaningNetwork = FITTED,
): Promise<boolean> {
  const meanings = await embed(partsOfMessage(said.message));
  const terms = readAttemptTerms(said);
  return (
    meanings.length > 0 &&
    meanings.every(
      (meaning) => meaning.length > 0 && oddsOf(network, attemptNumbersOf(terms, meaning)) <= 0,
    )
  );
}
