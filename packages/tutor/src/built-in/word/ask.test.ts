import { expect, test } from "vitest";
import type { Expectation } from "@elenchus/dialogue/argument";
import { askAgain, hintFor } from "./ask.ts";
import { createFreshChoice } from "./fresh-choice.ts";
import questions from "./questions.json" with { type: "json" };

const flaw: Expectation = {
  id: "flaw",
  kind: "statistical_flaw",
  step: 2,
  statement: "Five are too few.",
  paraphrases: [],
  hints: ["How many were asked?", "Of how many does the writer speak?"],
  prompt: "Finish this sentence: five are …",
};

test("once all help is said, the question is put again in other words", () => {
  const choice = createFreshChoice([...flaw.hints, flaw.prompt], 1);
  expect(questions.again.statistical_flaw).toContain(hintFor(flaw, 0, choice));
  expect(questions.again.statistical_flaw).toContain(hintFor(flaw, 2, choice));
});

test("while some help is left, that comes first", () => {
  const choice = createFreshChoice([flaw.hints[1] ?? ""], 1);
  expect(hintFor(flaw, 1, choice)).toBe(flaw.hints[0]);
  expect(hintFor(flaw, 1, choice)).toBe(flaw.prompt);
});

test("when all is said, whoever is asked is still invited to answer", () => {
  const probe: Expectation = { ...flaw, id: "probe-flaw", kind: "probe", question: "What then?" };
  const said = [...probe.hints, probe.prompt, "What then?", ...questions.again.probe];
  expect(questions.invitations).toContain(askAgain(probe, createFreshChoice(said, 1)));
});

test("nothing is asked about an answer at a further question that nobody may have answered", () => {
  for (const question of questions.again.probe)
    expect(question).not.toMatch(/\b(?:think so|it in your own words)\b/u);
});

test("the last sentence of a question is understood by itself: a reply that broke off ends in it alone", () => {
  const asked = [
    ...Object.values(questions.next),
    ...Object.values(questions.more),
    questions.other,
  ].flat();
  const alone = asked.map((text) => text.split(/(?<=[.?!]) /u).at(-1) ?? "");
  expect(
    alone.filter((text) =>
      /^(?:which|what) is it\?$|\b(?:is the other one|that one|which one|them)\b|can you spell it out/iu.test(
        text,
      ),
    ),
  ).toEqual([]);
});
