import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readStrangerArguments } from "@elenchus/evaluation/stranger-arguments";
import type { Argument } from "@elenchus/dialogue/argument";
import { createSentenceEncoder, type SentenceEncoder } from "../../text/sentence-encoder.ts";
import { assessStatements } from "./assess-statements.ts";

vi.setConfig({ testTimeout: 120_000 });

let encoder: SentenceEncoder;
let heldOut: readonly Argument[];

beforeAll(async () => {
  encoder = createSentenceEncoder();
  const all = await readStrangerArguments();
  heldOut = all.filter((one) => one.isHeldOut).map(({ argument }) => argument);
}, 60_000);

afterAll(() => encoder.close());

async function misconceptionIn(frame: string, step: number, message: string) {
  const argument = heldOut.find((one) => one.frame === frame);
  if (argument === undefined) throw new Error(`No argument ${frame} is held out.`);
  return (await assessStatements(encoder, argument, step, message)).misconception;
}

test("the conclusion in other words is corrected where a reason is asked for", async () => {
  const message = "they should replace the grass with artificial turf";
  expect(await misconceptionIn("m5-artificial-pitch", 1, message)).toBe("conclusion-as-reason");
});

test.each([
  ["m5-artificial-pitch", "artificial pitches are fun for a village club"],
  ["m1-gym-filming", "the gym costs too much for the people who'd need it"],
  ["m7-office-dogs", "bringing a dog to the office cheers the company up"],
])("a reason of the learner's own is not called the conclusion: %s %s", async (frame, message) => {
  expect(await misconceptionIn(frame, 1, message)).not.toBe("conclusion-as-reason");
});

test("what the key lists as a misconception is taken for one, nearly always", async () => {
  const found = await Promise.all(
    heldOut.flatMap((argument) =>
      argument.key.misconceptions
        .filter(({ step }) => step === 0)
        .flatMap(({ id, paraphrases }) =>
          paraphrases.slice(0, 3).map(async (message) => {
            const { misconception } = await assessStatements(encoder, argument, 0, message);
            return misconception === id;
          }),
        ),
    ),
  );
  expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.7);
});
