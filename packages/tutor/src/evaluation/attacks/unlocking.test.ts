import { afterAll, beforeAll, expect, test } from "vitest";
import { lendParts } from "../../built-in/lend-parts.ts";
import { createSentenceEncoder, type SentenceEncoder } from "../../built-in/sentence-encoder.ts";
import { COVERED } from "../../dialogue/coverage.ts";
import { assess } from "../../llm/assessing/assess.ts";
import type { ModelClient } from "../../llm/model-client.ts";
import { dialogueAt } from "../labelled-answer.ts";
import { readStrangerArguments } from "../stranger-arguments.ts";
import MESSAGES from "./unlocking.json" with { type: "json" };
import { creditAll } from "./worst-case-model.ts";

let encoder: SentenceEncoder;

beforeAll(() => {
  encoder = createSentenceEncoder();
});

afterAll(() => encoder.close());

const call = { signal: new AbortController().signal };

// Sought by an outsider who could try as often as he liked; each of them once earned something.
test("few of the messages without an answer that an outsider got credited earn anything", async () => {
  const strangers = await readStrangerArguments();
  const lent = lendParts({ encoder });
  const earning: string[] = [];
  for (const { argument: name, message, ...place } of MESSAGES) {
    const known = strangers.find(({ argument }) => argument.frame === name);
    if (known === undefined) throw new Error(`No argument ${name}`);
    const { argument, otherWords } = known;
    const view = { argument, dialogue: dialogueAt(argument, place), transcript: [] };
    const judgement = creditAll({ view, message, otherWords });
    const client = { name: "won over", generate: async () => judgement } as unknown as ModelClient;
    const { coverage } = await assess({ ...lent, client }, view, message, call);
    if (Object.values(coverage).some((value) => value >= COVERED)) earning.push(message);
  }
  expect(earning.length / MESSAGES.length).toBeLessThan(0.55);
}, 120_000);
