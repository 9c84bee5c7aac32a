import { FALLACIES } from "@elenchus/curriculum/frames/module-5-frames";
import { FALLACY_TEXTS } from "@elenchus/dialogue/answer-key/fallacy-texts";
import { ANALYSIS_STEP } from "@elenchus/dialogue/answer-key/steps";
import { standsIn } from "../../text/copying.ts";
import { contentStems, wordsOf } from "@elenchus/dialogue/words/words";
import type { Draft, DraftOf, DraftValue } from "./draft.ts";
import { itemsOf } from "./draft-texts.ts";
import { findTold, likeness } from "./find-told.ts";
import type { PlannedFlaw } from "./plan-argument.ts";

/** So many words in a row that say something say it, wherever they stand. */
const LEAST_WORDS = 4;
/** So alike is a sentence to what is to be found that it says just that… */
const SAME = 0.9;
/** …if both have so many content words. */
const LEAST_STEMS = 5;
/** Says of two things which one comes first. */
const RANKING =
  /\b(?:values?|valued|prefer\w*|(?:puts?|comes?|came|goes|ranks?|stands?)\b.{0,30}\b(?:first|second|last|before|above|behind|ahead)|weighs?|outweighs?|trumps?|overrid\w+|precedence|sacrific\w*|important|matters?|worth more|gives? way|stands? back)\b/iu;

/** What a learner is to find, and the ways of saying it. */
interface Unsaid {
  readonly path: string;
  readonly texts: readonly string[];
}

/** What is planned, as far as it decides on what may be said. */
interface Planned {
  readonly flaw: PlannedFlaw | null;
  readonly issue: string;
}

/**
 * Where a passage says itself what a learner is to find in it: a writer who calls six people too few leaves
 * nothing to look for. Conclusion and reasons are said, of course.
 */
export function checkUnsaid(draft: Draft, { flaw, issue }: Planned): string[] {
  const known = saidAnyway(draft);
  return [
    ...unsaidIn(draft, flaw).flatMap(({ path, texts }) => {
      const told = findTold(draft.passage, { texts, known }) ?? findSame(draft, texts);
      return told === null ? [] : [describe(path, told)];
    }),
    ...(draft.form === "values" ? findValueNames(draft, issue) : []),
  ];
}

function describe(path: string, told: string): string {
  return `The passage says what the learner is to find (${path}): "${told}". Its writer sees nothing amiss; leave that out.`;
}

function unsaidIn(draft: Draft, flaw: PlannedFlaw | null): Unsaid[] {
  const fallacy = FALLACIES.find((one) => one === flaw);
  const items = itemsOf(draft).filter(({ step }) => step >= ANALYSIS_STEP);
  return [
    ...items.map(({ path, statement, paraphrases }) => ({
      path,
      texts: path.startsWith("values.") ? paraphrases : [statement, ...paraphrases],
    })),
    ...(fallacy === undefined ? [] : [{ path: "flaw", texts: FALLACY_TEXTS[fallacy].paraphrases }]),
    ...(draft.form === "terms" ? readingsOf(draft) : []),
  ];
}

function readingsOf({ terms }: DraftOf<"terms">): Unsaid[] {
  return terms.map(({ firstReading, secondReading, stake }, index) => ({
    path: `terms[${index}]`,
    texts: [firstReading, secondReading, stake],
  }));
}

/** What the passage has to say: claims, what stands beside them, and the place at which something is to be found. */
function saidAnyway(draft: Draft): string {
  const { conclusion, reasons, objection, background, examples } = draft;
  const claims = [conclusion, ...reasons].flatMap(({ quote, statement, paraphrases }) => [
    quote,
    statement,
    ...paraphrases,
  ]);
  return [...claims, objection.quote, background, ...examples, ...placeOf(draft)].join("\n");
}

function placeOf(draft: Draft): string[] {
  switch (draft.form) {
    case "terms":
    case "finds":
      return [];
    case "values":
      return [draft.values.preferred.phrase, draft.values.neglected.phrase, draft.values.ranking];
    case "flaw":
      return [draft.flaw.quote, ...draft.flaw.asReason];
  }
}

/** What a passage says at the very place where it is to be found: word for word, or in a sentence that says nothing else. */
function findSame({ form, passage }: Draft, texts: readonly string[]): string | null {
  const sentences = passage.split(/(?<=[.!?:;])\s+/u).filter(isLong);
  const isSaid = (text: string): boolean => {
    if (wordsOf(text).length >= LEAST_WORDS && standsIn(text, passage)) return true;
    // A question about what is told has the words of what is told; only of a flaw nothing may be said.
    return form === "flaw" && isLong(text) && sentences.some((one) => likeness(one, text) >= SAME);
  };
  return texts.find(isSaid) ?? null;
}

function isLong(text: string): boolean {
  return contentStems(text).size >= LEAST_STEMS;
}

/** The passage shows what its writer puts first, and speaks of it by no name; an issue may have the name already. */
function findValueNames({ passage, values }: DraftOf<"values">, issue: string): string[] {
  const { preferred, neglected } = values;
  const isOpen = (name: string): boolean => !standsIn(name, issue);
  const ranked = passage.split(/(?<=[.!?])\s+/u).filter((one) => RANKING.test(one));
  const find = (value: DraftValue, texts: readonly string[]): string | undefined =>
    namesOf(value).find((name) => isOpen(name) && texts.some((text) => standsIn(name, text)));
  const told = {
    "values.preferred": find(preferred, ranked),
    "values.neglected":
      find({ ...neglected, otherNames: [] }, [passage]) ?? find(neglected, ranked),
  };
  return Object.entries(told).flatMap(([path, name]) =>
    name === undefined ? [] : [describe(path, name)],
  );
}

function namesOf({ name, otherNames }: DraftValue): string[] {
  return [name, ...otherNames];
}
