import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSentenceEncoder, type SentenceEncoder } from "../../built-in/sentence-encoder.ts";
import { type LabelledAnswer, OWN_FIND, placeAnswer } from "../labelled-answer.ts";
import { readLabels } from "../read-labels.ts";
import { measureStops } from "./measure-stops.ts";

/**
 * Answers to one argument of each frame: one that has few answers takes as long to encode as one with many.
 * `npm run attacks -- --honest` looks at all.
 */
function oneArgumentAFrame(labels: readonly LabelledAnswer[]): LabelledAnswer[] {
  const issues = new Map(labels.map(({ frame, issue }) => [frame, issue]));
  return labels.filter(({ frame, issue }) => issues.get(frame) === issue);
}

let encoder: SentenceEncoder;
let labels: LabelledAnswer[] = [];

beforeAll(async () => {
  encoder = createSentenceEncoder();
  labels = oneArgumentAFrame((await readLabels()).filter(({ covers }) => covers.length > 0));
}, 60_000);

afterAll(() => encoder.close());

describe("a second look at an honest judge's credits", () => {
  test("lets nearly all of them stand", async () => {
    const half = labels.filter((_, at) => at % 2 === 0);
    const { credits, stopped } = await measureStops(encoder, half);
    const count = [...credits.values()].reduce((sum, one) => sum + one, 0);
    expect(count).toBeGreaterThan(300);
    expect(stopped.length / count).toBeLessThan(0.035);
  }, 240_000);

  test("stops many of them that are given for another expectation's answer", async () => {
    const some = labels
      .filter(({ step, covers }) => step < 2 && covers.length === 1 && covers[0] !== OWN_FIND)
      .flatMap((label) => {
        const { argument } = placeAnswer(label);
        const other = argument.key.expectations.find(
          (one) =>
            one.step === label.step && one.kind !== "probe" && !label.covers.includes(one.id),
        );
        return other === undefined ? [] : [{ ...label, covers: [other.id] }];
      });
    const { stopped } = await measureStops(encoder, some);
    expect(some.length).toBeGreaterThan(20);
    expect(stopped.length / some.length).toBeGreaterThan(0.35);
  }, 240_000);
});
