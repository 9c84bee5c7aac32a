import type { Module } from "./module.ts";
import { CONCLUSION, IMPACT, TWO_REASONS } from "./shared-steps.ts";

/** Module 6. */
export const module6: Module = {
  number: 6,
  trains: "You practise drawing other conclusions from the same reasons.",
  advice: "Keep the reasons, cover the conclusion, and write down what else they could lead to.",
  steps: [
    CONCLUSION,
    TWO_REASONS,
    {
      title: "Alternative conclusions",
      openings: [
        "Now keep the reasons and let go of the conclusion. What else could somebody conclude from these very reasons?",
        "Suppose that the reasons are true. Which other conclusion would they support just as well?",
        "The writer draws one conclusion from these reasons. Which different one could another person draw from them?",
      ],
      inOneAnswer: "In this check, give two other conclusions, both in one answer.",
    },
    {
      title: IMPACT,
      openings: [
        "And what does it do to the argument that the same reasons allow other conclusions? How convincing is it, and why?",
        "So the reasons could lead elsewhere, too. How does that affect the strength of the argument, and why?",
        "Weigh it up: how far do these reasons persuade you of the writer's own conclusion, now that there are others, and why?",
      ],
    },
  ],
  form: "finds",
  finds: "alternative",
  flaws: [],
  wholeDefence: "leap",
};
