import { afterAll, beforeAll, expect, test } from "vitest";
import { lendParts } from "@elenchus/tutor/built-in/lend-parts";
import { createSentenceEncoder, type SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { readStrangerArguments, strangerAnswers } from "../stranger-arguments.ts";
import { creditList, earnWonOver } from "./credit-everything.ts";

let encoder: SentenceEncoder;

beforeAll(() => {
  encoder = createSentenceEncoder();
});

afterAll(() => encoder.close());

// Without a decoy it was a quarter that earned something else as well, and five of six that earned what they say.
test("a right answer earns what it says and little else, though its judge credits whatever it is asked about", async () => {
  const strangers = (await readStrangerArguments()).filter(({ isHeldOut }) => isHeldOut);
  const lent = lendParts({ encoder });
  const count = { answers: 0, earned: 0, besides: 0 };
  for (const stranger of strangers)
    for (const { argument, dialogue, message, covers } of strangerAnswers(stranger)) {
      const view = { argument, dialogue, transcript: [] };
      const insight = { view, message, otherWords: stranger.otherWords };
      const earned = await earnWonOver(lent, insight, creditList);
      count.answers += 1;
      count.earned += Number(earned.some((id) => covers.includes(id)));
      count.besides += Number(earned.some((id) => !covers.includes(id)));
    }
  expect(count.answers).toBeGreaterThan(500);
  expect(count.earned / count.answers).toBeGreaterThan(0.62);
  expect(count.besides / count.answers).toBeLessThan(0.03);
}, 120_000);
