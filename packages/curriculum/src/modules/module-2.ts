import type { Module } from "./module.ts";
import { CONCLUSION, IMPACT, TWO_REASONS } from "./shared-steps.ts";

/** Module 2. */
export const module2: Module = {
  number: 2,
  trains:
    "You practise asking for the facts that an argument leaves out and that would change your mind.",
  advice:
    "Before you judge, write down one number or fact that you would have to ask the writer for.",
  steps: [
    CONCLUSION,
    TWO_REASONS,
    {
      title: "Key missing information",
      openings: [
        "Now to what the passage leaves out. Before you let yourself be convinced, what would you have to know that it does not tell you?",
        "So much for what is said. What important piece of information is missing, without which you cannot judge these reasons?",
        "Imagine that you may ask the writer for facts. Which fact, not given here, would matter most for whether these reasons hold?",
      ],
      inOneAnswer: "In this check, name two missing facts that matter, both in one answer.",
    },
    {
      title: IMPACT,
      openings: [
        "And what does it do to the argument that these things are missing? How convincing is it as it stands, and why?",
        "Put it together: as long as we do not know these things, how far does the argument persuade, and why?",
        "One step is left. How does what is missing affect the strength of the argument, and why?",
      ],
    },
  ],
  form: "finds",
  finds: "missing_information",
  flaws: [],
  wholeDefence: "gap",
};
