import { countWords } from "@elenchus/curriculum/frames/compose";
import { contentStems } from "@elenchus/dialogue/words/words";
import { isForeign } from "../../text/out-of-vocabulary.ts";
import type { Draft } from "./draft.ts";
import { itemsOf } from "./draft-texts.ts";
import { findChatter, findLabels } from "./find-phrase.ts";
import type { ArgumentPlan } from "./plan-argument.ts";

/** Fewest and most words of a passage. Source: design §2. */
const PASSAGE_WORDS = { least: 90, most: 160 } as const;
/** Fewest and most reasons, and fewest things that a module's own step asks for. */
const REASONS = { least: 2, most: 4 } as const;
const LEAST_OF_ANALYSIS = 2;
/** Ten digits and more, as a telephone number has. */
const TELEPHONE = /\+?\d[\d\s/()-]{8,20}\d/u;

/**
 * What only a new draft can put right, in words for its writer: a passage out of length, in another language, beside
 * the issue, with markup or with words that name what is to be found, and a key that lacks its parts. Pure.
 */
export function checkDraft(draft: Draft, plan: ArgumentPlan, issue: string): string[] {
  return [...checkPassage(draft.passage, plan, issue), ...checkParts(draft)];
}

function checkPassage(passage: string, { module }: ArgumentPlan, issue: string): string[] {
  const words = countWords(passage);
  const chatter = findChatter(passage);
  const telephone = TELEPHONE.exec(passage)?.[0];
  const asked = contentStems(issue);
  const there = contentStems(passage);
  return [
    ...(words < PASSAGE_WORDS.least || words > PASSAGE_WORDS.most
      ? [
          `The passage has ${words} words; it needs ${PASSAGE_WORDS.least} to ${PASSAGE_WORDS.most}, best 115 to 145.`,
        ]
      : []),
    ...(chatter === null
      ? []
      : [`The passage holds markup or speaks of this task ("${chatter}"); it is plain text.`]),
    ...(telephone === undefined
      ? []
      : [`The passage tells how to reach somebody ("${telephone}"). Leave that out.`]),
    ...(isForeign(passage) ? ["The passage is to be in English."] : []),
    ...findLabels(passage, module).map(
      (label) =>
        `The passage says "${label}", which tells the learner what to look for. Say it without that word.`,
    ),
    ...(asked.size >= 3 && ![...asked].some((stem) => there.has(stem))
      ? ["The passage is not about the issue that was given."]
      : []),
  ];
}

/** The parts of a key that are there at least, once all that is double or stands nowhere is left out. */
function checkParts(draft: Draft): string[] {
  const { reasons, objection, background, examples } = draft;
  const isBare = objection.quote === "" && (background === "" || examples.length === 0);
  return [
    ...(reasons.length < REASONS.least || reasons.length > REASONS.most
      ? [`There are ${reasons.length} reasons; there are to be 2 or 3.`]
      : []),
    ...(itemsOf(draft).some(({ statement }) => statement === "") ? ["A statement is empty."] : []),
    ...(draft.form === "finds" && draft.findings.length < LEAST_OF_ANALYSIS
      ? ["findings needs at least two entries that differ from one another."]
      : []),
    ...(draft.form === "terms" && draft.terms.length < LEAST_OF_ANALYSIS
      ? ["terms needs at least two entries, each of which stands in one of the reasons."]
      : []),
    ...(draft.form === "terms" && isBare
      ? ["The passage needs the other side's view, or both background and an example of a reason."]
      : []),
  ];
}
