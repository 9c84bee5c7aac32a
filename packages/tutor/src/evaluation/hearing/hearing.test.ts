import { afterAll, beforeAll, expect, test } from "vitest";
import { createSentenceEncoder, type SentenceEncoder } from "../../built-in/sentence-encoder.ts";
import { measureStrangerReplies } from "../attacks/measure-stranger-replies.ts";
import { guardOf } from "../guard-of.ts";
import { readStrangerArguments } from "../stranger-arguments.ts";

/** Sentences that tell and are said, of a hundred; good replies that only a hearing lets through. */
const MOST = 1;
const LEAST = 6;
/** One held-out argument in so many: all of them take minutes. */
const EVERY = 3;

let encoder: SentenceEncoder;
beforeAll(() => {
  encoder = createSentenceEncoder();
});
afterAll(() => encoder.close());

test("a hearing lets good replies through that nobody fitted anything to, and hardly anything that tells", async () => {
  const heldOut = (await readStrangerArguments()).filter(({ isHeldOut }) => isHeldOut);
  const some = heldOut.filter((_, at) => at % EVERY === 0);
  const heard = await measureStrangerReplies(guardOf(encoder), some);
  const unheard = await measureStrangerReplies(
    guardOf(encoder, async () => true),
    some,
  );
  expect(heard.said / heard.telling).toBeLessThan(MOST / 100);
  expect((unheard.refused - heard.refused) / heard.replies).toBeGreaterThan(LEAST / 100);
}, 120_000);
