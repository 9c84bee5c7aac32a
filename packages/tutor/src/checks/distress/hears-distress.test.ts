import { families } from "@elenchus/curriculum/issues/library";
import { describe, expect, test } from "vitest";
import { readDataset } from "@elenchus/evaluation/read-dataset";
import { readLabels } from "@elenchus/evaluation/read-labels";
import { hearsDistress } from "./hears-distress.ts";

/** A message that somebody labelled by hand. */
interface LabelledMessage {
  readonly text: string;
  readonly isDistressed: boolean;
  readonly isHeldOut: boolean;
}

const LABELLED = readDataset<LabelledMessage>("labelled-distress");
const listOf = (isDistressed: boolean, isHeldOut: boolean): string[] =>
  LABELLED.filter((one) => one.isDistressed === isDistressed && one.isHeldOut === isHeldOut).map(
    ({ text }) => text,
  );

describe("distress is heard in", () => {
  test.each(listOf(true, false))("%s", (message) => expect(hearsDistress(message)).toBe(true));
});

describe("no distress is heard in", () => {
  test.each(listOf(false, false))("%s", (message) => expect(hearsDistress(message)).toBe(false));

  test("any labelled answer", async () => {
    const labels = await readLabels();
    expect(labels.length).toBeGreaterThan(4000);
    expect(labels.filter(({ message }) => hearsDistress(message))).toEqual([]);
  });

  test("any text of the curriculum's issues", () => {
    const texts: string[] = [];
    JSON.stringify(families(), (_key, value: unknown) => {
      if (typeof value === "string") texts.push(value);
      return value;
    });
    expect(texts.length).toBeGreaterThan(10_000);
    expect(texts.filter((text) => hearsDistress(text))).toEqual([]);
  });
});

describe("of the messages that no sign was written by", () => {
  const distressed = listOf(true, true);
  const notDistressed = listOf(false, true);

  test("as many are heard as when they were measured, a few less", () => {
    const heard = distressed.filter((message) => hearsDistress(message));
    expect(heard.length / distressed.length).toBeGreaterThan(0.7);
  });

  test("next to none is taken for distress that comes near", () => {
    expect(notDistressed.length).toBeGreaterThan(100);
    expect(notDistressed.filter((message) => hearsDistress(message)).length).toBeLessThan(3);
  });
});

const PASSAGE =
  "A hospice should tell families more. Last year a woman told her nurse: I want to die and nobody comes. It was not written down.";

test("a sentence of the passage is the passage's, with and without quotation marks", () => {
  const copied = "I want to die and nobody comes";
  expect(hearsDistress(copied)).toBe(true);
  expect(hearsDistress(copied, PASSAGE)).toBe(false);
  expect(hearsDistress(`It is where she says "${copied}"`, PASSAGE)).toBe(false);
  expect(hearsDistress(`${copied}. That is how I feel, I want to die too`, PASSAGE)).toBe(true);
});

test("nothing that nobody sees hides a cry for help", () => {
  expect(hearsDistress("I want to k\u200Bill my\u00ADself")).toBe(true);
});

test("a message that is all in quotation marks is the learner's own", () => {
  expect(hearsDistress('"I want to kill myself"')).toBe(true);
});

test.each(["i really just want to think about it and i ", "if i ", 'a "', "the writer says "])(
  "the longest message of %j again and again takes no time to speak of",
  (piece) => {
    const started = performance.now();
    hearsDistress(piece.repeat(4000 / piece.length), PASSAGE);
    expect(performance.now() - started).toBeLessThan(200);
  },
);
