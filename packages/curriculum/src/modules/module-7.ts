import { STATISTICAL_FLAWS } from "./flaw-kinds.ts";
import type { Module } from "./module.ts";
import { CONCLUSION, IMPACT, TWO_REASONS } from "./shared-steps.ts";

/** Module 7. */
export const module7: Module = {
  number: 7,
  trains: "You practise reading figures for what they show, and for what they do not.",
  advice: "Of each figure ask: of how many, compared with what, and who was counted?",
  steps: [
    CONCLUSION,
    TWO_REASONS,
    {
      title: "Flawed statistical reasoning",
      openings: [
        "Now to the figures. What is wrong with the way the passage uses them?",
        "Look at the numbers with a cool eye. What do they not show, although the writer uses them as if they did?",
        "There are figures in this passage that impress at first sight. What makes them a weak support, when you look twice?",
      ],
    },
    {
      title: IMPACT,
      openings: [
        "Cross the figures out. What does the argument lose by it, and how convincing is what is left? Say why.",
        "What does that fault in the figures do to the strength of the argument, and why?",
        "Now weigh it: how far does the argument persuade, once you have seen through the figures, and why?",
      ],
    },
  ],
  form: "flaw",
  finds: null,
  flaws: STATISTICAL_FLAWS,
  wholeDefence: "figures",
};
