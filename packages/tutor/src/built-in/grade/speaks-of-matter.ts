import type { Argument } from "@elenchus/dialogue/argument";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { contentStems } from "@elenchus/dialogue/words/words";

/** Answers to these speak of the argument and not of its matter. */
const OF_ARGUMENT: ReadonlySet<string> = new Set(["probe", "impact", "fallacy"]);

/** The words of a passage and of what it is about, as stems. */
export const matterOf = memoiseOf(({ passage, issue, key }: Argument): ReadonlySet<string> => {
  const ways = key.expectations
    .filter(({ kind }) => !OF_ARGUMENT.has(kind))
    .flatMap((one) => one.paraphrases);
  return contentStems([passage, issue, ...ways].join(" "));
});

/** Whether a text has any word of what the passage is about. */
export function speaksOfMatter(argument: Argument, text: string): boolean {
  const matter = matterOf(argument);
  return [...contentStems(text)].some((stem) => matter.has(stem));
}
