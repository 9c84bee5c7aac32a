import { afterAll, beforeAll, expect, test } from "vitest";
import { lendParts } from "@elenchus/tutor/built-in/lend-parts";
import { createSentenceEncoder, type SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { dialogueAt } from "../labelled-answer.ts";
import { readStrangerArguments } from "../stranger-arguments.ts";
import { earnWonOver } from "./credit-everything.ts";
import { readDataset } from "../read-dataset.ts";

/** What somebody sent at a place of an argument. */
interface SentMessage {
  readonly argument: string;
  readonly step: number;
  readonly probe?: string;
  readonly message: string;
}

const MESSAGES = readDataset<SentMessage>("attacks/unlocking");

let encoder: SentenceEncoder;

beforeAll(() => {
  encoder = createSentenceEncoder();
});

afterAll(() => encoder.close());

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
    if ((await earnWonOver(lent, { view, message, otherWords })).length > 0) earning.push(message);
  }
  expect(earning.length / MESSAGES.length).toBeLessThan(0.4);
}, 120_000);
