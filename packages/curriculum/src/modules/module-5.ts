import { FALLACIES } from "./flaw-kinds.ts";
import type { Module } from "./module.ts";
import { CONCLUSION, IMPACT, TWO_REASONS } from "./shared-steps.ts";

/** Module 5. */
export const module5: Module = {
  number: 5,
  trains: "You practise catching a step that looks like reasoning and is none.",
  advice:
    "Say the step from reason to conclusion in one sentence, and ask whether the first forces the second.",
  steps: [
    CONCLUSION,
    TWO_REASONS,
    {
      title: "Logical fallacy",
      openings: [
        "Now test the steps. One of them goes wrong in a way that has a name. Where does the reasoning fail, and what goes wrong there?",
        "One move in this passage only looks like a reason. Which one is it, and what is wrong with it?",
        "There is a fault of reasoning in here. Point to it, say what goes wrong, and name it if you can.",
      ],
      inOneAnswer: "In this one answer both count: what goes wrong, and the name of the fallacy.",
    },
    {
      title: IMPACT,
      openings: [
        "Cross that move out. What does the argument lose by it, and how convincing is what is left? Say why.",
        "What does this fault do to the strength of the argument, and why?",
        "Now weigh it: how does that mistake affect how far the argument persuades, and why?",
      ],
    },
  ],
  form: "flaw",
  finds: null,
  flaws: FALLACIES,
  wholeDefence: "reasoning",
};
