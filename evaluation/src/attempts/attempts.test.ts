import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { lendParts } from "@elenchus/tutor/built-in/lend-parts";
import { createSentenceEncoder, type SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { takesUp } from "@elenchus/tutor/llm/word/takes-up";
import { LATEST_MESSAGES } from "../attacks/stranger-ways.ts";
import { fillSlots } from "../attacks/fill-slots.ts";
import { readUnseenTalk } from "../attacks/read-talk.ts";
import { UNSEEN_LED_AWAY } from "../hearing/led-away.ts";
import OUTSIDERS from "../../datasets/attempts/outsiders.json" with { type: "json" };
import { readStrangerArguments, type StrangerArgument } from "../stranger-arguments.ts";
import { type Miss, turnAfterMiss } from "../stranger-turn.ts";

let encoder: SentenceEncoder;
/** Arguments to which nothing is fitted. */
let heldOut: readonly StrangerArgument[];

// A busy machine encodes slowly.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  encoder = createSentenceEncoder();
  heldOut = (await readStrangerArguments()).filter((one) => one.isHeldOut);
});

afterAll(() => encoder.close());

/** The messages at which the model finds the words, of some that are said somewhere. */
async function takenUp(
  said: readonly (Miss & { readonly of: StrangerArgument })[],
): Promise<string[]> {
  const lent = lendParts({ encoder });
  const taken: string[] = [];
  for (const { of, ...miss } of said) {
    const turn = turnAfterMiss(of.argument, miss);
    if (await takesUp(lent.isAttempt, turn)) taken.push(miss.message);
  }
  return taken;
}

function argumentNamed(name: string): StrangerArgument {
  const found = heldOut.find(({ argument }) => argument.frame === name);
  if (found === undefined) throw new Error(`No argument ${name} is held out.`);
  return found;
}

/** Each message at a step of one of the arguments. */
function saidSomewhere(messages: readonly string[]) {
  return messages.map((text, at) => {
    const of = heldOut[at % heldOut.length] as StrangerArgument;
    const step = at % of.argument.steps.length;
    return { of, step, message: fillSlots(text, of.argument) };
  });
}

describe("the model finds the words", () => {
  test.each([
    ["what talks to the judge, or is a mere shell of an answer", readUnseenTalk(), 0.05],
    ["attacks of all kinds", LATEST_MESSAGES, 0.1],
    ["what leads away from the passage", UNSEEN_LED_AWAY.map(({ message }) => message), 0.12],
  ])("hardly ever after %s", async (_name, messages, most) => {
    const said = saidSomewhere([...new Set(messages)]);
    const taken = await takenUp(said);
    expect(taken.length / said.length).toBeLessThan(most);
  });

  test("seldom after a try with something beside it that asks for more, or with a way out", async () => {
    const said = OUTSIDERS.map(({ argument, ...miss }) => ({
      ...miss,
      of: argumentNamed(argument),
    }));
    expect((await takenUp(said)).length / said.length).toBeLessThan(0.27);
  });

  test("after most tries that miss", async () => {
    const said = heldOut.flatMap((of) =>
      of.turns.map(({ step, message }) => ({ of, step, message })),
    );
    const taken = await takenUp(said);
    expect(taken.length / said.length).toBeGreaterThan(0.8);
  });
});
