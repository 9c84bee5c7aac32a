import { contentStems, plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import { isMostly, learnerTexts, repeatable } from "./licence.ts";
import type { ReadText } from "./read-text.ts";
import { isEarned } from "./secrets.ts";
import { seenTexts } from "./seen-texts.ts";
import { isChat } from "../../text/talk-words.ts";
import type { Watched } from "./watched.ts";

/** Fewest words of content of something on offer. */
const LEAST_CONTENT = 2;
/** Share of what is put into the learner's mouth that has to be theirs, or said before. */
const THEIRS = 0.6;
/** A quotation as long as this is somebody's sentence, or a piece of one. */
const LEAST_QUOTED = 3;

/** Puts an answer on offer: to be nodded at, to be written down, to be taken from somebody else. */
const OFFERS = [
  /\b(?:considered|thought about|asked yourself|wondered|noticed|seen) (?:whether|if|that|how)\b(.*)$/u,
  /\b(?:would|do|don't|can|could|shall|should|might|may|wouldn't) (?:you|we|one|it|they|somebody) (?:not )?(?:(?:perhaps|maybe|possibly|also|just) )?(?:agree|say|think|mean|add|write|conclude|argue|answer|be|accept|put it)\b(?: perhaps| maybe)? (?:that|it so)\b(.*)$/u,
  /\b(?:is|isn't|wasn't|was) (?:it|that|this) (?:not )?(?:perhaps|maybe|possibly|rather|because|simply|just|that)\b(.*)\?/u,
  /\b(?:you|one|a learner|somebody|others?|they|people|another \w+) (?:may|might|could|can|should|would|once|have|has|often) (?:\w+ ){0,2}(?:write|say|answer|add|note|wrote|written|said|put|reply|replied|argue|argued|begin with|start with)\b(?! (?:more|it in|that in|something|so)\b)(.*)$/u,
  /^(?:but |and |so |now )?(?:if|since|as|because|given that|seeing that|now that|suppose|assuming|granted that) (.*?),? (?:what|which|how|why|where|who|then)\b/u,
  /\b(?:after all|you see|mind you|that is|indeed|in fact|of course|look at it (?:so|like this|this way)|as the saying goes|word has it|key idea|title(?: would be)?|breaking)[,:]? (.*)$/u,
  /\b(?:it|this|that) (?:is|was|seems|seemed|became|becomes) (?:quite |so |all |very |rather )?(?:plain|clear|obvious|evident)(?: that|:|,)(.*)$/u,
  /[—–]\s*(.+?)\s*[—–]/u,
  /^(.*),? (?:don't you think|isn't it|isn't that so|doesn't it|aren't they|agreed|wouldn't you say|right|no|do you see)\?/u,
  /\b(?:many|some|most|every|a careful|another|people|readers?|others|everybody|somebody|friend of mine|it (?:is|was) plain)\b.{0,40}?\b(?:feels?|thinks?|holds?|believes?|finds?|says?|see|sees|plain|read|hold)\b(?: that|:)?(.*)$/u,
] as const;
/** Gives words to the learner. */
const YOU_SAID =
  /\byou(?:'ve| have)? (?:just )?(?:said|say|wrote|write|told me|tell me|think|thought|found|noticed|notice|mean|meant|pointed out|argued|argue)(?: (?:already|rightly|yourself))? that\b(.*)$/u;
/** What stands in brackets is said by the way, and has to be theirs altogether. */
const BRACKETED = /\(([^()]*)\)/gu;
const QUOTED = /"([^"]+)"|(?<![\p{L}\p{N}])'([^'"]+)'(?!\p{L})/gu;

/** A sentence to be finished from its end: help of the model's own making. */
const OPEN_BEGINNING = /["'](?:…|\.{3}) ?[\p{L}\p{N}]/u;

/** The parts of a normalised text that are put on offer. */
export function offeredIn(text: string): string[] {
  return OFFERS.flatMap((pattern) => pattern.exec(text)?.slice(1) ?? []);
}

/** Looks for answers that are put on offer. */
export interface OfferCheck {
  /** What it puts into somebody's mouth, or says by the way: "not theirs", "quotes nobody", "in brackets"; null when nothing. */
  findUnsaid(sentence: ReadText, cover: (read: ReadText) => readonly boolean[]): string | null;
  /** Whether it puts an answer on offer, by how it is put. */
  isMade(sentence: ReadText, cover: (read: ReadText) => readonly boolean[]): boolean;
}

/** Words of the dialogue that a tutor may take up. */
function spokenWords(watched: Watched): ReadonlySet<string> {
  const { argument, dialogue, transcript } = watched.view;
  const earned = argument.key.expectations.filter((one) => isEarned(dialogue, one.id));
  const said = transcript.filter((one) => one.sender === "system").map((one) => one.text);
  return contentStems(
    [
      ...learnerTexts(watched),
      repeatable(watched),
      ...watched.allowed,
      ...said,
      ...earned.map((one) => one.statement),
      "conclusion reason writer passage sentence argument claim word answer",
    ].join(" "),
  );
}

/** The words of a text between spaces, without the apostrophes that learners leave out. */
function quotable(text: string): string {
  return ` ${plainWords(text).replaceAll("'", "")} `;
}

/** Looks for quotations that nobody said or wrote. */
function createQuoteCheck(watched: Watched): (text: string) => boolean {
  let texts: readonly string[] | null = null;
  const isQuotable = (words: string): boolean => {
    texts ??= seenTexts(watched).map(quotable);
    return texts.some((text) => text.includes(quotable(words)));
  };
  // What ends in dots is to be finished, and is somebody's own beginning.
  const isStrange = (words: string): boolean =>
    wordsOf(words).length >= LEAST_QUOTED && !/(?:…|\.{3})\s*$/u.test(words) && !isQuotable(words);
  return (text) =>
    [...text.matchAll(QUOTED)].some(([, double, single = ""]) => isStrange(double ?? single));
}

/**
 * A check of form that needs no key: a tutor asks openly, quotes only what was said or is read, and puts no
 * words into anybody's mouth.
 */
export function createOfferCheck(watched: Watched): OfferCheck {
  let spoken: ReadonlySet<string> | null = null;
  const quotesNobody = createQuoteCheck(watched);
  const isSpoken = (stem: string): boolean => (spoken ??= spokenWords(watched)).has(stem);
  const contentOf = (part: string): string[] =>
    [...contentStems(part)].filter((stem) => !isChat(stem));
  const isOnOffer = (part: string): boolean => {
    const stems = [...contentStems(part)];
    return (
      contentOf(part).length >= LEAST_CONTENT &&
      stems.filter(isSpoken).length < stems.length * THEIRS
    );
  };
  const isByTheWay = (part: string): boolean =>
    contentOf(part).length >= LEAST_CONTENT && !contentOf(part).every(isSpoken);
  return {
    findUnsaid(sentence, cover) {
      const { normal } = sentence;
      if (OPEN_BEGINNING.test(normal) || quotesNobody(normal)) return "quotes nobody";
      const asides = [...normal.matchAll(BRACKETED)].map(([, words = ""]) => words);
      if (asides.some(isByTheWay) && !isMostly(cover(sentence))) return "in brackets";
      return isOnOffer(YOU_SAID.exec(normal)?.[1] ?? "") ? "not theirs" : null;
    },
    isMade: (sentence, cover) =>
      offeredIn(sentence.normal).some(isOnOffer) && !isMostly(cover(sentence)),
  };
}
