import { describe, expect, test } from "vitest";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { readText } from "./read-text.ts";
import { createSaysAgain } from "./says-again.ts";
import type { Watched } from "./watched.ts";

const { libraryFines: argument } = EXAMPLES;
const view = { argument, dialogue: buildDialogue(argument, 0), transcript: [] };
const at = { view, allowed: [], fromStep: 0, openStep: 0 };

function saysAgain(
  { message, ...more }: Pick<Watched, "message" | "earned" | "hasMerit">,
  sentence: string,
): boolean {
  return createSaysAgain({ ...at, message, ...more })(readText(sentence));
}

const EARNED = { earned: ["conclusion"], hasMerit: true } as const;

describe("what a message has earned is said again", () => {
  test.each([
    ["stop fining late readers", "Yes, the writer says: stop fining late readers."],
    ["no more late fines", "Right, no more late fines, and that is the conclusion."],
    ["get rid of fines", "Indeed, the library should stop charging fines, as you put it."],
    ["stop fining late readers", "Yes, stop fining late readers: that is what the writer wants."],
    ["no more late fines", "Right, no more late fines is what the rest supports."],
  ])("%s: %s", (message, sentence) => {
    expect(saysAgain({ message, ...EARNED }, sentence)).toBe(true);
  });

  test.each([
    ["stop fining late readers", "Yes, and the staff dislike collecting fines from readers."],
    ["stop fining late readers", "Are late fines what the writer wants to stop?"],
    ["stop fining late readers", "Yes, that is it."],
  ])("or more than that: %s: %s", (message, sentence) => {
    expect(saysAgain({ message, ...EARNED }, sentence)).toBe(false);
  });
});

describe("a message that earned nothing is given back", () => {
  test("whole, and as the learner's", () => {
    const message = "the kindergarten wants it";
    expect(saysAgain({ message }, "You say that the kindergarten wants it.")).toBe(true);
    expect(saysAgain({ message }, "The kindergarten wants it.")).toBe(false);
    expect(saysAgain({ message }, "You say the kindergarten wants it, as the passage does.")).toBe(
      false,
    );
    expect(saysAgain({ message }, "You say that the kindergarten wants it, rightly.")).toBe(false);
  });

  test("and not in part: who picks tells where the answer was", () => {
    const message = "fines, tempers, boxes, novels, cards, queues, stamps, or the cat of the staff";
    expect(saysAgain({ message }, "You mention the fines, tempers and queues.")).toBe(false);
  });

  test("with a right direction only where it came near", () => {
    const message = "readers would come back";
    const sentence = "You say that readers would come back, and that goes in the right direction.";
    expect(saysAgain({ message }, sentence)).toBe(false);
    expect(saysAgain({ message, hasMerit: true }, sentence)).toBe(true);
  });
});
