import { expect, test } from "vitest";
import { OWN_FIND } from "../labelled-answer.ts";
import { written } from "./people-answers.ts";

const answers = written();

test("what is labelled of written answers is asked for where they are given", () => {
  expect(answers.length).toBeGreaterThan(4000);
  const strange = answers.flatMap(({ argument, dialogue, covers, near, message }) => {
    const asked = argument.key.expectations.filter(({ id, kind, step }) =>
      dialogue.probed.length > 0
        ? dialogue.probed.includes(id)
        : step === dialogue.step && kind !== "probe",
    );
    const ids = new Set([OWN_FIND, ...asked.map(({ id }) => id)]);
    return [...covers, ...near].some((id) => !ids.has(id)) ? [message] : [];
  });
  expect(strange).toEqual([]);
});

test("a third of the written answers is wrong, and three writers' are held out", () => {
  const wrong = answers.filter(({ covers, near }) => covers.length + near.length === 0);
  expect(wrong.length / answers.length).toBeGreaterThan(0.3);
  expect(answers.filter(({ isHeldOut }) => isHeldOut)).toHaveLength(2316);
});
