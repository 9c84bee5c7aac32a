import { flawed, IMPACT_HINTS, IMPACT_PROMPT, NO_OBJECTION } from "./flawed.ts";

/** Module 7: seven branches with 20 to 30 visitors, and one with 300. */
export const OUTLIER = flawed({
  passage:
    "The heating men have gone, and the shelves are back in their places. What I put to the members tonight is short: the library should stay open until ten on weekday evenings. As things are, many of us work until six and find the door locked. Nor need anybody worry about fuel, since the reading room is warm in the evening anyway, because the choir sings next door. And see what awaits us. All eight libraries in the county that open late have written down their visitors: 20, 20, 25, 25, 30, 30 and 30 a night, and 300 in the one beside the college. That makes an average of 60, so we may count on sixty people ourselves. A list lies beside the teapot for all who would like to sign.",
  background: "The heating men have gone, and the shelves are back in their places.",
  objection: NO_OBJECTION,
  flaw: {
    quote:
      "All eight libraries in the county that open late have written down their visitors: 20, 20, 25, 25, 30, 30 and 30 a night, and 300 in the one beside the college. That makes an average of 60, so we may count on sixty people ourselves.",
    asReason: [
      "we may count on sixty visitors a night",
      "the libraries that open late have sixty visitors on average",
      "sixty people would come every evening",
      "other places that open late get a lot of visitors",
    ],
    statement:
      "One place beside a college lifts the mean to 60, while the seven others have 30 or fewer, so hardly any of them is like that.",
    paraphrases: [
      "one place pulls it up",
      "the college one is an exception",
      "most of them only have 20 to 30 people",
      "without the one by the college it would be far lower",
      "seven out of eight are nowhere near sixty",
      "isn't the number only so high because of all the students at one of them?",
    ],
    hints: [
      "A figure can be right and still be used wrongly. Ask of this one whom it describes.",
      "Stay with the row of numbers. Read them one by one before you look at what is made of them.",
      "Pick one of the eight blindly. What would you expect to see there on a Tuesday night?",
    ],
    prompt: "Finish the sentence: 'The figure of 60 comes about only because …, while most …'",
  },
  wrongTurns: [
    {
      paraphrases: ["eight is too few", "they should have asked more libraries"],
      correction:
        "These are all that there are, so nobody has been left out. Look at the eight themselves: what happens when they are made into one figure?",
    },
  ],
  impact: {
    statement:
      "Going by nearly all the others one would expect some twenty-five people, so the figure does not show that sixty will come, and the plan rests on the other two reasons.",
    paraphrases: [
      "weaker, because that figure isn't usual",
      "the number doesn't show what it is meant to, so only the rest counts",
      "it is less convincing since ordinary places get far fewer people",
      "cross it out and only the workers and the warm room are left",
      "one special place made it so high, so it persuades me less",
    ],
    hints: IMPACT_HINTS,
    prompt: IMPACT_PROMPT,
    repair: "It would help to give what most of the eight have, or the figure in the middle.",
  },
});
