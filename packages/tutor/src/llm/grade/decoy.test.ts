import { expect, test } from "vitest";
import { contentStems } from "@elenchus/dialogue/words/words";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { listedExpectations } from "./asked-expectations.ts";
import { plantDecoy } from "./decoy.ts";

const ARGUMENTS = Object.values(EXAMPLES);

test("a decoy stands among what is open in each step, looks like it, and is always the same", () => {
  const places = new Set<number>();
  for (const argument of ARGUMENTS)
    for (const step of argument.steps.keys()) {
      const view = { argument, dialogue: buildDialogue(argument, step), transcript: [] };
      const asked = listedExpectations(view);
      const { listed, decoyId } = plantDecoy(view, asked);
      expect(listed.filter(({ id }) => id !== decoyId)).toEqual(asked);
      const place = listed.findIndex(({ id }) => id === decoyId);
      places.add(place / asked.length);
      expect(listed[place]?.kind).toBe(asked[0]?.kind);
      expect(argument.key.expectations.map(({ id }) => id)).not.toContain(decoyId);
      expect(plantDecoy(view, asked)).toEqual({ listed, decoyId });
    }
  expect(places.size).toBeGreaterThan(2);
});

test.each(ARGUMENTS)("the decoy has no word of what $issue passage says", (argument) => {
  const view = { argument, dialogue: buildDialogue(argument, 0), transcript: [] };
  const { listed, decoyId } = plantDecoy(view, listedExpectations(view));
  const decoy = listed.find(({ id }) => id === decoyId);
  const words = contentStems([decoy?.statement, ...(decoy?.paraphrases ?? [])].join(" "));
  expect(words.size).toBeGreaterThan(5);
  expect([...words].filter((stem) => contentStems(argument.passage).has(stem))).toEqual([]);
});

test("where nothing is open there is no decoy", () => {
  const [argument] = ARGUMENTS;
  if (argument === undefined) throw new Error("no argument");
  const view = { argument, dialogue: buildDialogue(argument, 0), transcript: [] };
  expect(plantDecoy(view, [])).toEqual({ listed: [], decoyId: "" });
});
