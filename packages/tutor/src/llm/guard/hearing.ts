import { type MeaningNetwork, oddsOf } from "../../reading/meaning-network.ts";
import fitted from "./hearing-network.json" with { type: "json" };
import {
  HEARING_TERMS,
  type HeardSentence,
  readHearingTerms,
  type Suspect,
} from "./hearing-terms.ts";
import type { Embed } from "./nearness.ts";

/** Whether a sentence that something speaks against does give something away, or is none of a tutor's. */
export type Hearing = (suspect: Suspect) => Promise<boolean>;

/** The numbers that a network weighs: the terms, then the meaning. */
export function numbersOf({ terms, meaning }: HeardSentence): number[] {
  return [...HEARING_TERMS.map((name) => terms[name]), ...meaning];
}

/** Fitted by `npm run fit:hearing`, never by hand: above 0 a sentence is not said. */
const NETWORK: MeaningNetwork = fitted;

/**
 * Gives suspect sentences a hearing. Cheap checks suspect every sentence that says much in a tutor's own words, and good
 * tutors say much; what tells nothing by all that its words and its meaning show is let through.
 */
export function createHearing(embed: Embed): Hearing {
  return async (suspect) => {
    const heard = await readHearingTerms(embed, suspect);
    return heard.meaning.length === 0 || oddsOf(NETWORK, numbersOf(heard)) > 0;
  };
}
