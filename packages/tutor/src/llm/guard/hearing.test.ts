import { describe, expect, test } from "vitest";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { buildFakeEmbed } from "../example-arguments/build-fake-embed.ts";
import { createHearing, type FittedHearing } from "./hearing.ts";
import { createOpenWords } from "./open-words.ts";
import { readText } from "./read-text.ts";
import type { Grounds, Suspect } from "./word-terms.ts";

/** Odds that are the same whatever is heard. */
const always = (bias: number) => ({ units: [], bias });

function suspectOn(grounds: Grounds): Suspect {
  const { libraryFines: argument } = EXAMPLES;
  const view = { argument, dialogue: buildDialogue(argument, 0), transcript: [] };
  const watched = { view, message: "", allowed: [], fromStep: 0, openStep: 0 };
  const read = readText("Somebody at the counter frowns.");
  const words = createOpenWords(watched, ({ words: all }) => all.map(() => false));
  return { watched, words, read, grounds };
}

async function hear(fitted: FittedHearing, grounds: Grounds) {
  const fake = buildFakeEmbed();
  const isConvicted = await createHearing(fake.embed, fitted)(suspectOn(grounds));
  return { isConvicted, embeds: fake.calls };
}

/** One that hears the same whatever it is told; a look leaves everything to it. */
const hearer = (whole: number, look = 1) => ({ look: always(look), whole: always(whole) });

describe("a sentence of which nothing but its own words is known", () => {
  test("needs no encoder where a glance shows that it is harmless", async () => {
    const fitted = { glance: always(-1), full: hearer(9), small: hearer(9), lenience: 0 };
    expect(await hear(fitted, "own words")).toEqual({ isConvicted: false, embeds: 0 });
    expect(await hear(fitted, "telling")).toEqual({ isConvicted: true, embeds: 2 });
  });

  test("has more in its favour than others", async () => {
    const fitted = { glance: always(1), full: hearer(1), small: hearer(9), lenience: 2 };
    expect((await hear(fitted, "own words")).isConvicted).toBe(false);
    expect((await hear(fitted, "telling")).isConvicted).toBe(true);
    expect((await hear({ ...fitted, full: hearer(3) }, "own words")).isConvicted).toBe(true);
  });
});

test("small words are heard by what was fitted to small words", async () => {
  const fitted = { glance: always(-1), full: hearer(9), small: hearer(-1), lenience: 0 };
  expect((await hear(fitted, "small words")).isConvicted).toBe(false);
  expect((await hear({ ...fitted, small: hearer(1) }, "small words")).isConvicted).toBe(true);
});

test.each(["telling", "own words", "small words"] as const)(
  "what a look finds harmless needs no more of a hearing: %s",
  async (grounds) => {
    const fitted = { glance: always(1), full: hearer(9, -1), small: hearer(9, -1), lenience: 0 };
    expect(await hear(fitted, grounds)).toEqual({ isConvicted: false, embeds: 1 });
  },
);
