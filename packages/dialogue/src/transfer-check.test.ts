import { describe, expect, test } from "vitest";
import { buildArgument } from "./build-argument.ts";
import type { Assessment } from "./dialogue.ts";
import {
  dialogueAtStep,
  judgeTransfer,
  scoreTransfer,
  stepsToAskAgain,
  transferQuestions,
} from "./transfer-check.ts";

const argument = buildArgument();

function assess(coverage: Record<string, number> = {}): Assessment {
  return {
    speechAct: "answer",
    coverage,
    misconceptions: [],
    confidence: 0.9,
    findings: [],
    judge: "test",
  };
}

const whole = [
  assess({ conclusion: 0.9 }),
  assess({ "reason-1": 0.8, "reason-2": 1 }),
  assess({ "term-1": 0.9, "term-3": 0.9 }),
];

/** The result of a check in which one step went as given and the others went well. */
function judgeWith(step: number, coverage: Record<string, number>) {
  const result = judgeTransfer(argument, whole.with(step, assess(coverage)));
  return { ...result, step: result.steps[step] };
}

describe("the questions", () => {
  test("are the openings of the steps; where one answer has to hold more, they say so", () => {
    expect(transferQuestions(argument)).toEqual([
      { title: "Conclusion", question: "What is the conclusion?" },
      {
        title: "Reasons",
        question: "Which reasons? Give all the reasons in one answer.",
      },
      {
        title: "Words",
        question:
          "Which words? In this check, give two such words or phrases, each with its two meanings, in one answer.",
      },
    ]);
  });

  test("ask for the name of a fallacy, and for no second reason where the opening has", () => {
    const step = (title: string) => ({ title, opening: `${title}?`, isSkill: false });
    const steps = ["Conclusion", "Reasons", "Logical fallacy", "Impact"].map(step);
    const questions = transferQuestions(buildArgument({ module: 5, steps }));
    expect(questions.map(({ question }) => question)).toEqual([
      "Conclusion?",
      "Reasons?",
      "Logical fallacy? In this one answer both count: what goes wrong, and the name of the fallacy.",
      "Impact?",
    ]);
  });

  test("are judged as by a tutor who has just come to the step", () => {
    expect(dialogueAtStep(argument, 1)).toMatchObject({
      step: 1,
      target: "reason-1",
      coverage: {},
      stepMessages: 0,
      probed: [],
    });
  });
});

describe("the result", () => {
  test("calls partly found what the judge was not certain of", () => {
    const unsure = { ...assess({ conclusion: 0.4 }), unsure: ["conclusion"] };
    const { steps, passed } = judgeTransfer(argument, whole.with(0, unsure));
    expect(steps[0]).toMatchObject({ standing: "partly", share: 0 });
    expect(passed).toBe(false);
  });

  test("is passed when every step is covered by its one answer", () => {
    const result = judgeTransfer(argument, whole);
    expect(result.passed).toBe(true);
    expect(result.steps.map(({ standing }) => standing)).toEqual(["found", "found", "found"]);
    expect(result.steps.flatMap(({ missed }) => missed)).toEqual([]);
    expect(scoreTransfer(result)).toBe(1);
  });

  test("counts half of the reasons as half", () => {
    const result = judgeWith(1, { "reason-2": 0.9 });
    expect(result.step).toEqual({ standing: "partly", share: 0.5, missed: ["reason-1"] });
    expect(result.passed).toBe(false);
    expect(scoreTransfer(result)).toBeCloseTo(2.5 / 3);
  });

  test("wants no more than is enough, and names no more than was wanting", () => {
    expect(judgeWith(2, { "term-2": 0.9 }).step).toEqual({
      standing: "partly",
      share: 0.5,
      missed: ["term-1"],
    });
    expect(judgeWith(2, {}).step).toEqual({
      standing: "not_found",
      share: 0,
      missed: ["term-1", "term-2"],
    });
  });

  test("calls an answer that came near partly right, and gives it no share", () => {
    const missed = ["conclusion"];
    expect(judgeWith(0, { conclusion: 0.7 }).step).toEqual({
      standing: "partly",
      share: 0,
      missed,
    });
    expect(judgeWith(0, { conclusion: 0.5 }).step?.standing).toBe("not_found");
  });

  test("does not count probes, other steps, or what is no number", () => {
    const coverage = { "probe-0": 1, "reason-1": 1, conclusion: Number.NaN };
    expect(judgeWith(0, coverage).step).toEqual({
      standing: "not_found",
      share: 0,
      missed: ["conclusion"],
    });
  });

  test("names what stands in the passage before what the learner might have found", () => {
    const { expectations } = argument.key;
    const placed = expectations.map((one) =>
      one.id === "term-3" ? { ...one, quote: "A passage." } : one,
    );
    const other = buildArgument({ key: { ...argument.key, expectations: placed } });
    const result = judgeTransfer(other, whole.with(2, assess()));
    expect(result.steps[2]?.missed).toEqual(["term-3", "term-1"]);
  });

  test("takes the better one of two answers to a step", () => {
    const half = assess({ "reason-2": 0.9 });
    const given = whole.with(1, half).with(0, assess());
    const second = new Map([
      [0, assess({ conclusion: 0.9 })],
      [1, assess()],
    ]);
    const { steps, passed } = judgeTransfer(argument, given, second);
    expect(steps.map(({ standing }) => standing)).toEqual(["found", "partly", "found"]);
    expect(passed).toBe(false);
    const other = new Map([[1, assess({ "reason-1": 0.9 })]]);
    expect(judgeTransfer(argument, given, other).steps[1]?.missed).toEqual(["reason-2"]);
  });

  test("takes an answer to a step before distress, whichever came first", () => {
    const cry = { ...assess(), speechAct: "distress" } as const;
    const standingOf = (first: Assessment, second: Assessment) =>
      judgeTransfer(argument, whole.with(0, first), new Map([[0, second]])).steps[0]?.standing;
    expect(standingOf(cry, assess())).toBe("not_found");
    expect(standingOf(assess(), cry)).toBe("not_found");
    expect(standingOf(cry, cry)).toBe("not_judged");
  });

  test("asks once more for all that was not found", () => {
    const unsure = { ...assess({ conclusion: 0.4 }), unsure: ["conclusion"] };
    const given = whole.with(0, unsure).with(2, assess());
    expect(stepsToAskAgain(judgeTransfer(argument, given))).toEqual([0, 2]);
    expect(stepsToAskAgain(judgeTransfer(argument, whole))).toEqual([]);
  });

  test("needs an assessment of every step", () => {
    expect(() => judgeTransfer(argument, whole.slice(0, 2))).toThrow("Step 2");
  });
});
