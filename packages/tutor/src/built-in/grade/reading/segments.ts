import { hasVerb } from "./heaps.ts";
import { normalise, wordsOf } from "@elenchus/dialogue/words/words";
import { compilePhrases } from "@elenchus/dialogue/words/compile-phrases";
import phrases from "./segments-phrases.json" with { type: "json" };

/** What a part of an answer is put forward as. */
export type SegmentRole = "claim" | "support" | "neutral" | "rejected";

/** A part of an answer that makes one point. */
export interface Segment {
  readonly text: string;
  readonly role: SegmentRole;
}

/** Parts beyond these are not read: an answer makes a handful of points, and each costs time to encode. */
const MAX_SEGMENTS = 5;
/** Words from which on a list is too long to be one point. */
const LONG_LIST = 16;

const BREAK = " ; ";
const SENTENCE_END = /(?<=[.!?;])\s+|\s;\s/u;
const SUPPORT_SPLIT =
  /,?\s+(?:because|since|due to the fact that|given that|as|cos|cuz|bc|for the reason that)\s+/u;
const CLAIM_SPLIT = /,?\s+(?:so|therefore|thus|hence|which means|meaning)\s+(?:that\s+)?/u;
const COMMA_SPLIT = /\s*(?:,\s*(?:and|but|plus)?|:)\s+/u;
const AND_SPLIT = /\s(?:and also|as well as|plus|and|but)\s+/u;
const TAG =
  /,\s*(?:no|right|yes|yeah|correct|or not|isn't it|doesn't it|don't they|aren't they)\s*\?+\s*$/u;
const NOT_BUT =
  /\b(?:it's |it is |that's |the \w+ (?:is|are) )?not (?:only )?(?:that |about |because |the |just )?[^.;!?]{3,80}?,? (?:but|it's) (?:rather |also )?(?:that |because )?/gu;
const REJECTED = /^(?:it's |it is |that's )?not (?:that|about|because)\b/u;
/** What is said of reasons or of words, while the conclusion is asked for. */
const NAMED_SUPPORT =
  /^\W*(?:(?:and|as for|the|its|their|his|her|my|two|three|there are|there is|both|one|another|first|second|third|main|supporting|other|a) )*(?:reasons?|evidence|grounds?|supports?|ambiguous (?:words?|phrases?))\b(?! to)/u;
const LEAD_INS = [
  /^(?:well|so|ok|okay|hmm+|um+|uh|yes|yeah|right|sure|oh|basically)\b[,. ]*/u,
  /^(?:and|but|also|because|since|cause|cuz|bc|that|plus|then|therefore|thus|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|another|one|the other|next)\b[,: ]*/u,
  compilePhrases(phrases.leadIns),
  compilePhrases(phrases.leadsUpTo),
  /^the (?:first|last) sentence[,:]? */u,
];

/** The text without what merely leads up to it: "I think the conclusion is that …". */
function stripLeadIn(text: string): string {
  let rest = normalise(text).replaceAll(/^["' ]+|["' ]+$/gu, "");
  for (let round = 0; round < 4; round += 1) {
    const before = rest;
    for (const lead of LEAD_INS) {
      const shorter = rest.replace(lead, "").trim();
      if (wordsOf(shorter).length >= 2) rest = shorter;
    }
    if (rest === before) break;
  }
  return rest;
}

/** The message with list marks and slashes as breaks, without tags and without "not this but". */
function layOut(message: string): string {
  const marked = message
    .replaceAll(/\n+\s*(?:\(?\d{1,2}[.):]|[-*•–])?\s*/gu, BREAK)
    .replaceAll(/\s*(?:→|=>|->|\s\/\s|\s\+\s|\s&\s)\s*/gu, BREAK);
  const text = normalise(marked).replace(TAG, "");
  const listed = /^\W*\(?1[.):]?\s/u.test(text)
    ? text.replaceAll(/(?:^|\s)\(?[1-9][.):]?\s+(?=\p{L})/gu, BREAK)
    : text.replaceAll(/(?:^|\s)[-*•–]\s+/gu, BREAK);
  return listed.replaceAll(NOT_BUT, "");
}

function roleOf(text: string, isAfterClaimWord: boolean, before: SegmentRole): SegmentRole {
  if (REJECTED.test(text.trim())) return "rejected";
  if (NAMED_SUPPORT.test(text)) return "support";
  return isAfterClaimWord ? "claim" : before;
}

function splitSentence(sentence: string): Segment[] {
  const supportParts = sentence.split(SUPPORT_SPLIT);
  const first: SegmentRole = supportParts.length > 1 ? "claim" : "neutral";
  return supportParts.flatMap((part, index) =>
    part.split(CLAIM_SPLIT).map((text, at) => ({
      text,
      role: roleOf(text, at > 0, index > 0 ? "support" : first),
    })),
  );
}

/** The parts between commas, and those between "and" that each say something of something. */
function splitJoined({ text, role }: Segment): Segment[] {
  const byComma = text.split(COMMA_SPLIT).filter((one) => wordsOf(one).length > 0);
  const parts = byComma.flatMap((one) => {
    const byAnd = one.split(AND_SPLIT);
    return byAnd.length > 1 && byAnd.every(hasVerb) ? [one, ...byAnd] : [one];
  });
  return parts.length > 1 ? parts.map((one) => ({ text: one, role })) : [];
}

/** The points that an answer makes: its sentences, their parts, and parts of the parts. */
export function splitSegments(message: string): Segment[] {
  const found: Segment[] = [];
  for (const sentence of layOut(message).split(SENTENCE_END)) {
    const parts = splitSentence(sentence);
    for (const part of parts) {
      const pieces = splitJoined(part);
      // A long list is read by its pieces alone: whole, it says everything and nothing.
      if (pieces.length < 2 || wordsOf(part.text).length <= LONG_LIST) found.push(part);
      found.push(...pieces);
    }
  }
  const seen = new Set<string>();
  return found
    .map(({ text, role }) => ({ text: stripLeadIn(text), role }))
    .filter(({ text }) => {
      if (wordsOf(text).length === 0 || seen.has(text)) return false;
      seen.add(text);
      return true;
    })
    .slice(0, MAX_SEGMENTS);
}
