import { afterAll, beforeAll, expect, test } from "vitest";
import { createSentenceEncoder, type SentenceEncoder } from "../../built-in/sentence-encoder.ts";
import {
  dialoguesOf,
  measureStrangerReplies,
  missesOf,
} from "../attacks/measure-stranger-replies.ts";
import { guardOf } from "../guard-of.ts";
import { readStrangerArguments } from "../stranger-arguments.ts";

/** Sentences that tell and are said, of a hundred; good replies that only a hearing lets through. */
const MOST = { afterMisses: 1, inDialogues: 3 } as const;
const LEAST = { afterMisses: 3, inDialogues: 25 } as const;
/** One held-out argument in so many: all of them take minutes. */
const EVERY = 3;

let encoder: SentenceEncoder;
beforeAll(() => {
  encoder = createSentenceEncoder();
});
afterAll(() => encoder.close());

test.each([
  ["after misses", missesOf, MOST.afterMisses, LEAST.afterMisses],
  ["in whole dialogues", dialoguesOf, MOST.inDialogues, LEAST.inDialogues],
] as const)(
  "a hearing lets good replies through that nobody fitted anything to, and hardly anything that tells: %s",
  async (_name, turnsOf, most, least) => {
    const heldOut = (await readStrangerArguments()).filter(({ isHeldOut }) => isHeldOut);
    const written = heldOut.filter((_, at) => at % EVERY === 0).flatMap(turnsOf);
    const heard = await measureStrangerReplies(guardOf(encoder), written);
    const unheard = await measureStrangerReplies(
      guardOf(encoder, async () => true),
      written,
    );
    expect(heard.said / heard.telling).toBeLessThan(most / 100);
    expect((unheard.refused - heard.refused) / heard.replies).toBeGreaterThan(least / 100);
  },
  120_000,
);
