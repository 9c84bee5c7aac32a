import type { Expectation } from "../argument.ts";
import type { FindKind } from "../find-kinds.ts";
import { ANALYSIS_STEP } from "./steps.ts";

/** How many finds of the learner's own may count in one dialogue. */
const OWN_FINDS = 2;
/** How many finds, listed or not, a step that asks for finds wants. */
export const FINDS_ENOUGH = 2;

const TEXTS: Readonly<Record<FindKind, Pick<Expectation, "statement" | "hints" | "prompt">>> = {
  missing_information: {
    statement: "That is open in the passage, and the answer would matter.",
    hints: [
      "Ask what a careful buyer would ask: how many, how much, compared with what, who says so, and what else would follow?",
    ],
    prompt: "Put it as a question to the writer: which fact do you want, and about whom or what?",
  },
  assumption: {
    statement: "The passage does not say so, and the argument leans on it.",
    hints: [
      "Writers often take it for granted that people will act as planned, that what was so elsewhere is so here, or that one thing caused another. Does any of these fit?",
    ],
    prompt:
      'Put it as a whole claim about how things are: "The writer takes it for granted that …"',
  },
  alternative: {
    statement: "These reasons would allow that, too.",
    hints: [
      "Think of a smaller step, a different person who could act, or another explanation of the same facts.",
    ],
    prompt:
      'Say it as a whole claim: who should do what, or what is the case? "One could also conclude that …"',
  },
};

/** Places for what a learner finds and the key does not list. */
export function ownFinds(kind: FindKind): Expectation[] {
  return Array.from({ length: OWN_FINDS }, (_, index) => ({
    id: `own-${index + 1}`,
    kind,
    step: ANALYSIS_STEP,
    isOwn: true as const,
    ...TEXTS[kind],
    paraphrases: [],
  }));
}
