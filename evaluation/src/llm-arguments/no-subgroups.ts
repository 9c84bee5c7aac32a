import { flawed, IMPACT_HINTS, IMPACT_PROMPT, NO_OBJECTION } from "./flawed.ts";

/** Module 7: one mark for toddlers, pupils, workers and pensioners together. */
export const NO_SUBGROUPS = flawed({
  passage:
    "The heating men have gone, and the shelves are back in their places. What I put to the members tonight is short: the library should stay open until ten on weekday evenings. As things are, many of us work until six and find the door locked. Nor need anybody worry about fuel, since the reading room is warm in the evening anyway, because the choir sings next door. And nobody would lose by it. At the coast, where they changed their hours last year, two thousand readers, from pupils to pensioners, gave their library 8 points out of 10 on average, and it was 7 before. So whoever goes there is happier with it, and everybody here would be, too. A list lies beside the teapot for all who would like to sign.",
  background: "The heating men have gone, and the shelves are back in their places.",
  objection: NO_OBJECTION,
  flaw: {
    quote:
      "At the coast, where they changed their hours last year, two thousand readers, from pupils to pensioners, gave their library 8 points out of 10 on average, and it was 7 before. So whoever goes there is happier with it, and everybody here would be, too.",
    asReason: [
      "readers at the coast give their library 8 points instead of 7",
      "everybody at the coast is happier with the new hours",
      "the readers in another town like it better now",
      "the points went up where they did the same",
    ],
    statement:
      "The 8 points are for all readers together; some of them, such as pensioners who come in the morning, may be less content than before.",
    paraphrases: [
      "not everyone has to be happier",
      "it could be different for old and young",
      "pensioners may be less happy than they used to be",
      "it lumps all of them together and doesn't show each group",
      "what do the people say who like to come in the morning?",
      "one group could have gone down while another went up a lot",
    ],
    hints: [
      "A figure can be right and still be used wrongly. Ask of this one whom it speaks of.",
      "Stay with the words 'from pupils to pensioners'. Then read the sentence behind it.",
      "Picture somebody of eighty and somebody of sixteen at the coast. What do you learn about either of them?",
    ],
    prompt:
      "Finish the sentence: 'The points hold for all of them together, but they do not tell us …'",
  },
  wrongTurns: [
    {
      paraphrases: ["one point more is not much", "8 instead of 7 is a small difference"],
      correction:
        "You may call it small. But suppose that it were large: would that show what the writer concludes about everybody?",
    },
  ],
  impact: {
    statement:
      "Some readers may well have lost by the change, so the points do not show that everybody gains, and the plan has to rest on the other two reasons.",
    paraphrases: [
      "weaker, because some may be worse off",
      "the points don't show that everyone benefits",
      "it is less convincing since we don't know how each group feels",
      "cross it out and only the workers and the warm room are left",
      "for part of the readers the opposite may be true, so it persuades me less",
    ],
    hints: IMPACT_HINTS,
    prompt: IMPACT_PROMPT,
    repair: "It would help to give the points of pupils, workers and pensioners one by one.",
  },
});
