import type { Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { waysOf } from "@elenchus/dialogue/ways-of";
import { isCourse } from "../../text/course-words.ts";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { isChat } from "../../text/talk-words.ts";
import { upTo } from "../../text/up-to.ts";
import { contentStems, isStemOf } from "@elenchus/dialogue/words/words";
import type { OpenWords } from "./open-words.ts";
import type { ReadText } from "./read-text.ts";
import { isEarned, secretsOf } from "./secrets.ts";
import { askedIn, speaksToSomebody } from "./telling.ts";
import type { Watched } from "./watched.ts";

/**
 * What speaks against a sentence: how it is put, or how much; no more than that it has words of its own; no more than that
 * it is none of the texts that may be said; or its meaning, where its words show nothing.
 */
export type Grounds = "telling" | "own words" | "small words" | "meaning";

/** A sentence that something speaks against, where it would be said. */
export interface Suspect {
  readonly watched: Watched;
  readonly words: OpenWords;
  readonly read: ReadText;
  readonly grounds: Grounds;
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

/** What the words of a suspect sentence show, in the order of the fit. */
export const WORD_TERMS = [
  "theirs",
  "earned",
  "unsaid",
  "unsaidOfPassage",
  "unsaidOwn",
  "unsaidLater",
  "own",
  "open",
  "ofMatter",
  "fresh",
  "talk",
  "length",
  "asks",
  "endsAsking",
  "toSomebody",
  "byTelling",
  "byMeaning",
  "hasMerit",
  ...STEP_KINDS,
] as const;

/** What is counted is counted up to here. */
const MOST = { own: 3, open: 8, matter: 5, words: 30 } as const;

/** The words of content of each way of saying an expectation. */
const stemsOfWays = memoiseOf((one: Expectation) => waysOf(one).map(contentStems));

/** The most words of the secrets' own that a sentence has of one way of saying one. */
function sharedWords(
  said: ReadonlySet<string>,
  secrets: readonly Expectation[],
  issue: string,
): number {
  const topic = contentStems(issue);
  const own = [...said].filter((stem) => !topic.has(stem));
  if (own.length === 0) return 0;
  const counts = secrets
    .flatMap(stemsOfWays)
    .map((stems) => own.filter((stem) => stems.has(stem)).length);
  return Math.max(0, ...counts);
}

function termsOfStep(kind: ExpectationKind | undefined) {
  const pairs = STEP_KINDS.map((one) => [one, one === kind ? 1 : 0] as const);
  return Object.fromEntries(pairs) as Record<(typeof STEP_KINDS)[number], number>;
}

/** Share of a sentence's words of content that are among others. */
function shareOf(said: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return said.size === 0 ? 0 : [...said].filter((stem) => others.has(stem)).length / said.size;
}

/** A word that nobody has said. */
export interface Unsaid {
  readonly word: string;
  readonly stem: string;
}

/** What is still to be found, now and later, and what has been found. */
export interface Findings {
  readonly now: readonly Expectation[];
  readonly later: readonly Expectation[];
  readonly found: readonly Expectation[];
}

/** Sorts what is to be found where a sentence would be said. */
export const findingsOf = memoiseOf((watched: Watched): Findings => {
  const { argument, dialogue } = watched.view;
  const secrets = secretsOf(watched);
  return {
    now: secrets.filter(({ step }) => step === watched.openStep),
    later: secrets.filter(({ step }) => step !== watched.openStep),
    found: argument.key.expectations.filter(({ id }) => isEarned(dialogue, id)),
  };
});

/** The words of content of all that has been found. */
const stemsOfFound = memoiseOf(
  ({ found }: Findings): ReadonlySet<string> =>
    new Set(found.flatMap(stemsOfWays).flatMap((stems) => [...stems])),
);

/** Words of a sentence that are no talk, and that neither the learner nor what may be said has. */
export function unsaidIn({ watched, read }: Suspect, findings: Findings): Unsaid[] {
  const found = stemsOfFound(findings);
  const said = [watched.message, ...watched.allowed];
  return read.stems.flatMap((stem, at) =>
    stem === null || isChat(stem) || isCourse(stem) || found.has(stem) || isStemOf(said, stem)
      ? []
      : [{ word: read.words[at] ?? "", stem }],
  );
}

/** What the words of a sentence show. */
type WordTerms = Readonly<Record<(typeof WORD_TERMS)[number], number>>;

/** Reads what the words of a sentence show; it takes no encoder. */
export const readWordTerms = memoiseOf((suspect: Suspect): WordTerms => {
  const { watched, words, read, grounds } = suspect;
  const { argument } = watched.view;
  const findings = findingsOf(watched);
  const { now, later } = findings;
  const unsaid = new Set(unsaidIn(suspect, findings).map(({ stem }) => stem));
  const ofPassage = contentStems(argument.passage);
  const said = contentStems(read.text);
  const open = words.openIn(read);
  const talk = [...said].filter((stem) => isChat(stem) || isCourse(stem)).length;
  return {
    theirs: shareOf(said, contentStems(watched.message)),
    earned: shareOf(said, stemsOfFound(findings)),
    unsaid: upTo(unsaid.size, MOST.open),
    unsaidOfPassage: upTo([...unsaid].filter((stem) => ofPassage.has(stem)).length, MOST.matter),
    unsaidOwn: upTo(sharedWords(unsaid, now, argument.issue), MOST.own),
    unsaidLater: upTo(sharedWords(unsaid, later, argument.issue), MOST.own),
    own: upTo(sharedWords(said, now, argument.issue), MOST.own),
    open: upTo(open.length, MOST.open),
    ofMatter: upTo(open.filter(words.isOfMatter).length, MOST.matter),
    fresh: upTo(words.newIn(read).length, MOST.open),
    talk: said.size === 0 ? 1 : talk / said.size,
    length: upTo(read.words.length, MOST.words),
    asks: askedIn(read.normal) === "" ? 0 : 1,
    endsAsking: /\?\W*$/u.test(read.text) ? 1 : 0,
    toSomebody: speaksToSomebody(read.normal) ? 1 : 0,
    byTelling: grounds === "telling" ? 1 : 0,
    byMeaning: grounds === "meaning" ? 1 : 0,
    hasMerit: watched.hasMerit === true ? 1 : 0,
    ...termsOfStep(now[0]?.kind),
  };
});
