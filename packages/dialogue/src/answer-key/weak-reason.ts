import type { Expectation } from "../argument.ts";
import { WEAK_REASON_ID } from "./ids.ts";
import { STEP } from "./steps.ts";

/** The writer's weak support besides the reasons: it is given, however little it is worth. */
export function weakReasonExpectation(
  words: string,
  paraphrases: readonly string[],
  opposites: readonly string[],
): Expectation {
  const [first = ""] = paraphrases;
  return {
    id: WEAK_REASON_ID,
    kind: "reason",
    step: STEP.reasons,
    statement: `${first.charAt(0).toUpperCase()}${first.slice(1).replace(/[.]$/u, "")}.`,
    quote: words,
    paraphrases,
    opposites,
    hints: [
      'Turn the conclusion into a question: "Why?" Which claims in the passage answer it?',
      "Besides the two claims that stand out, the writer brings up something else in support. Where?",
      `Look at the place that begins "${words.split(" ").slice(0, 5).join(" ")} …" What is it meant to do for the conclusion?`,
    ],
    prompt: "What else does the writer put forward so that you accept the conclusion?",
  };
}
