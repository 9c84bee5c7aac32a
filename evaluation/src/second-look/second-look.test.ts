import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSentenceEncoder, type SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { askedExpectations } from "@elenchus/tutor/llm/grade/asked-expectations";
import { HELD_OUT_FRAMES, type LabelledAnswer, OWN_FIND, placeAnswer } from "../labelled-answer.ts";
import { readLabels } from "../read-labels.ts";
import { rightAnswersOf } from "../right-answer.ts";
import { readStrangerArguments, strangerAnswers } from "../stranger-arguments.ts";
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
    const third = labels.filter((_, at) => at % 3 === 0);
    const { credits, stopped } = await measureStops(encoder, rightAnswersOf(third));
    const count = [...credits.values()].reduce((sum, one) => sum + one, 0);
    expect(count).toBeGreaterThan(200);
    expect(stopped.length / count).toBeLessThan(0.035);
  }, 240_000);

  test("lets most stand of those about arguments that no fit has seen, in words that no key has", async () => {
    const unseen = (await readStrangerArguments()).filter(({ isHeldOut }) => isHeldOut);
    const answers = unseen.flatMap(strangerAnswers);
    const { credits, stopped, near } = await measureStops(encoder, answers);
    const count = [...credits.values()].reduce((sum, one) => sum + one, 0);
    expect(credits.size).toBe(7);
    expect(count).toBeGreaterThan(500);
    expect(stopped.length / count).toBeLessThan(0.08);
    expect((stopped.length + near) / count).toBeLessThan(0.15);
  }, 240_000);

  test("stops many of them, or has them come near, that are given for another expectation's answer", async () => {
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
    const { stopped, near } = await measureStops(encoder, rightAnswersOf(some));
    expect(some.length).toBeGreaterThan(20);
    expect((stopped.length + near) / some.length).toBeGreaterThan(0.45);
  }, 240_000);

  test("lets few wrong answers count about arguments that no fit has seen, whoever credits them with everything", async () => {
    const unseen = (await readLabels()).filter(({ frame }) => HELD_OUT_FRAMES.includes(frame));
    const wrong = unseen
      .filter(({ act, covers, near }) => act === "answer" && covers.length + near.length === 0)
      .map((label) => {
        const { argument, dialogue } = placeAnswer(label);
        const asked = askedExpectations({ argument, dialogue, transcript: [] });
        return { ...label, covers: asked.map(({ id }) => id) };
      });
    const { credits, stopped, near } = await measureStops(encoder, rightAnswersOf(wrong));
    const count = [...credits.values()].reduce((sum, one) => sum + one, 0);
    expect(count).toBeGreaterThan(600);
    expect((count - stopped.length - near) / count).toBeLessThan(0.17);
    expect((count - stopped.length) / count).toBeLessThan(0.45);
  }, 240_000);
});
