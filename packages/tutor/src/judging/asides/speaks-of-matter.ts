import type { Argument } from "../../dialogue/argument.ts";
import { contentStems } from "../../reading/words.ts";

/** Answers to these speak of the argument and not of its matter. */
const OF_ARGUMENT: ReadonlySet<string> = new Set(["probe", "impact", "fallacy"]);

/** Stems kept, some KiB an argument: those of the dialogues that are going on. */
const KEPT = 100;
const MATTERS = new Map<string, ReadonlySet<string>>();

/** The words of a passage and of what it is about, as stems. */
export function matterOf({ passage, issue, key }: Argument): ReadonlySet<string> {
  const known = MATTERS.get(passage);
  if (known !== undefined) return known;
  const ways = key.expectations
    .filter(({ kind }) => !OF_ARGUMENT.has(kind))
    .flatMap((one) => one.paraphrases);
  const found = contentStems([passage, issue, ...ways].join(" "));
  if (MATTERS.size >= KEPT) MATTERS.clear();
  MATTERS.set(passage, found);
  return found;
}

/** Whether a text has any word of what the passage is about. */
export function speaksOfMatter(argument: Argument, text: string): boolean {
  const matter = matterOf(argument);
  return [...contentStems(text)].some((stem) => matter.has(stem));
}
