import { describe, expect, test } from "vitest";
import type { Lesson, WorkedExample } from "../lesson.ts";
import { checkLesson } from "./check-lesson.ts";
import { lesson as sound } from "./module-1.ts";

const [first, ...others] = sound.examples as readonly [WorkedExample, ...WorkedExample[]];
const withFirst = (change: Partial<WorkedExample>): Lesson => ({
  ...sound,
  examples: [{ ...first, ...change }, ...others],
});

describe("checking a lesson", () => {
  test("finds nothing in a sound one", () => {
    expect(checkLesson(sound)).toEqual([]);
  });

  test.each<[string, Lesson, RegExp]>([
    [
      "a short passage",
      withFirst({ passage: "The hall should close.", analysis: [{ explanation: "Why?" }] }),
      /words of the passage: 4/u,
    ],
    [
      "a quote that is not in the passage",
      withFirst({ analysis: [{ quote: "A neighbour", explanation: "Who?" }] }),
      /must stand in the passage once/u,
    ],
    [
      "a quote that stands there twice",
      withFirst({ analysis: [{ quote: "the", explanation: "Which?" }] }),
      /must stand in the passage once/u,
    ],
    [
      "a passage that names its flaw",
      withFirst({ passage: `${first.passage} It is no Fallacy.` }),
      /the passage says "Fallac"/u,
    ],
    [
      "a reason that is no sentence",
      withFirst({ reasons: ["the noise", "The hall would not lose much."] }),
      /reason: not a whole sentence/u,
    ],
    ["no impact after module 1", { ...sound, module: 2 }, /no impact/u],
    ["three examples where four are due", { ...sound, module: 5 }, /examples: 3, wanted 4/u],
    [
      "two examples with one title",
      { ...sound, examples: [first, first, first] },
      /different titles: 1/u,
    ],
    ["no pointer to the examples", { ...sound, hints: sound.hints.slice(1) }, /does not point/u],
    [
      "a long hint",
      { ...sound, hints: [...sound.hints.slice(1), "Look. Look again. Then answer."] },
      /more than two sentences/u,
    ],
    ["a doubled space", { ...sound, ethics: sound.ethics.replace(" ", "  ") }, /stray space/u],
    ["a doubled word", withFirst({ title: "Closing the the hall" }), /doubled word/u],
    ["a curly quote", withFirst({ title: "The hall\u2019s hours" }), /curly quote/u],
    ["a lone double quote", withFirst({ title: 'The "hall' }), /without its fellow/u],
    ["a bold that never ends", withFirst({ title: "The **hall" }), /bold without its end/u],
  ])("finds %s", (_name, lesson, fault) => {
    expect(checkLesson(lesson)).toContainEqual(expect.stringMatching(fault));
  });
});
