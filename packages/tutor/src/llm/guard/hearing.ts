import { joinNumbers, type MeaningNetwork, oddsOf } from "../../text/meaning-network.ts";
import fitted from "./hearing-network.json" with { type: "json" };
import {
  HEARING_TERMS,
  type HeardSentence,
  LOOK_TERMS,
  type LookedSentence,
  readHearingTerms,
  readLookTerms,
} from "./hearing-terms.ts";
import type { Embed } from "./nearness.ts";
import { readWordTerms, type Suspect, WORD_TERMS } from "./word-terms.ts";

/** Whether a sentence that something speaks against does give something away, or is none of a tutor's. */
export type Hearing = (suspect: Suspect) => Promise<boolean>;

/** What sentences of one sort are heard by. */
export interface FittedHearer {
  /** Over a sentence's words, its nearness and its meaning by itself: at 0 or below it needs no more of a hearing. */
  readonly look: MeaningNetwork;
  /** Over the same by its parts, and beside the learner's message: above 0 it is not said. */
  readonly whole: MeaningNetwork;
}

/** What hearings are held by. */
export interface FittedHearing {
  /** Over a sentence's words: at 0 or below, one of which nothing but its own words is known needs no hearing. */
  readonly glance: MeaningNetwork;
  /** Hears what has words of its own. */
  readonly full: FittedHearer;
  /** So much more, in log odds, may speak against what nothing but its own words is known of: it is rarely wrong. */
  readonly lenience: number;
  /** Hears what consists of small words alone. */
  readonly small: FittedHearer;
}

/** The numbers that a glance weighs. */
export function glanceNumbersOf(terms: Readonly<Record<(typeof WORD_TERMS)[number], number>>) {
  return WORD_TERMS.map((name) => terms[name]);
}

/** The numbers that a look weighs: the terms, then the meaning. */
export function lookNumbersOf({ terms, meaning }: LookedSentence): Float64Array {
  return joinNumbers(
    LOOK_TERMS.map((name) => terms[name]),
    meaning,
  );
}

/** The numbers that a hearing weighs: the terms, then the meaning. */
export function numbersOf({ terms, meaning }: HeardSentence): Float64Array {
  return joinNumbers(
    HEARING_TERMS.map((name) => terms[name]),
    meaning,
  );
}

/** Fitted by `npm run fit:hearing`, never by hand. */
const FITTED: FittedHearing = fitted;

/**
 * Gives suspect sentences a hearing. Cheap checks suspect every sentence that says much in a tutor's own words, and good
 * tutors say much; what tells nothing by all that its words and its meaning show is let through. It is looked at by more and
 * more, as far as there is a doubt: what a look clears needs neither its parts nor the learner's message encoded.
 */
export function createHearing(
  embed: Embed,
  { glance, full, lenience, small }: FittedHearing = FITTED,
): Hearing {
  return async (suspect) => {
    const isMild = suspect.grounds === "own words";
    if (isMild && oddsOf(glance, glanceNumbersOf(readWordTerms(suspect))) <= 0) return false;
    const { look, whole } = suspect.grounds === "small words" ? small : full;
    const looked = await readLookTerms(embed, suspect);
    if (looked.meaning.length === 0) return true;
    if (oddsOf(look, lookNumbersOf(looked)) <= 0) return false;
    const heard = await readHearingTerms(embed, suspect);
    return oddsOf(whole, numbersOf(heard)) > (isMild ? lenience : 0);
  };
}
