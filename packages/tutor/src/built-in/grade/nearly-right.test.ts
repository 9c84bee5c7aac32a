import { afterAll, beforeAll, expect, test } from "vitest";
import type { Argument } from "@elenchus/dialogue/argument";
import { playTurns } from "@elenchus/evaluation/play-dialogue";
import type { Tutor } from "@elenchus/dialogue/tutor";
import { createReader, type Reader } from "../../reader/reader.ts";
import { createBuiltInTutor } from "../built-in-tutor.ts";

let reader: Reader;
let tutor: Tutor;
let argument: Argument;

beforeAll(async () => {
  reader = createReader();
  tutor = createBuiltInTutor({ reader });
  const issue = "Should a company have to keep every game that it sells playable for ten years?";
  const request = { module: 1, interest: "video games", issue, seed: 1, recentFrames: [] } as const;
  argument = await tutor.writeArgument(request, { signal: new AbortController().signal });
}, 60_000);
afterAll(() => reader.close());

async function firstTurn(message: string) {
  for await (const { turn } of playTurns(tutor, argument, () => message)) return turn;
  throw new Error("Nothing was said.");
}

test("a number in place of the passage's is nearly right: it is named, and asked for once more", async () => {
  const { move, reply } = await firstTurn(
    "a company should keep the games it sells playable for five years",
  );
  expect(move.covered).toEqual([]);
  expect(reply).toMatch(/nearly|almost|very near/iu);
  expect(reply).toContain('"five"');
  expect(reply).not.toMatch(/\bten\b/u);
});

test("the passage's own number is right, as a word or a figure", async () => {
  for (const number of ["ten", "10"]) {
    const { move } = await firstTurn(
      `a company should keep the games it sells playable for ${number} years`,
    );
    expect(move.covered, number).toEqual(["conclusion"]);
  }
});

test("a number of something else is no other number", async () => {
  const claim = "a company that sells a game should keep it playable for a decade";
  for (const said of [`that ${claim}, for two reasons`, `I read it four times: ${claim}`]) {
    const { move } = await firstTurn(said);
    expect(move.covered, said).toEqual(["conclusion"]);
  }
});
