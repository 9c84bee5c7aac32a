import { namesFlaw } from "../flaw-names.ts";
import { FLAW_KINDS } from "../prompts/flaw-kinds.ts";
import type { Draft } from "./draft.ts";
import { type DraftItem, itemsOf } from "./draft-texts.ts";
import type { PlannedFlaw } from "./plan-argument.ts";
import { findTold, type Secret } from "./find-told.ts";

/** A text that a learner may be shown before the answer is earned. */
interface Shown {
  readonly path: string;
  readonly text: string;
  readonly isPrompt: boolean;
}

/** A text that tells what it should lead to. */
export interface Leak {
  /** Where it stands in the draft. */
  readonly path: string;
  /** In words for the writer. */
  readonly fault: string;
}

/** Where hints, prompts and corrections tell what the learner is to find. */
export function findLeaks(draft: Draft, flaw: PlannedFlaw | null): Leak[] {
  const items = itemsOf(draft);
  const steps = [...new Set(items.map(({ step }) => step))];
  const told = steps.flatMap((step) => {
    const secrets = items.filter((one) => one.step === step);
    return shownAt(draft, items, step).flatMap((shown) =>
      findToldBy(shown, secrets, draft.passage),
    );
  });
  return [...told, ...findTermLeaks(draft), ...findNames(draft, items, flaw)];
}

function shownAt(draft: Draft, items: readonly DraftItem[], step: number): Shown[] {
  const own = items.filter((one) => one.step === step);
  return [
    ...own.flatMap(({ path, hints, prompt }) => [
      ...hints.map((text, index) => ({ path: `${path}.hints[${index}]`, text, isPrompt: false })),
      { path: `${path}.prompt`, text: prompt, isPrompt: true },
    ]),
    ...(step === 2 ? correctionsOf(draft) : []),
  ];
}

function correctionsOf({ wrongTurns }: Draft): Shown[] {
  return wrongTurns.map(({ correction }, index) => ({
    path: `wrongTurns[${index}].correction`,
    text: correction,
    isPrompt: false,
  }));
}

/** From the third step on the passage's own words are no secret any more: what is asked for is unsaid. */
function findToldBy(shown: Shown, secrets: readonly DraftItem[], passage: string): Leak[] {
  return secrets.flatMap(({ path, step, statement, paraphrases }) => {
    const secret: Secret = {
      texts: [statement, ...paraphrases],
      known: step >= 2 ? passage : "",
    };
    const told = findTold(shown.text, secret, shown.isPrompt);
    if (told === null) return [];
    const fault = `${shown.path} tells ${path} instead of leading to it ("${shown.text}" gives away "${told}").`;
    return [{ path: shown.path, fault }];
  });
}

/** A correction that gives a word's readings gives the answer of module 1. */
function findTermLeaks(draft: Draft): Leak[] {
  if (draft.form !== "terms") return [];
  const readings = draft.terms.flatMap((one) => [one.firstReading, one.secondReading]);
  return correctionsOf(draft).flatMap(({ path, text }) => {
    const told = findTold(text, { texts: readings, known: draft.passage });
    return told === null ? [] : [{ path, fault: `${path} gives a reading away: "${told}".` }];
  });
}

/** The planned flaw's name is for the learner to find. */
function findNames(draft: Draft, items: readonly DraftItem[], flaw: PlannedFlaw | null): Leak[] {
  if (flaw === null) return [];
  const { name } = FLAW_KINDS[flaw];
  return [0, 1, 2]
    .flatMap((step) => shownAt(draft, items, step))
    .filter(({ text }) => namesFlaw(flaw, text))
    .map(({ path }) => ({
      path,
      fault: `${path} names the flaw ("${name}"), which is for the learner to find.`,
    }));
}
