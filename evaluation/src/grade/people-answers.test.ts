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

test("a third of the written answers is wrong", () => {
  const wrong = answers.filter(({ covers, near }) => covers.length + near.length === 0);
  expect(wrong.length / answers.length).toBeGreaterThan(0.3);
});

test("what is held out was written by hardly anybody else, too", () => {
  const place = ({ origin, dialogue, message }: (typeof answers)[number]) =>
    [origin, dialogue.step, message.toLowerCase()].join("\n");
  const fitted = new Set(answers.filter(({ isHeldOut }) => !isHeldOut).map(place));
  const { own = [], also = [] } = Object.groupBy(
    answers.filter(({ isHeldOut }) => isHeldOut),
    (answer) => (fitted.has(place(answer)) ? "also" : "own"),
  );
  expect(also.length / own.length).toBeLessThan(0.01);
});
