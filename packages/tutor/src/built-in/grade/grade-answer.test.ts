import { afterAll, beforeAll, expect, test } from "vitest";
import type { Argument } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import { dialogueAtStep } from "@elenchus/dialogue/transfer-check";
import { createReader, type Reader } from "../../reader/reader.ts";
import { createBuiltInTutor } from "../built-in-tutor.ts";
import { gradeAnswer } from "./grade-answer.ts";

let reader: Reader;
let argument: Argument;

beforeAll(async () => {
  reader = createReader();
  const request = { module: 5, interest: "pets", seed: 1, recentFrames: [] } as const;
  const issue = "Should badly prepared walkers pay part of the cost of their rescue?";
  const call = { signal: new AbortController().signal };
  argument = await createBuiltInTutor({ reader }).writeArgument({ ...request, issue }, call);
}, 60_000);
afterAll(() => reader.close());

async function coverageOf(message: string): Promise<number> {
  const view = { argument, dialogue: dialogueAtStep(argument, 2), transcript: [] };
  return (await gradeAnswer(reader, view, message)).coverage["fallacy"] ?? 0;
}

test("what goes wrong counts in each of its listed ways, also with the fault named behind it", async () => {
  const fallacy = argument.key.expectations.find(({ kind }) => kind === "fallacy");
  for (const way of fallacy?.paraphrases.slice(0, 6) ?? []) {
    expect(await coverageOf(way), way).toBeGreaterThanOrEqual(COVERED);
    const named = `${way}, so it is ${fallacy?.weakness?.replace("_", " ")}`;
    expect(await coverageOf(named), named).toBeGreaterThanOrEqual(COVERED);
  }
  expect(fallacy?.paraphrases.length).toBeGreaterThan(5);
});

test("a fault that is named and defended earns nothing", async () => {
  expect(await coverageOf("that is a fair thing to say, and I agree with it")).toBeLessThan(
    COVERED,
  );
});
