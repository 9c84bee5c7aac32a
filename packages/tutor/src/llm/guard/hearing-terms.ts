import type { Expectation, ExpectationKind } from "../../dialogue/argument.ts";
import { sentencesOfPassage } from "../../dialogue/passage-sentences.ts";
import { waysOf } from "../../dialogue/ways-of.ts";
import { nearest } from "../../reading/cosine.ts";
import { isCourse } from "../../reading/course-words.ts";
import { isChat } from "../../reading/talk-words.ts";
import { upTo } from "../../reading/up-to.ts";
import { contentStems, normalise, wordsOf } from "../../reading/words.ts";
import { freeOf } from "./doubts.ts";
import type { Embed } from "./nearness.ts";
import { offeredIn } from "./offers.ts";
import type { OpenWords } from "./open-words.ts";
import type { ReadText } from "./read-text.ts";
import { secretsOf } from "./secrets.ts";
import { clauseIn } from "./recombines.ts";
import { askedIn, speaksToSomebody, withoutTalk } from "./telling.ts";
import type { Watched } from "./watched.ts";

/** A sentence that something speaks against, where it would be said. */
export interface Suspect {
  readonly watched: Watched;
  readonly words: OpenWords;
  readonly read: ReadText;
  /** Whether its very words speak against it, and not only their meaning. */
  readonly isByWords: boolean;
}

/** What steps ask for: talk of each has words of its own. */
const STEP_KINDS = [
  "conclusion",
  "reason",
  "assumption",
  "missing_information",
  "alternative",
  "ambiguous_term",
  "value",
  "fallacy",
  "statistical_flaw",
  "impact",
] as const satisfies readonly ExpectationKind[];

/** What a hearing weighs besides the meaning of the sentence, in the order of the fit. */
export const HEARING_TERMS = [
  "nearNow",
  "nearNowWhole",
  "nearLater",
  "nearFree",
  "nearPassage",
  "own",
  "open",
  "ofMatter",
  "fresh",
  "talk",
  "length",
  "asks",
  "endsAsking",
  "toSomebody",
  "byWords",
  ...STEP_KINDS,
] as const;

/** What a suspect sentence is like. */
export interface HeardSentence {
  readonly terms: Readonly<Record<(typeof HEARING_TERMS)[number], number>>;
  /** Its meaning as a whole. */
  readonly meaning: Float32Array;
}

/** What is counted is counted up to here. */
const MOST = { own: 3, open: 8, matter: 5, words: 30 } as const;
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

/** The most words of the secrets' own that a sentence has of one way of saying one. */
function sharedWords(
  said: ReadonlySet<string>,
  secrets: readonly Expectation[],
  issue: string,
): number {
  const topic = contentStems(issue);
  const counts = secrets.flatMap(waysOf).map((way) => {
    const stems = [...contentStems(way)];
    return stems.filter((stem) => said.has(stem) && !topic.has(stem)).length;
  });
  return Math.max(0, ...counts);
}

function termsOfStep(kind: ExpectationKind | undefined) {
  const pairs = STEP_KINDS.map((one) => [one, one === kind ? 1 : 0] as const);
  return Object.fromEntries(pairs) as Record<(typeof STEP_KINDS)[number], number>;
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

/** Reads what speaks for a sentence's telling something, and what against it. */
export async function readHearingTerms(
  embed: Embed,
  { watched, words, read, isByWords }: Suspect,
): Promise<HeardSentence> {
  const { argument } = watched.view;
  const secrets = secretsOf(watched);
  const now = secrets.filter(({ step }) => step === watched.openStep);
  const later = secrets.filter(({ step }) => step !== watched.openStep);
  const [parts = [], asked = [], ahead = [], free = [], passage = []] = await embedLists(embed, [
    partsOf(read),
    now.flatMap(waysOf),
    later.flatMap(waysOf),
    [...freeOf(watched), argument.steps[watched.view.dialogue.step]?.opening ?? ""],
    sentencesOfPassage(argument),
  ]);
  const meaning = parts[0] ?? new Float32Array();
  const said = contentStems(read.text);
  const open = words.openIn(read);
  const talk = [...said].filter((stem) => isChat(stem) || isCourse(stem)).length;
  return {
    meaning,
    terms: {
      nearNow: nearest(parts, asked),
      nearNowWhole: nearest([meaning], asked),
      nearLater: nearest(parts, ahead),
      nearFree: nearest([meaning], free),
      nearPassage: nearest(parts, passage),
      own: upTo(sharedWords(said, now, argument.issue), MOST.own),
      open: upTo(open.length, MOST.open),
      ofMatter: upTo(open.filter(words.isOfMatter).length, MOST.matter),
      fresh: upTo(words.newIn(read).length, MOST.open),
      talk: said.size === 0 ? 1 : talk / said.size,
      length: upTo(read.words.length, MOST.words),
      asks: askedIn(read.normal) === "" ? 0 : 1,
      endsAsking: /\?\W*$/u.test(read.text) ? 1 : 0,
      toSomebody: speaksToSomebody(read.normal) ? 1 : 0,
      byWords: isByWords ? 1 : 0,
      ...termsOfStep(now[0]?.kind),
    },
  };
}
