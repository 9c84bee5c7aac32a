import { buildArgument } from "@elenchus/dialogue/build-argument";
import { startDialogue } from "@elenchus/dialogue/policy";
import { expect, test } from "vitest";
import { asksOfSentence, sentenceAskedOf } from "./sentence-asked-of.ts";

const argument = buildArgument({
  passage:
    "Our street has nine lamps. Dogs bark at night. A terrier wakes the baker at three. So dogs should live outside.",
});
const at = (step: number) => ({
  argument,
  dialogue: { ...startDialogue(argument), step },
  transcript: [],
});

test.each([
  ["is the terrier a reason too or just an example?", 2],
  ["Dogs should live outside, I'd say. Do the nine lamps count?", 0],
  ["why is the barking at night not a reason?", 1],
  // These name no sentence, or several.
  ["what is a reason?", null],
  ["are dogs a reason?", null],
  ["is the last sentence always the conclusion?", null],
  ["By stronger, do you mean that people agree, or that reasons bark louder than before?", null],
])('"%s" asks of the sentence %s', (message, sentence) => {
  expect(sentenceAskedOf(at(0), message)).toBe(sentence);
});

test("what a sentence does is asked by such words alone, and never where questions are answers", () => {
  expect(asksOfSentence(at(0), "is the terrier a reason?")).toBe(true);
  expect(asksOfSentence(at(0), "the terrier bit, what is it there for?")).toBe(true);
  expect(asksOfSentence(at(0), "who is the terrier?")).toBe(false);
  const asking = (kind: "assumption" | "missing_information") => {
    const expectations = argument.key.expectations.map((one) =>
      one.step === 2 ? { ...one, kind } : one,
    );
    return { ...at(2), argument: { ...argument, key: { ...argument.key, expectations } } };
  };
  expect(asksOfSentence(asking("assumption"), "is the terrier a reason?")).toBe(true);
  expect(asksOfSentence(asking("missing_information"), "is the terrier a reason?")).toBe(false);
});

test("a question that names no sentence is about the one that was spoken of before", () => {
  const said = { sender: "user", text: "the terrier wakes the baker", step: 1 } as const;
  const after = { ...at(1), transcript: [said] };
  expect(sentenceAskedOf(after, "but isn't that a reason?")).toBe(2);
  expect(sentenceAskedOf(after, "what is a reason?")).toBeNull();
  expect(sentenceAskedOf({ ...after, transcript: [] }, "but isn't that a reason?")).toBeNull();
});
