import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { waysOf } from "@elenchus/dialogue/ways-of";
import { isFindKind } from "@elenchus/dialogue/find-kinds";
import { nearest } from "../../../text/cosine.ts";
import { upTo } from "../../../text/up-to.ts";
import { type MeaningNetwork } from "../../../text/meaning-network.ts";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { shareOfPersons } from "../../../text/person-words.ts";
import { contentStems, wordsOf } from "@elenchus/dialogue/words/words";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { assessMessage } from "../assess.ts";
import { sentencesOfPassage } from "@elenchus/dialogue/passage-sentences";
import { BUILT_IN_NAME } from "../../built-in-name.ts";
import { splitSegments } from "../reading/segments.ts";
import type { SentenceEncoder } from "../../../text/sentence-encoder.ts";
import { TALK, talkIn } from "./talk-network.ts";

/** What is weighed when words are looked at a second time, in the order of the fit. */
export const GROUND_TERMS = [
  "heard",
  "isHeard",
  "near",
  "shared",
  "own",
  "slight",
  "length",
  "matter",
  "talk",
  "talkHeard",
  "alien",
  "aliens",
  "persons",
  "asks",
  "nearPassage",
] as const;

/** The features of words that were credited with an expectation. */
export type GroundTerms = Readonly<Record<(typeof GROUND_TERMS)[number], number>>;

/** Words that were credited with an expectation, as they are looked at a second time. */
export interface LookedCredit {
  readonly expectation: Expectation;
  readonly terms: GroundTerms;
  readonly meaning: Float32Array;
}

/** Coverage from which on the built-in assessor has heard something at all. */
const HEARD = 0.05;
/** What is counted is counted up to here. */
const MOST = { own: 3, words: 12, matter: 3, aliens: 12 } as const;

/** Stems of all that a dialogue about an argument is likely to be about: its passage and everything of its key. */
const dialogueStems = memoiseOf(({ passage, issue, key, steps }: Argument) =>
  contentStems(
    [
      passage,
      issue,
      ...key.expectations.flatMap(waysOf),
      ...key.misconceptions.flatMap((one) => one.paraphrases),
      ...steps.map((one) => one.opening),
    ].join(" "),
  ),
);

/** How much of its likeliest way of saying a text shares, and how many of these words are not the issue's. */
function shareWith(said: ReadonlySet<string>, ways: readonly string[], issue: string) {
  const topic = contentStems(issue);
  let shared = 0;
  let own = 0;
  for (const way of ways) {
    const stems = [...contentStems(way)];
    const hits = stems.filter((stem) => said.has(stem));
    if (hits.length >= 2) shared = Math.max(shared, hits.length / stems.length);
    own = Math.max(own, hits.filter((stem) => !topic.has(stem)).length);
  }
  return { shared, own: upTo(own, MOST.own) };
}

/** What the built-in assessor hears of an expectation in a text; of any find where finds are asked for. */
async function hear(
  encoder: SentenceEncoder,
  view: DialogueView,
  text: string,
): Promise<(one: Expectation) => number> {
  const { coverage } = await assessMessage({ encoder }, view, text, BUILT_IN_NAME);
  const any = Math.max(0, ...Object.values(coverage));
  return ({ id, kind }) => (isFindKind(kind) ? any : (coverage[id] ?? 0));
}

/** What terms are read with. */
export interface GroundReader {
  readonly encoder: SentenceEncoder;
  /** What tells talk from answers; another one while it is fitted. */
  readonly network?: MeaningNetwork;
}

/** What a text is like, whatever it is credited with, as its words show. */
function readWords(argument: Argument, text: string) {
  const said = contentStems(text);
  const words = wordsOf(text);
  const matter = contentStems(`${argument.passage} ${argument.issue}`);
  const known = dialogueStems(argument);
  const aliens = [...said].filter((stem) => !known.has(stem)).length;
  return {
    // Nothing is looked at any more for which it stood; the next fit goes without it.
    slight: 0,
    length: upTo(words.length, MOST.words),
    matter: upTo([...said].filter((stem) => matter.has(stem)).length, MOST.matter),
    alien: aliens / Math.max(1, said.size),
    aliens: upTo(aliens, MOST.aliens),
    persons: shareOfPersons(words),
    asks: /\?\W*$/u.test(text) ? 1 : 0,
  };
}

/** Looks at a text a second time for each of the expectations that it was credited with. */
export async function lookAtCredits(
  { encoder, network = TALK }: GroundReader,
  view: DialogueView,
  text: string,
  expectations: readonly Expectation[],
): Promise<LookedCredit[]> {
  const { argument } = view;
  const heardOf = await hear(encoder, view, text);
  const segments = splitSegments(text).map((one) => one.text);
  const [meaning = new Float32Array(), ...parts] = await encoder.embed([text, ...segments]);
  const passage = await encoder.embed(sentencesOfPassage(argument));
  const talk = talkIn(network, meaning);
  const nearPassage = nearest([meaning], passage);
  const common = { ...readWords(argument, text), talk, nearPassage };
  return Promise.all(
    expectations.map(async (one) => {
      const ways = waysOf(one);
      const heard = heardOf(one);
      const terms = {
        ...common,
        ...shareWith(contentStems(text), ways, argument.issue),
        heard,
        isHeard: heard > HEARD ? 1 : 0,
        near: nearest([meaning, ...parts], await encoder.embed(ways)),
        talkHeard: talk * heard,
      };
      return { expectation: one, terms, meaning };
    }),
  );
}
