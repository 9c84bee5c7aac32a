import { describe, expect, test } from "vitest";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { createEarningCheck } from "./earning.ts";
import { indexKey } from "./key-index.ts";
import { readText } from "./read-text.ts";

const argument = EXAMPLES.libraryFines;

/** Says sentences one after another to somebody who would earn by every text that holds some words. */
async function say(telling: readonly string[], sentences: readonly string[]) {
  const check = createEarningCheck(
    {
      view: { argument, dialogue: buildDialogue(argument, 0, {}), transcript: [] },
      message: "it is about fines, I think",
      allowed: [],
      fromStep: 0,
      openStep: 0,
    },
    {
      index: indexKey(argument),
      isSecret: () => true,
      isAsked: () => false,
      cover: ({ words }) => words.map(() => false),
    },
    async (_view, text) => (telling.every((word) => text.includes(word)) ? "conclusion" : null),
  );
  const found: (string | null)[] = [];
  for (const sentence of sentences) {
    found.push((await check.find(readText(sentence)))?.id ?? null);
    check.note(sentence);
  }
  return found;
}

describe("what a learner would earn by sending the tutor's words back", () => {
  test("is given away by a sentence alone", async () => {
    expect(await say(["fines", "scrapped"], ["Library fines ought to be scrapped."])).toEqual([
      "conclusion",
    ]);
  });

  test("is given away by the sentence that completes it", async () => {
    expect(
      await say(
        ["fines", "scrapped"],
        ["Think of library fines, late ones.", "Scrapped, the lot."],
      ),
    ).toEqual([null, "conclusion"]);
  });

  test("is not given away by plain talk after a sentence that was as good as it already", async () => {
    expect(
      await say(
        ["fines"],
        ["Think of library fines, late ones.", "There is more to find, though."],
      ),
    ).toEqual(["conclusion", null]);
    expect(
      await say(
        ["fines"],
        ["Think of library fines, late ones.", "The librarian smiled at it, too."],
      ),
    ).toEqual(["conclusion", null]);
  });
});
