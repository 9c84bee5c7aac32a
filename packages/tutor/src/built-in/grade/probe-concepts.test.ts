import { describe, expect, test } from "vitest";
import { conclusionTestProbe } from "@elenchus/dialogue/answer-key/conclusion-probes";
import { namesSignal } from "./probe-concepts.ts";

describe("the word that announces the conclusion", () => {
  test.each([
    ["therefore", "the word therefore comes before it"],
    ["so", 'there is a little "so" at the start of it'],
    ["so", "it starts with so"],
    ["that is why", "that's why stands in front of it"],
    ["it follows that", "it follows is what announces it"],
    ["thus", "the signal word just before it"],
    [null, "you can put 'therefore' before it, but not before the others"],
    ["so", "swap them with therefore and it is nonsense"],
    ["so", "it begins with a so"],
    ["so", "there is a so in front"],
    ["thus", "a signal word stands before it and not before the others"],
  ])("of %s it is true: %s", (signal, text) => {
    expect(namesSignal(conclusionTestProbe(signal), text)).toBe(true);
  });

  test.each([
    ["so", "the word therefore comes before it"],
    [null, "the word therefore comes before it"],
    [null, "i can tell by the word thus"],
    [null, "there is a signal word before it"],
    ["therefore", "there is no signal word"],
    ["therefore", '"some will reply" is the signal'],
    ["so", "it is so much longer than the others"],
    ["that is why", "it is at the end, that's why"],
    ["that is why", "i just like it, that's why"],
    ["therefore", "it is the longest sentence, therefore it is the conclusion"],
    [null, "it makes sense, therefore it is the conclusion"],
    ["therefore", "there isn't any signal word"],
    ["therefore", "i can tell without a signal word"],
  ])("of %s it is not: %s", (signal, text) => {
    expect(namesSignal(conclusionTestProbe(signal), text)).toBe(false);
  });

  test("is among the answers where there is one", () => {
    const waysWith = (signal: string | null): string =>
      conclusionTestProbe(signal).paraphrases.join("\n");
    expect(waysWith("thus")).toContain('"thus" comes before it');
    expect(waysWith(null)).not.toMatch(/"|before it|signal/u);
  });
});
