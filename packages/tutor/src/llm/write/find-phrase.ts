import { MODULES } from "@elenchus/curriculum/modules/modules";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { FALLACIES } from "@elenchus/curriculum/modules/flaw-kinds";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { isForeign } from "../../text/out-of-vocabulary.ts";
import { standsIn } from "../../text/copying.ts";
import { findFlawName } from "../../text/flaw-names.ts";
import lists from "./label-words.json" with { type: "json" };

/** Markup, fences, links and addresses. */
const MARKUP = /[*_#`|‹›<>\\{}[\]@]|https?:|www\./u;
/** Longest text of a key, in characters. */
const LONGEST_TEXT = 600;

/** Markup in a text, or talk to whoever judges learners or gave this task; null where there is none. */
export function findChatter(text: string): string | null {
  return MARKUP.exec(text)?.[0] ?? lists.taskTalk.find((phrase) => standsIn(phrase, text)) ?? null;
}

/** Talk about this program in what is offered as an issue; null where there is none. */
export function findIssueTalk(text: string): string | null {
  return lists.issueTalk.find((phrase) => standsIn(phrase, text)) ?? findChatter(text);
}

/** The words by which a passage names what a learner is to find in it; those of figures only in module 7. */
export function findLabels(passage: string, module: ModuleNumber): string[] {
  const kinds = new Set([...FALLACIES, ...MODULES[module].flaws]);
  return [
    ...[...lists.labels[0], ...lists.labels[module]].filter((label) => standsIn(label, passage)),
    ...[...kinds].flatMap((kind) => findFlawName(kind, passage) ?? []),
  ];
}

/**
 * Whether a text of a key is none to be used: markup, talk of this task, another language, or far too long.
 * @param passage its names are known words
 */
export function isUnfit(text: string, passage: string): boolean {
  return (
    text.length > LONGEST_TEXT ||
    findChatter(text) !== null ||
    isForeign(text, new Set(wordsOf(passage)))
  );
}
