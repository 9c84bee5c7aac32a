import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { composeArgument, dialogueAt } from "@elenchus/evaluation/labelled-answer";
import { createSentenceEncoder, type SentenceEncoder } from "../../../text/sentence-encoder.ts";
import { seesGround } from "./sees-ground.ts";

vi.setConfig({ testTimeout: 60_000 });

const PROBE = "probe-conclusion-test";
/** Only the first of these passages announces its conclusion by "so". */
const WITH_SO = { frame: "m1-objection-so", issue: "bread-left-at-closing-time", order: [0, 1] };
const WITHOUT = { ...WITH_SO, frame: "m1-claim-first" };
let encoder: SentenceEncoder;

beforeAll(() => {
  encoder = createSentenceEncoder();
});

afterAll(() => encoder.close());

test.each([
  ['it says "so" at the start', WITH_SO, "enough"],
  ['it says "so" at the start', WITHOUT, "none"],
  ["it is the longest sentence", WITH_SO, "none"],
])("%s, in %j, is ground: %s", async (text, composed, ground) => {
  const argument = composeArgument(composed);
  const probe = argument.key.expectations.find(({ id }) => id === PROBE);
  if (probe === undefined) throw new Error("The argument has no such probe.");
  const dialogue = dialogueAt(argument, { step: 0, probe: PROBE });
  const view = { argument, dialogue, transcript: [] };
  const credited = { text, slight: 0, isBesideTalk: false };
  expect(await seesGround(encoder, view, credited, probe)).toBe(ground);
});
