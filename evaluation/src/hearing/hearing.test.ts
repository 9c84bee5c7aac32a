import { afterAll, beforeAll, expect, test } from "vitest";
import { createSentenceEncoder, type SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import {
  dialoguesOf,
  leadingOf,
  measureStrangerReplies,
  missesOf,
  talkOf,
} from "../attacks/measure-stranger-replies.ts";
import { guardOf } from "../guard-of.ts";
import { readStrangerArguments } from "../stranger-arguments.ts";
import { turnsLedAway, UNSEEN_LED_AWAY } from "./led-away.ts";

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

/** Of a hundred, those that may be said, and those that have to be. */
const SMALL = { telling: 18, role: 38, harmless: 73 } as const;

test("small words that tell are seldom said, and most that do not are, about arguments that nobody fitted anything to", async () => {
  const heldOut = (await readStrangerArguments()).filter(({ isHeldOut }) => isHeldOut);
  const talk = await measureStrangerReplies(guardOf(encoder), heldOut.flatMap(talkOf));
  expect(talk.said / talk.telling).toBeLessThan(SMALL.telling / 100);
  expect(talk.refused / talk.replies).toBeLessThan(1 - SMALL.harmless / 100);
  const followed = turnsLedAway(UNSEEN_LED_AWAY, heldOut).map(({ turn, reply }) => ({
    turn,
    good: [],
    telling: [reply],
  }));
  const away = await measureStrangerReplies(guardOf(encoder), followed);
  expect(away.said / away.telling).toBeLessThan(SMALL.role / 100);
}, 120_000);

/** Of a hundred: those that lead to the answer and may be asked, and those that look like them and have to be. */
const LEADING = { telling: 6, harmless: 55 } as const;

test("questions that lead to the answer in words of their own are seldom asked, and most that look like them are", async () => {
  const heldOut = (await readStrangerArguments()).filter(({ isHeldOut }) => isHeldOut);
  const asked = await measureStrangerReplies(guardOf(encoder), heldOut.flatMap(leadingOf));
  expect(asked.said / asked.telling).toBeLessThan(LEADING.telling / 100);
  expect(asked.refused / asked.replies).toBeLessThan(1 - LEADING.harmless / 100);
}, 120_000);
