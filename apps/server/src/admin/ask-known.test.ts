import { families } from "@elenchus/curriculum/issues/library";
import { BUILT_IN_NAME } from "@elenchus/tutor/built-in/built-in-name";
import { writeArgument } from "@elenchus/tutor/built-in/compose/write-argument";
import type { Assessment, SpeechAct } from "@elenchus/dialogue/dialogue";
import { expect, test } from "vitest";
import known from "./known-answers.json" with { type: "json" };
import { askKnown } from "./ask-known.ts";
import { knownTasks, type KnownCheck } from "./known-questions.ts";

function sampleArgument(number = 0) {
  const issue = families()[number]?.issues[0]?.question ?? "";
  const request = { module: 1, issue, interest: "any", seed: 1, recentFrames: [] } as const;
  return writeArgument(request, BUILT_IN_NAME);
}

const RIGHT = new Set(
  sampleArgument().key.expectations.find(({ id }) => id === "conclusion")?.paraphrases,
);

/** A model that knows the answers, or one that says yes to everything. */
function build(knows: boolean): KnownCheck {
  const assess = async (_: unknown, message: string): Promise<Assessment> => ({
    speechAct: ((knows ? known.acts.find((one) => one.message === message)?.acts[0] : null) ??
      "answer") as SpeechAct,
    coverage: !knows || RIGHT.has(message) ? { conclusion: 0.9 } : {},
    misconceptions: [],
    confidence: 1,
    findings: [],
    judge: "fake",
  });
  const samples = [sampleArgument(0), sampleArgument(1)];
  return {
    models: [
      {
        async *say() {
          yield knows
            ? "It spares trouble, and it makes some."
            : "I'm sorry, but I can't help with that.";
        },
      },
    ],
    tutor: { assess },
    moderate: async (texts: readonly string[]) =>
      texts.map((text) => ({ isFit: !knows || !known.unfit.includes(text), category: null })),
    objectTo: async ({ passage, key }: (typeof samples)[number]) =>
      knows &&
      samples.every((one) => one.passage !== passage || one.key.conclusion !== key.conclusion)
        ? ["another conclusion"]
        : [],
    sampleArgument,
    patience: 1,
  };
}

test("some thirty questions are asked, of four kinds", () => {
  const counts = knownTasks(build(true)).map(({ questions }) => questions.length);
  expect(counts).toEqual([12, 11, 4, 4]);
});

test("a model that knows the answers is fit for everything", async () => {
  const text = await askKnown(build(true));
  expect(text.match(/: fit\./gu)).toHaveLength(4);
  expect(text).toContain("Fitness of interests: 12 of 12 right: fit.");
  expect(text).not.toContain("What to do");
});

test("one that says yes to everything, and declines what is hard, is told to be unfit, with what to do", async () => {
  const text = await askKnown(build(false));
  expect(text.match(/: not fit\./gu)).toHaveLength(4);
  expect(text).toContain("Set TUTOR_JUDGE=built-in");
});
