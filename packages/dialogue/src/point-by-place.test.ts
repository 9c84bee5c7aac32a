import { expect, test } from "vitest";
import { buildArgument } from "./build-argument.ts";
import type { Move } from "./dialogue.ts";
import { pointByPlace } from "./point-by-place.ts";
import { startDialogue } from "./policy.ts";
import type { DialogueView } from "./tutor.ts";

const passage = "Dogs bark at night. Dogs need a yard. So dogs should live outside.";
const built = buildArgument();
const expectations = built.key.expectations.map((one) =>
  one.id === "conclusion" ? { ...one, quote: "dogs should live outside" } : one,
);
const argument = { ...built, passage, key: { ...built.key, expectations } };
const after = (kind: Move["kind"], target = "conclusion", step = 0): DialogueView => ({
  argument,
  dialogue: { ...startDialogue(argument), step },
  transcript: [
    { sender: "system", text: "Which?", step, move: { kind, target } as Move },
    { sender: "user", text: "hm", step },
  ],
});

test.each([
  ["how do i mark it? the last sentence, the one with so", [2]],
  ["the second line", [1]],
  ["second last sentence", [1]],
  ["The first sentence or the last sentence", []],
  ["the seventh sentence", []],
  ["dogs belong outside in the last resort", []],
])("who was asked to mark a sentence may name its place: %s", (message, sentences) => {
  const marks = pointByPlace(after("locate"), message);
  expect(marks).toEqual(sentences.map((sentence) => ({ sentence, role: "conclusion" })));
});

test("the place is named for what was asked", () => {
  const marks = pointByPlace(after("locate", "reason-1", 1), "the first sentence");
  expect(marks).toEqual([{ sentence: 0, role: "reason" }]);
});

test.each([
  ["hmm is it the first sentence?", "conclusion", 1],
  ["I think the last sentence is the conclusion", "conclusion", 1],
  ["the first sentence is only about noise", "conclusion", 0],
  ["What does 'conclusion' mean here, is it just the last sentence?", "conclusion", 0],
  ["Is the conclusion usually the first sentence?", "conclusion", 0],
  ["the first sentence", "probe-0", 0],
])("unasked, a place alone is a mark, where there is one to make: %s", (message, target, count) => {
  expect(pointByPlace(after("hint", target), message)).toHaveLength(count);
});
