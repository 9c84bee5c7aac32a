import type { Expectation, ExpectationKind } from "../../dialogue/argument.ts";
import { sentencesOfPassage } from "../../dialogue/passage-sentences.ts";
import { waysOf } from "../../dialogue/ways-of.ts";
import { cosine } from "../../reading/cosine.ts";
import { isCourse } from "../../reading/course-words.ts";
import { isChat } from "../../reading/talk-words.ts";
import { contentStems, normalise, wordsOf } from "../../reading/words.ts";
import type { Embed } from "./nearness.ts";
import type { OpenWords } from "./open-words.ts";
import type { ReadText } from "./read-text.ts";
import { isEarned, secretsOf } from "./secrets.ts";
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

function upTo(count: number, most: number): number {
  return Math.min(count, most) / most;
}

/** How near the nearest of some meanings is to the nearest of others; 0 where there are none. */
function nearest(some: readonly Float32Array[], others: readonly Float32Array[]): number {
  const known = others.filter((vector) => vector.length > 0);
  const pairs = some
    .filter((vector) => vector.length > 0)
    .flatMap((one) => known.map((other) => cosine(one, other)));
  return Math.max(0, ...pairs);
}

/** A sentence whole, without its talk, and by its parts: what is around a part would drown it. */
function partsOf({ text, normal }: ReadText): string[] {
  const claim = normalise(withoutTalk(text).replaceAll(/[*_"“”]/gu, ""));
  const pieces = normal.split(/[,;:()—–]\s*/u).filter((part) => wordsOf(part).length >= LEAST_PART);
  return [...new Set([normal, claim, ...pieces])].filter((part) => wordsOf(part).length > 0);
}

/** What may be said in any words: what is found, what the learner has just said, what the move gives. */
function freeTexts({ view, message, allowed }: Watched): string[] {
  const { argument, dialogue } = view;
  const earned = argument.key.expectations.filter((one) => isEarned(dialogue, one.id));
  const opening = argument.steps[dialogue.step]?.opening ?? "";
  const texts = [...allowed, ...earned.map((one) => one.statement), message, opening];
  return texts.filter((text) => wordsOf(text).length > 0);
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

/** Reads what speaks for a sentence's telling something, and what against it. */
export async function readHearingTerms(
  embed: Embed,
  { watched, words, read, isByWords }: Suspect,
): Promise<HeardSentence> {
  const { argument } = watched.view;
  const secrets = secretsOf(watched);
  const now = secrets.filter(({ step }) => step === watched.openStep);
  const later = secrets.filter(({ step }) => step !== watched.openStep);
  const embedEach = (texts: readonly string[]) => embed([...new Set(texts)]);
  const [parts, asked, ahead, free, passage] = await Promise.all([
    embedEach(partsOf(read)),
    embedEach(now.flatMap(waysOf)),
    embedEach(later.flatMap(waysOf)),
    embedEach(freeTexts(watched)),
    embedEach(sentencesOfPassage(argument)),
  ]);
  const meaning = parts[0] ?? new Float32Array();
  const said = contentStems(read.text);
  const open = words.openIn(read);
  const talk = [...said].filter((stem) => isChat(stem) || isCourse(stem)).length;
  const isStep = (kind: ExpectationKind): number => (now[0]?.kind === kind ? 1 : 0);
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
      conclusion: isStep("conclusion"),
      reason: isStep("reason"),
      assumption: isStep("assumption"),
      missing_information: isStep("missing_information"),
      alternative: isStep("alternative"),
      ambiguous_term: isStep("ambiguous_term"),
      value: isStep("value"),
      fallacy: isStep("fallacy"),
      statistical_flaw: isStep("statistical_flaw"),
      impact: isStep("impact"),
    },
  };
}
