import { expect, test } from "vitest";
import type { Expectation } from "@elenchus/dialogue/argument";
import { askAgain, hintFor } from "./ask.ts";
import { createFreshChoice } from "./fresh-choice.ts";
import { INVITATIONS } from "./phrases.ts";
import { ASK_AGAIN, ASK_NEXT, SAY_MORE, SAY_OTHER } from "./questions.ts";

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
  expect(ASK_AGAIN.statistical_flaw).toContain(hintFor(flaw, 0, choice));
  expect(ASK_AGAIN.statistical_flaw).toContain(hintFor(flaw, 2, choice));
});

test("while some help is left, that comes first", () => {
  const choice = createFreshChoice([flaw.hints[1] ?? ""], 1);
  expect(hintFor(flaw, 1, choice)).toBe(flaw.hints[0]);
  expect(hintFor(flaw, 1, choice)).toBe(flaw.prompt);
});

test("when all is said, whoever is asked is still invited to answer", () => {
  const probe: Expectation = { ...flaw, id: "probe-flaw", kind: "probe", question: "What then?" };
  const said = [...probe.hints, probe.prompt, "What then?", ...ASK_AGAIN.probe];
  expect(INVITATIONS).toContain(askAgain(probe, createFreshChoice(said, 1)));
});

test("nothing is asked about an answer at a further question that nobody may have answered", () => {
  for (const question of ASK_AGAIN.probe)
    expect(question).not.toMatch(/\b(?:think so|it in your own words)\b/u);
});

test("the last sentence of a question is understood by itself: a reply that broke off ends in it alone", () => {
  const questions = [...Object.values(ASK_NEXT), ...Object.values(SAY_MORE), SAY_OTHER].flat();
  const alone = questions.map((text) => text.split(/(?<=[.?!]) /u).at(-1) ?? "");
  expect(
    alone.filter((text) =>
      /^(?:which|what) is it\?$|\b(?:is the other one|that one|which one|them)\b|can you spell it out/iu.test(
        text,
      ),
    ),
  ).toEqual([]);
});
