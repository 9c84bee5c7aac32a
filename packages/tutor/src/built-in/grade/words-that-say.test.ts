import { buildArgument } from "@elenchus/dialogue/build-argument";
import type { ExpectationKind } from "@elenchus/dialogue/argument";
import { expect, test } from "vitest";
import type { Reader } from "../../reader/reader.ts";
import { wordsThatSay } from "./words-that-say.ts";

const argument = buildArgument();

/** Words for a point, as a reader hears them that is as sure of a text as of the likeliest of these phrases in it. */
async function quote(
  kind: ExpectationKind,
  message: string,
  heard: Readonly<Record<string, number>>,
): Promise<string> {
  const likelihoodOf = (text: string): number =>
    Math.max(0, ...Object.keys(heard).map((key) => (text.includes(key) ? (heard[key] ?? 0) : 0)));
  const reader = {
    read: async (pairs) => pairs.map(([, text]) => ({ likelihood: likelihoodOf(text), acts: [] })),
  } as Pick<Reader, "read"> as Reader;
  const [point] = argument.key.expectations;
  if (point === undefined) throw new Error("The argument has no point.");
  const asked = [{ ...point, id: "asked", kind, paraphrases: [] }];
  return (await wordsThatSay(reader, argument, asked, message))["asked"] ?? message;
}

test.each([
  ["if there are two wages in the house, you can afford the rent there", ", and my aunt is there"],
  ["you can afford the rent in the town, unless one of the wages is lost", ", says my aunt to me"],
  ["you can afford the cups in the long run - only if each one survives", ""],
  ["when these people have a flat that is warm, you can afford the rent there", ", which is dear"],
  ["these people have a flat, not that you can afford one", ", my aunt says to me now"],
])("a clause is quoted with the condition under which it holds: %s", async (words, behind) => {
  const quoted = await quote("reason", words + behind, { "you can afford": 0.95 });
  expect(quoted.replace(/,$/u, "")).toBe(words);
});

test("a clause that holds by itself is quoted by itself", async () => {
  const message = "a ride on the bus makes children grow up, and my aunt has one in her garden";
  expect(await quote("reason", message, { "a ride on the bus": 0.95 })).toBe(
    "a ride on the bus makes children grow up,",
  );
});

test.each([
  ["bikes cost nothing to park,", "and if the trains are late nobody comes to the shops at all"],
  ["the figure is missing for the town;", "without a table nobody opens a laptop in the room"],
])("a clause with a condition of its own is quoted by itself: %s", async (before, behind) => {
  expect(await quote("reason", `${before} ${behind}`, { nobody: 0.95 })).toBe(behind);
});
