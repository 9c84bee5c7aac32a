import { plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import type { Draft } from "./draft.ts";
import { claimsOf, type DraftItem, itemsOf } from "./draft-texts.ts";
import { likeness } from "./find-told.ts";

const HINTS = 3;
const PARAPHRASES = { least: 4, most: 10 } as const;
/** The tersest way of saying something has at most so many words, the wordiest at least so many. */
const TERSE = 7;
const WORDY = 8;
/** Names of a value are short, all of them. */
const WORDY_VALUE = 3;
/** A verdict with its ground takes a few words more. */
const TERSE_VERDICT = 10;
const WORDS = { statement: 45, paraphrase: 35, leastOfHint: 3, hint: 60 } as const;
/** So alike are two claims that they are one. */
const SAME_CLAIM = 0.9;

/** What is wrong with how a draft's expectations are said, apart from what they give away. */
export function checkSpoken(draft: Draft): string[] {
  const items = itemsOf(draft);
  return [...items.flatMap(checkItem), ...checkClaims(draft), ...checkDoubles(items)];
}

function checkItem(item: DraftItem): string[] {
  const isValue = item.path.startsWith("values.");
  return [
    ...(isValue ? [] : checkStatement(`${item.path}.statement`, item.statement)),
    ...checkParaphrases(`${item.path}.paraphrases`, item.paraphrases, {
      terse: item.path === "impact" ? TERSE_VERDICT : TERSE,
      wordy: isValue ? WORDY_VALUE : WORDY,
    }),
    ...checkHints(item),
  ];
}

/** What is wrong with a statement: it is one whole sentence. */
function checkStatement(path: string, statement: string): string[] {
  const words = wordsOf(statement).length;
  if (words < 3 || words > WORDS.statement)
    return [`${path} has ${words} words; it needs 3 to ${WORDS.statement}.`];
  if (!/^["'(]?[\p{Lu}\p{N}\p{Sc}]/u.test(statement) || !/[.?]["')]?$/u.test(statement))
    return [`${path} is to be a whole sentence with a capital and a stop: "${statement}".`];
  return [];
}

/** What is wrong with the ways of saying something: enough of them, terse to wordy, no two the same. */
function checkParaphrases(
  path: string,
  paraphrases: readonly string[],
  { terse, wordy }: { readonly terse: number; readonly wordy: number },
): string[] {
  const faults: string[] = [];
  const lengths = paraphrases.map((one) => wordsOf(one).length);
  const said = new Set(paraphrases.map(plainWords));
  if (paraphrases.length < PARAPHRASES.least || paraphrases.length > PARAPHRASES.most)
    faults.push(
      `${path} has ${paraphrases.length} entries; it needs ${PARAPHRASES.least} to ${PARAPHRASES.most}.`,
    );
  if (said.size < paraphrases.length) faults.push(`${path} says one thing twice.`);
  if (Math.max(0, ...lengths) > WORDS.paraphrase)
    faults.push(`${path} has an entry of more than ${WORDS.paraphrase} words.`);
  if (lengths.length > 0 && Math.min(...lengths) > terse)
    faults.push(
      `${path} lacks a terse entry of at most ${terse} words, as a hurried learner types.`,
    );
  if (lengths.length > 0 && Math.max(...lengths) < wordy)
    faults.push(`${path} lacks a wordier entry of at least ${wordy} words.`);
  return faults;
}

function checkHints({ path, hints, prompt }: DraftItem): string[] {
  const faults: string[] = [];
  if (hints.length !== HINTS)
    faults.push(`${path}.hints has ${hints.length} entries; it needs ${HINTS}.`);
  if (new Set([...hints, prompt]).size < hints.length + 1)
    faults.push(`${path}: two of its hints, or a hint and the prompt, are the same.`);
  for (const [index, hint] of hints.entries()) {
    const words = wordsOf(hint).length;
    if (words < WORDS.leastOfHint || words > WORDS.hint)
      faults.push(
        `${path}.hints[${index}] has ${words} words; it needs ${WORDS.leastOfHint} to ${WORDS.hint}.`,
      );
  }
  if (!/\?|…|\.\.\./u.test(prompt))
    faults.push(`${path}.prompt is to ask, or to leave a gap to fill ("…"): "${prompt}".`);
  return faults;
}

/** Reasons are claims of their own: neither the conclusion again nor one another. */
function checkClaims(draft: Draft): string[] {
  const faults: string[] = [];
  const { form, reasons } = draft;
  const most = form === "flaw" ? 2 : 3;
  if (reasons.length < 2 || reasons.length > most)
    faults.push(
      form === "flaw"
        ? `There are ${reasons.length} reasons; beside the planned flaw there are exactly 2.`
        : `There are ${reasons.length} reasons; there are to be 2 or 3.`,
    );
  const claims = claimsOf(draft);
  for (const [index, one] of claims.entries()) {
    if (one.claim.opposites.length < 2)
      faults.push(`${one.path}.opposites needs at least 2 entries.`);
    for (const other of claims.slice(index + 1))
      if (likeness(one.claim.statement, other.claim.statement) >= SAME_CLAIM)
        faults.push(
          `${one.path} and ${other.path} say the same; each has to be a claim of its own.`,
        );
  }
  return faults;
}

/** Within one step no answer may belong to two expectations. */
function checkDoubles(items: readonly DraftItem[]): string[] {
  const seen = new Map<string, string>();
  const faults: string[] = [];
  for (const { path, step, paraphrases } of items)
    for (const text of paraphrases) {
      const key = `${step}:${plainWords(text)}`;
      const before = seen.get(key);
      if (before !== undefined && before !== path)
        faults.push(`"${text}" is given as a way of saying both ${before} and ${path}.`);
      seen.set(key, path);
    }
  return faults;
}
