import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSentenceEncoder, type SentenceEncoder } from "../built-in/sentence-encoder.ts";
import { HELD_OUT_FRAMES, type LabelledAnswer, placeAnswer } from "./labelled-answer.ts";
import { measureAgreement } from "./measure.ts";
import { readLabels } from "./read-labels.ts";

let encoder: SentenceEncoder;
let heldOut: LabelledAnswer[];

beforeAll(async () => {
  encoder = createSentenceEncoder();
  heldOut = (await readLabels()).filter((label) => HELD_OUT_FRAMES.includes(label.frame));
});

afterAll(() => encoder.close());

describe("on the answers never tuned on, the built-in assessor", () => {
  test("agrees with the labels in balanced accuracy of at least 0.85, with at most 5 % false accepts", async () => {
    const { balancedAccuracy, falseAccepts, decisions } = await measureAgreement(encoder, heldOut);
    expect(decisions).toBeGreaterThan(400);
    expect(balancedAccuracy).toBeGreaterThanOrEqual(0.85);
    expect(falseAccepts).toBeLessThanOrEqual(0.05);
  }, 60_000);
});

test("every labelled answer has its place in an argument that can be composed", async () => {
  const labels = await readLabels();
  expect(labels.length).toBeGreaterThan(900);
  for (const label of labels) {
    const ids = new Set(placeAnswer(label).argument.key.expectations.map((one) => one.id));
    for (const id of [...label.covers, ...label.near]) expect(ids, label.message).toContain(id);
  }
});
