import { expect, test } from "vitest";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { buildFakeEmbed } from "../example-arguments/build-fake-embed.ts";
import { createLicence } from "./licence.ts";
import { readHearingTerms } from "./hearing-terms.ts";
import { createOpenWords } from "./open-words.ts";
import { readText } from "./read-text.ts";

const { libraryFines: argument } = EXAMPLES;

async function hear(sentence: string, message: string) {
  const view = { argument, dialogue: buildDialogue(argument, 1), transcript: [] };
  const watched = { view, message, allowed: [], fromStep: 1, openStep: 1 };
  const licence = createLicence(watched);
  const words = createOpenWords(watched, (read) => licence.cover(read));
  const read = readText(sentence);
  const { embed } = buildFakeEmbed();
  return (await readHearingTerms(embed, { watched, words, read, grounds: "telling" })).terms;
}

test("words that nobody has said are counted, and held against what is open", async () => {
  const reason = argument.key.expectations.find(({ id }) => id === "reason-1")?.statement ?? "";
  const told = await hear(reason, "it is about novels");
  expect(told.unsaidOwn).toBeGreaterThan(0);
  const echo = await hear("Fined readers, and late novels.", "fined readers with late novels");
  expect(echo).toMatchObject({ unsaid: 0, unsaidOwn: 0, theirs: 1 });
  expect(told.unsaid).toBeGreaterThan(0);
  expect(told.theirs).toBeLessThan(1);
});
