import type { Argument } from "@elenchus/dialogue/argument";

/** Every text of an argument that a learner may come to see, each once: what is to be moderated. */
export function shownTexts({ passage, key }: Argument): string[] {
  return [
    ...new Set([
      passage,
      ...key.expectations.flatMap(({ statement, hints, prompt, question = "", term }) => [
        statement,
        ...hints,
        prompt,
        question,
        ...(term?.readings ?? []),
      ]),
      ...key.misconceptions.map(({ correction }) => correction),
    ]),
  ].filter((text) => text !== "");
}
