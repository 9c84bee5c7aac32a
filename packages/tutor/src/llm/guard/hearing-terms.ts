import type { Argument } from "@elenchus/dialogue/argument";
import { sentencesOfPassage } from "@elenchus/dialogue/passage-sentences";
import { waysOf } from "@elenchus/dialogue/ways-of";
import { nearest } from "../../text/cosine.ts";
import { normalise, wordsOf } from "@elenchus/dialogue/words/words";
import { freeOf } from "./doubts.ts";
import type { Embed } from "./nearness.ts";
import { offeredIn } from "./offers.ts";
import type { ReadText } from "./read-text.ts";
import { clauseIn } from "./recombines.ts";
import { withoutTalk } from "./telling.ts";
import {
  type Findings,
  findingsOf,
  readWordTerms,
  type Suspect,
  unsaidIn,
  WORD_TERMS,
} from "./word-terms.ts";

/** What a look at a sentence weighs besides its meaning, in the order of the fit. */
export const LOOK_TERMS = [
  "nearNowWhole",
  "nearLaterWhole",
  "nearPassageWhole",
  "nearEarnedWhole",
  "nearAllowedWhole",
  ...WORD_TERMS,
] as const;

/** What a hearing weighs besides the meaning of the sentence, in the order of the fit. */
export const HEARING_TERMS = [
  "nearNow",
  "nearNowWhole",
  "nearLater",
  "nearFree",
  "nearPassage",
  "nearEarned",
  "nearMessage",
  "messageNearNow",
  "messageNearEarned",
  "nearAllowed",
  "unsaidNearNow",
  "unsaidNearLater",
  ...WORD_TERMS,
] as const;

/** What a suspect sentence is like. */
interface Read<Term extends string> {
  readonly terms: Readonly<Record<Term, number>>;
  /** Its meaning as a whole. */
  readonly meaning: Float32Array;
}
/** By itself. */
export type LookedSentence = Read<(typeof LOOK_TERMS)[number]>;
/** By its parts, by what of it nobody has said, and beside the learner's message. */
export type HeardSentence = Read<(typeof HEARING_TERMS)[number]>;

/** Fewest words of a part that says something by itself. */
const LEAST_PART = 3;

/** A sentence whole, without its talk, and by its parts: what is around a part would drown it. */
function partsOf({ text, normal }: ReadText): string[] {
  const claim = normalise(withoutTalk(text).replaceAll(/[*_"“”]/gu, ""));
  const pieces = normal.split(/[,;:()"—–]\s*/u);
  const parts = [...pieces, ...offeredIn(normal), clauseIn(normal)]
    .map((part) => part.trim())
    .filter((part) => wordsOf(part).length >= LEAST_PART);
  return [...new Set([normal, claim, ...parts])].filter((part) => wordsOf(part).length > 0);
}

/** The meanings of lists of texts, which the encoder is asked for once. */
async function embedLists(
  embed: Embed,
  lists: readonly (readonly string[])[],
): Promise<Float32Array[][]> {
  const meanings = await embed(lists.flat());
  let read = 0;
  return lists.map((list) => {
    read += list.length;
    return meanings.slice(read - list.length, read);
  });
}

/** What sentences about an argument are held against, whatever has been found. */
export function heardTexts(argument: Argument): string[] {
  const { key, steps } = argument;
  return [
    ...key.expectations.flatMap(waysOf),
    ...steps.map(({ opening }) => opening),
    ...sentencesOfPassage(argument),
  ];
}

/** What nobody needs to ask the encoder for again: all of it belongs to the argument, or to the move. */
function knownTexts({ watched: { allowed, view } }: Suspect, { now, later, found }: Findings) {
  return {
    now: now.flatMap(waysOf),
    later: later.flatMap(waysOf),
    passage: sentencesOfPassage(view.argument),
    earned: found.flatMap(waysOf),
    allowed,
  };
}

/** Reads what of a sentence shows without its parts and without the learner's message: one text for the encoder. */
export async function readLookTerms(embed: Embed, suspect: Suspect): Promise<LookedSentence> {
  const known = knownTexts(suspect, findingsOf(suspect.watched));
  const lists = await embedLists(embed, [[suspect.read.normal], ...Object.values(known)]);
  const [[meaning = new Float32Array()] = [], ...others] = lists;
  const [now = 0, later = 0, passage = 0, earned = 0, allowed = 0] = others.map((list) =>
    nearest([meaning], list),
  );
  return {
    meaning,
    terms: {
      nearNowWhole: now,
      nearLaterWhole: later,
      nearPassageWhole: passage,
      nearEarnedWhole: earned,
      nearAllowedWhole: allowed,
      ...readWordTerms(suspect),
    },
  };
}

/** Reads what speaks for a sentence's telling something, and what against it. */
export async function readHearingTerms(embed: Embed, suspect: Suspect): Promise<HeardSentence> {
  const { watched } = suspect;
  const { message, view } = watched;
  const opening = view.argument.steps[view.dialogue.step]?.opening ?? "";
  const findings = findingsOf(watched);
  const known = knownTexts(suspect, findings);
  const unsaid = unsaidIn(suspect, findings).map(({ word }) => word);
  const lists = await embedLists(embed, [
    partsOf(suspect.read),
    message === "" ? [] : [message],
    unsaid.length === 0 ? [] : [unsaid.join(" ")],
    [...freeOf(watched), opening],
    ...Object.values(known),
  ]);
  const [parts = [], theirs = [], rest = [], free = [], ...others] = lists;
  const [now = [], later = [], passage = [], earned = [], allowed = []] = others;
  const meaning = parts[0] ?? new Float32Array();
  return {
    meaning,
    terms: {
      nearNow: nearest(parts, now),
      nearNowWhole: nearest([meaning], now),
      nearLater: nearest(parts, later),
      nearFree: nearest([meaning], free),
      nearPassage: nearest(parts, passage),
      nearEarned: nearest(parts, earned),
      nearMessage: nearest(parts, theirs),
      messageNearNow: nearest(theirs, now),
      messageNearEarned: nearest(theirs, earned),
      nearAllowed: nearest(parts, allowed),
      unsaidNearNow: nearest(rest, now),
      unsaidNearLater: nearest(rest, later),
      ...readWordTerms(suspect),
    },
  };
}
