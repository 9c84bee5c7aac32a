import type { Module } from "./module.ts";
import { CONCLUSION, IMPACT, TWO_REASONS } from "./shared-steps.ts";

/** Module 4. */
export const module4: Module = {
  number: 4,
  trains:
    "You practise seeing which value an argument puts first, and which has to stand back for it.",
  advice: "Ask who would lose if the writer got their way, and what those people care about.",
  steps: [
    CONCLUSION,
    TWO_REASONS,
    {
      title: "Value preferences",
      openings: [
        "Now to what the writer cares about. Two values pull in different directions here. Which are they, and which one does the writer put first?",
        "Somebody could grant all these facts and still disagree, because other things matter more to them. Which value does the writer rank above which other?",
        "What matters most to this writer, and what has to stand back for it? Name both values.",
      ],
    },
    {
      title: IMPACT,
      openings: [
        "And how does that ranking affect the argument? Whom will it persuade, whom not, and why?",
        "What does this order of values do to the strength of the argument, and for which readers?",
        "Think of a reader who ranks the two the other way round. How convincing is the argument for that reader, and why?",
      ],
    },
  ],
  form: "values",
  finds: null,
  flaws: [],
  wholeDefence: "ranking",
};
