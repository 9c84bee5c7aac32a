import { expect, test } from "vitest";
import { buildArgument } from "./build-argument.ts";
import type { Move, TranscriptEntry } from "./dialogue.ts";
import { pointByPlace } from "./point-by-place.ts";

const passage = "Dogs bark at night. Dogs need a yard. So dogs should live outside.";
const argument = { ...buildArgument(), passage };
const after = (kind: Move["kind"], target = "conclusion"): TranscriptEntry[] => [
  { sender: "system", text: "Which?", step: 0, move: { kind, target } as Move },
  { sender: "user", text: "hm", step: 0 },
];

test.each([
  ["how do i mark it? the last sentence, the one with so", [2]],
  ["the second line", [1]],
  ["second last sentence", [1]],
  ["The first sentence or the last sentence", []],
  ["the seventh sentence", []],
  ["dogs belong outside in the last resort", []],
])("who was asked to mark a sentence may name its place: %s", (message, sentences) => {
  const marks = pointByPlace(argument, after("locate"), message);
  expect(marks).toEqual(sentences.map((sentence) => ({ sentence, role: "conclusion" })));
});

test("the place is named for what was asked, and counts only where a sentence was asked for", () => {
  expect(pointByPlace(argument, after("locate", "reason-1"), "the first sentence")).toEqual([
    { sentence: 0, role: "reason" },
  ]);
  expect(pointByPlace(argument, after("hint"), "the first sentence")).toEqual([]);
});
