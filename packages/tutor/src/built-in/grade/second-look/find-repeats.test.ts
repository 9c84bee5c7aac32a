import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Argument } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { modelArguments } from "@elenchus/evaluation/attacks/attack-scenes";
import { dialogueAt } from "@elenchus/evaluation/labelled-answer";
import { createSentenceEncoder, type SentenceEncoder } from "../../../text/sentence-encoder.ts";
import { findRepeats } from "./find-repeats.ts";

const SKILL_STEP = 2;

let encoder: SentenceEncoder;
let argumentsBy: ReadonlyMap<ModuleNumber, Argument>;
beforeAll(async () => {
  encoder = createSentenceEncoder();
  const known = await modelArguments();
  argumentsBy = new Map(known.map(({ argument }) => [argument.module, argument]));
});
afterAll(() => encoder.close());

type Credits = Readonly<Record<string, string>>;

function earned(earnedBy: Credits): TranscriptEntry {
  const coverage = Object.fromEntries(Object.keys(earnedBy).map((id) => [id, COVERED]));
  const text = Object.values(earnedBy).join(" ");
  const rest = { misconception: null, confidence: 0.9, reasons: [], judge: "test" };
  const assessment = { speechAct: "answer" as const, coverage, earnedBy, ...rest };
  return { sender: "user", text, step: SKILL_STEP, assessment };
}

/** Ids of the credits in which nothing is new, after what earlier messages earned. */
async function repeatsIn(module: ModuleNumber, credits: Credits, before: Credits[] = []) {
  const argument = argumentsBy.get(module);
  if (argument === undefined) throw new Error(`No argument of module ${module}.`);
  const dialogue = dialogueAt(argument, { step: SKILL_STEP });
  const view = { argument, dialogue, transcript: before.map(earned) };
  const list = Object.entries(credits).map(([id, words]) => ({ id, words }));
  return [...(await findRepeats(encoder, view, list))];
}

const CARDS = "how many cards were there?";

describe("in one message", () => {
  test.each([
    [1, { "term-1": "'members' may be two or many", "term-own": "'members' may be two or many" }],
    [2, { "gap-2": CARDS, "own-1": CARDS }],
    [2, { "gap-2": CARDS, "own-1": "how many cards" }],
    [3, { "assumption-3": "the young people may go out", "own-1": "the young people may go out" }],
    [6, { "alternative-2": "put up a larger box", "own-1": "a larger box should be put up" }],
  ] as const)("module %d: what the key lists is no find besides", async (module, credits) => {
    expect(await repeatsIn(module, credits)).toEqual([Object.keys(credits)[1]]);
  });

  test("one own find is not two", async () => {
    const words = "who counted the cards?";
    expect(await repeatsIn(2, { "own-1": words, "own-2": words })).toEqual(["own-2"]);
  });

  test("what is said about a find is none besides, though the judge quotes it along", async () => {
    const words = `${CARDS} that matters because only ten would mean nothing`;
    expect(await repeatsIn(2, { "gap-2": words, "own-1": words })).toEqual(["own-1"]);
  });

  test.each([
    [2, { "gap-2": "how many cards", "own-1": "who counted them" }],
    [
      2,
      {
        "gap-2": "how many cards, and who counted them?",
        "own-1": "how many cards, and who counted them?",
      },
    ],
    [
      6,
      {
        "own-1": "get a bigger box and hire a second person for the desk",
        "own-2": "get a bigger box and hire a second person for the desk",
      },
    ],
    [6, { "alternative-2": "put up larger return boxes", "own-1": "lend books for longer" }],
  ] as const)("module %d: two finds are two, however they are quoted", async (module, credits) => {
    expect(await repeatsIn(module, credits)).toEqual([]);
  });

  test("two finds that the key lists are left to the judge", async () => {
    expect(await repeatsIn(2, { "gap-1": CARDS, "gap-2": CARDS })).toEqual([]);
  });
});

describe("after an earlier message", () => {
  test.each([
    [2, { "gap-2": CARDS }, { "own-1": CARDS }],
    [2, { "gap-2": CARDS }, { "own-1": "what was the number of cards?" }],
    [2, { "own-1": CARDS }, { "gap-2": CARDS }],
    [6, { "own-1": "get a bigger box" }, { "own-2": "get a larger box" }],
    [
      6,
      { "own-1": "get a bigger box and hire a second person for the desk" },
      { "own-2": "get a bigger box and hire a second person for the desk" },
    ],
    [
      3,
      { "assumption-3": "the young people may go out in the evening" },
      { "own-1": "the teens are allowed out at night" },
    ],
  ] as const)("module %d: the same find earns nothing again", async (module, before, now) => {
    expect(await repeatsIn(module, now, [before])).toEqual(Object.keys(now));
  });

  test.each([
    [2, { "gap-2": CARDS }, { "own-1": "who counted the cards?" }],
    [6, { "own-1": "get a bigger box" }, { "own-2": "hire a second person for the desk" }],
    [
      6,
      { "own-1": "get a bigger box and hire a second person for the desk" },
      { "own-2": "hire a second person for the desk" },
    ],
  ] as const)(
    "module %d: another find counts, of the same thing too",
    async (module, before, now) => {
      expect(await repeatsIn(module, now, [before])).toEqual([]);
    },
  );
});

/** Pairs of ways in which people put two different finds of an argument. */
function pairsIn(otherWords: ReadonlyMap<string, readonly string[]>) {
  const said = [...otherWords].filter(([id]) => /^(?:gap|assumption|alternative)-/u.test(id));
  return said.flatMap(([id, before]) =>
    said
      .filter(([other]) => other !== id)
      .flatMap(([, now]) =>
        now.map((words, index) => ({ id, words, earlier: before[index % before.length] ?? "" })),
      ),
  );
}

test("where people say different finds in words of their own, hardly one is taken for another", async () => {
  let pairs = 0;
  const taken: string[] = [];
  for (const { argument, otherWords } of await modelArguments())
    for (const { id, words, earlier } of pairsIn(otherWords)) {
      pairs += 1;
      const repeats = await repeatsIn(argument.module, { "own-1": words }, [{ [id]: earlier }]);
      if (repeats.length > 0) taken.push(`${earlier} / ${words}`);
    }
  expect(pairs).toBeGreaterThan(50);
  expect(taken.length / pairs, taken.join("\n")).toBeLessThan(0.04);
}, 60_000);
