import { expect, test } from "vitest";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import { startDialogue } from "@elenchus/dialogue/policy";
import type { Judgement } from "@elenchus/tutor/llm/grade/judgement";
import {
  creditRightAnswers,
  type HonestCredit,
  isOverruled,
  standingCredits,
} from "./honest-credits.ts";
import { readDataset } from "./read-dataset.ts";
import { readLabels } from "./read-labels.ts";
import { rightAnswersOf } from "./right-answer.ts";
import { readStrangerArguments, strangerAnswers } from "./stranger-arguments.ts";

/** Of a hundred. */
const MOST = 2;

/** One labelled answer in so many is read. */
const EVERY = 6;

/** Milliseconds: many hundred answers are read, a quarter of a minute on an idle machine. */
const READING = 180_000;

/** An argument whose open step asks for whatever a judgement credits. */
function viewOf({ expectations }: Judgement) {
  const argument = buildArgument();
  const [like] = argument.key.expectations;
  if (like === undefined) throw new Error("The argument has no key.");
  const asked = expectations.map(({ id }) => ({ ...like, id, kind: "reason" as const }));
  return {
    argument: { ...argument, key: { ...argument.key, expectations: asked } },
    dialogue: startDialogue(argument),
    transcript: [],
  };
}

test("a strong model that judged by hand is believed in every credit", async () => {
  const turns = readDataset<{ readonly message: string; readonly judgement: Judgement }>(
    "model-turns-by-hand",
  );
  const credits: HonestCredit[] = [];
  for (const { message, judgement } of turns) {
    const told = { ...judgement, because: "" };
    credits.push(...(await standingCredits(viewOf(told), message, told)));
  }
  expect(credits.length).toBeGreaterThan(25);
  expect(credits.filter(isOverruled)).toEqual([]);
});

test(
  "an honest judge of people's right answers is overruled in hardly any credit",
  async () => {
    const strangers = await readStrangerArguments();
    const labelled = rightAnswersOf(await readLabels());
    for (const answers of [
      labelled.filter((_, at) => at % EVERY === 0),
      strangers.flatMap(strangerAnswers),
    ]) {
      const credits = await creditRightAnswers(answers);
      const overruled = credits.filter(isOverruled);
      const told = overruled.map(({ id, message }) => `${id}: ${message}`).join("\n");
      expect((100 * overruled.length) / credits.length, told).toBeLessThanOrEqual(MOST);
    }
  },
  READING,
);
