import { TUTOR_WORDS } from "@elenchus/curriculum/answers/words";
import { startDialogue } from "@elenchus/dialogue/policy";
import { tutorWordAskedOf } from "@elenchus/tutor/built-in/listen/tutor-word-asked-of";
import { expect, test } from "vitest";
import { typedAnswers } from "./typed-turns.ts";

test("no typed answer is taken for a question about words, though the tutor had just said all of them", () => {
  const text = Object.keys(TUTOR_WORDS).join(". ");
  const right = typedAnswers().filter(({ label }) => label === "right");
  const taken = right.filter(({ argument, step, message }) => {
    const dialogue = { ...startDialogue(argument), step };
    const transcript = [{ sender: "system" as const, text, step }];
    return tutorWordAskedOf({ argument, dialogue, transcript }, message) !== null;
  });
  expect(right.length).toBeGreaterThan(3000);
  expect(taken.map(({ message }) => message)).toEqual([]);
});
