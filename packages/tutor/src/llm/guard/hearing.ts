import { type MeaningNetwork, oddsOf } from "../../reading/meaning-network.ts";
import fitted from "./hearing-network.json" with { type: "json" };
import { HEARING_TERMS, type HeardSentence, readHearingTerms } from "./hearing-terms.ts";
import type { Embed } from "./nearness.ts";
import { readWordTerms, type Suspect, WORD_TERMS } from "./word-terms.ts";

/** Whether a sentence that something speaks against does give something away, or is none of a tutor's. */
export type Hearing = (suspect: Suspect) => Promise<boolean>;

/** What hearings are held by. */
export interface FittedHearing {
  /** Over a sentence's words: at 0 or below, one of which nothing but its own words is known needs no hearing. */
  readonly glance: MeaningNetwork;
  /** Over its words, its nearness and its meaning: above 0 it is not said. */
  readonly whole: MeaningNetwork;
  /** So much more, in log odds, may speak against what nothing but its own words is known of: it is rarely wrong. */
  readonly lenience: number;
  /** Over the same numbers, of what consists of small words alone: above 0 it is not said. */
  readonly small: MeaningNetwork;
}

/** The numbers that a glance weighs. */
export function glanceNumbersOf(terms: Readonly<Record<(typeof WORD_TERMS)[number], number>>) {
  return WORD_TERMS.map((name) => terms[name]);
}

/** The numbers that a hearing weighs: the terms, then the meaning. */
export function numbersOf({ terms, meaning }: HeardSentence): number[] {
  return [...HEARING_TERMS.map((name) => terms[name]), ...meaning];
}

/** Fitted by `npm run fit:hearing`, never by hand. */
const FITTED: FittedHearing = fitted;

/**
 * Gives suspect sentences a hearing. Cheap checks suspect every sentence that says much in a tutor's own words, and good
 * tutors say much; what tells nothing by all that its words and its meaning show is let through.
 */
export function createHearing(
  embed: Embed,
  { glance, whole, lenience, small }: FittedHearing = FITTED,
): Hearing {
  return async (suspect) => {
    const isMild = suspect.grounds === "own words";
    if (isMild && oddsOf(glance, glanceNumbersOf(readWordTerms(suspect))) <= 0) return false;
    const heard = await readHearingTerms(embed, suspect);
    if (heard.meaning.length === 0) return true;
    if (suspect.grounds === "small words") return oddsOf(small, numbersOf(heard)) > 0;
    return oddsOf(whole, numbersOf(heard)) > (isMild ? lenience : 0);
  };
}
