import { isForeign } from "../../text/strange-words.ts";
import { plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import { checkAnalysis } from "./check-analysis.ts";
import { findLeaks } from "./check-leaks.ts";
import { checkPassage, isUnclean } from "./check-passage.ts";
import { checkQuotes } from "./check-quotes.ts";
import { checkSpoken } from "./check-spoken.ts";
import { checkUnsaid } from "./check-unsaid.ts";
import type { Draft } from "./draft.ts";
import { itemsOf } from "./draft-texts.ts";
import type { ArgumentPlan } from "./plan-argument.ts";

/** No text of a key is longer, in characters. */
const LONGEST_TEXT = 600;
/** More faults than these do not help a writer. */
const MOST_FAULTS = 12;

/**
 * Everything that code can hold against a draft, in words for its writer: form and length of the passage,
 * words that name what is to be found, quotations, counts, and texts that tell what is to be earned.
 * Empty when the draft is sound. Pure.
 */
export function checkArgument(draft: Draft, plan: ArgumentPlan, issue: string): string[] {
  const { module, flaw } = plan;
  return [
    ...checkPassage(draft.passage, { module, flaw, issue }),
    ...checkUnsaid(draft, { flaw, issue }),
    ...checkTexts(draft),
    ...checkQuotes(draft),
    ...checkSpoken(draft),
    ...checkAnalysis(draft),
    ...checkWrongPaths(draft),
    ...findLeaks(draft, flaw).map(({ fault }) => fault),
  ].slice(0, MOST_FAULTS);
}

/** Markup, chatter, other languages and texts beyond all measure, wherever they stand. */
function checkTexts(draft: Draft): string[] {
  const { passage, form: _, ...key } = draft;
  const names = new Set(wordsOf(passage));
  return textsIn(key, "").flatMap(({ path, text }) => [
    ...(isUnclean(text) ? [`${path} holds markup or speaks of this task: "${text}".`] : []),
    ...(isForeign(text, names) ? [`${path} is to be in English: "${text}".`] : []),
    ...(text.length > LONGEST_TEXT
      ? [`${path} has ${text.length} characters; no text of the key has more than ${LONGEST_TEXT}.`]
      : []),
  ]);
}

function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => textsIn(one, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(one, path === "" ? key : `${path}.${key}`),
  );
}

/** What a learner may say wrongly is never listed as right at the same step. */
function checkWrongPaths(draft: Draft): string[] {
  const right = (step: number): Set<string> =>
    new Set(
      itemsOf(draft)
        .filter((one) => one.step === step)
        .flatMap((one) => [one.statement, ...one.paraphrases].map(plainWords)),
    );
  const claims = new Set([...right(0), ...right(1)]);
  const analysis = right(2);
  const wrong = [
    ...draft.conclusion.opposites.map((text) => ({ path: "conclusion.opposites", text })),
    ...draft.reasons.flatMap(({ opposites }, index) =>
      opposites.map((text) => ({ path: `reasons[${index}].opposites`, text })),
    ),
    ...draft.outsideReasons.map((text) => ({ path: "outsideReasons", text })),
    ...draft.objection.paraphrases.map((text) => ({ path: "objection.paraphrases", text })),
  ].filter(({ text }) => claims.has(plainWords(text)));
  const turns = draft.wrongTurns
    .flatMap(({ paraphrases }, index) =>
      paraphrases.map((text) => ({ path: `wrongTurns[${index}].paraphrases`, text })),
    )
    .filter(({ text }) => analysis.has(plainWords(text)));
  return [...wrong, ...turns].map(
    ({ path, text }) => `${path} lists as wrong what is a right answer elsewhere: "${text}".`,
  );
}
