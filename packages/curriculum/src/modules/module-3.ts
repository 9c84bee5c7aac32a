import type { Module } from "./module.ts";
import { CONCLUSION, IMPACT, TWO_REASONS } from "./shared-steps.ts";

/** Module 3. */
export const module3: Module = {
  number: 3,
  trains: "You practise hearing what an argument takes for granted without saying it.",
  advice: "Say “even if the reason is true, it only helps if …” and finish the sentence.",
  steps: [
    CONCLUSION,
    TWO_REASONS,
    {
      title: "Factual assumptions",
      openings: [
        "Now to what goes without saying. What does the writer take for granted about how things are, so that these reasons lead to that conclusion?",
        "Look at the gap between the reasons and the conclusion. Which unsaid belief about the facts has to be true for the step to work?",
        "Suppose each reason is true. What else must be true in the world, though the passage does not say it, before the conclusion follows?",
      ],
      inOneAnswer: "In this check, name two things that are taken for granted, both in one answer.",
    },
    {
      title: IMPACT,
      openings: [
        "And if what the writer takes for granted turned out to be false, what would become of the argument, and why?",
        "How does it affect the strength of the argument that it rests on these assumptions? Say why.",
        "Last question: how far does the argument persuade, now that you have seen what it takes for granted, and why?",
      ],
    },
  ],
  form: "finds",
  finds: "assumption",
  flaws: [],
  wholeDefence: "assumption",
};
