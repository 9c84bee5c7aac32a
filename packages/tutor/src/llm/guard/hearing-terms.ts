import type { Argument } from "../../dialogue/argument.ts";
import { sentencesOfPassage } from "../../dialogue/passage-sentences.ts";
import { waysOf } from "../../dialogue/ways-of.ts";
import { nearest } from "../../reading/cosine.ts";
import { normalise, wordsOf } from "../../reading/words.ts";
import { freeOf } from "./doubts.ts";
import type { Embed } from "./nearness.ts";
import { offeredIn } from "./offers.ts";
import type { ReadText } from "./read-text.ts";
import { clauseIn } from "./recombines.ts";
import { withoutTalk } from "./telling.ts";
import { findingsOf, readWordTerms, type Suspect, unsaidIn, WORD_TERMS } from "./word-terms.ts";

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
export interface HeardSentence {
  readonly terms: Readonly<Record<(typeof HEARING_TERMS)[number], number>>;
  /** Its meaning as a whole. */
  readonly meaning: Float32Array;
}

/** Lists that are held against every part. */
const FIRST_LISTS = 5;
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
  const texts = [...new Set(lists.flat())];
  const vectors = await embed(texts);
  const meanings = new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array()]));
  return lists.map((list) => list.map((text) => meanings.get(text) ?? new Float32Array()));
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

/** Reads what speaks for a sentence's telling something, and what against it. */
export async function readHearingTerms(embed: Embed, suspect: Suspect): Promise<HeardSentence> {
  const { watched, read } = suspect;
  const { message, allowed: given, view } = watched;
  const { argument, dialogue } = view;
  const findings = findingsOf(watched);
  const { now, later, found } = findings;
  const unsaid = unsaidIn(suspect, findings).map(({ word }) => word);
  const lists = await embedLists(embed, [
    partsOf(read),
    now.flatMap(waysOf),
    later.flatMap(waysOf),
    [...freeOf(watched), argument.steps[dialogue.step]?.opening ?? ""],
    sentencesOfPassage(argument),
    found.flatMap(waysOf),
    message === "" ? [] : [message],
    given,
    unsaid.length === 0 ? [] : [unsaid.join(" ")],
  ]);
  const [parts = [], asked = [], ahead = [], free = [], passage = []] = lists;
  const [known = [], theirs = [], allowed = [], rest = []] = lists.slice(FIRST_LISTS);
  const meaning = parts[0] ?? new Float32Array();
  return {
    meaning,
    terms: {
      nearNow: nearest(parts, asked),
      nearNowWhole: nearest([meaning], asked),
      nearLater: nearest(parts, ahead),
      nearFree: nearest([meaning], free),
      nearPassage: nearest(parts, passage),
      nearEarned: nearest(parts, known),
      nearMessage: nearest(parts, theirs),
      messageNearNow: nearest(theirs, asked),
      messageNearEarned: nearest(theirs, known),
      nearAllowed: nearest(parts, allowed),
      unsaidNearNow: nearest(rest, asked),
      unsaidNearLater: nearest(rest, ahead),
      ...readWordTerms(suspect),
    },
  };
}
