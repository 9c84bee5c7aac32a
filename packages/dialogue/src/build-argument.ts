import type { Argument, Expectation, Misconception } from "./argument.ts";

function expectation(
  id: string,
  kind: Expectation["kind"],
  step: number,
  question?: string,
): Expectation {
  return {
    id,
    kind,
    step,
    statement: `Statement of ${id}.`,
    paraphrases: [`way of saying ${id}`],
    hints: [`weak hint at ${id}`, `hint at ${id}`, `strong hint at ${id}`],
    prompt: `prompt for ${id}`,
    ...(question === undefined ? {} : { question }),
  };
}

/** For tests: a small argument of three steps, two reasons, three terms of which two are enough. */
export function buildArgument(changes: Partial<Argument> = {}): Argument {
  const misconceptions: Misconception[] = [
    { id: "reason-as-conclusion", step: 0, paraphrases: [], correction: "Correction." },
  ];
  return {
    module: 1,
    issue: "Should it be?",
    passage: "A passage.",
    steps: [
      { title: "Conclusion", opening: "What is the conclusion?", isSkill: true },
      { title: "Reasons", opening: "Which reasons?", isSkill: true },
      { title: "Words", opening: "Which words?", isSkill: true, enough: 2 },
    ],
    key: {
      conclusion: "It should.",
      reasons: ["Because one.", "Because two."],
      expectations: [
        expectation("conclusion", "conclusion", 0),
        expectation("probe-0", "probe", 0, "How do you know?"),
        expectation("reason-1", "reason", 1),
        expectation("reason-2", "reason", 1),
        expectation("probe-1", "probe", 1, "What is this sentence for?"),
        expectation("term-1", "ambiguous_term", 2),
        expectation("term-2", "ambiguous_term", 2),
        expectation("term-3", "ambiguous_term", 2),
        expectation("probe-2", "probe", 2, "What hangs on it?"),
      ],
      misconceptions,
    },
    frame: "frame",
    writer: "test",
    ...changes,
  };
}
