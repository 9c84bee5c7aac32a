import { flawed, IMPACT_HINTS, IMPACT_PROMPT, NO_OBJECTION } from "./flawed.ts";

/** Module 5: from present hours to a town that cannot read. */
export const SLIPPERY_SLOPE = flawed({
  passage:
    "The heating men have gone, and the shelves are back in their places. What I put to the members tonight is short: the library should stay open until ten on weekday evenings. As things are, many of us work until six and find the door locked. Nor need anybody worry about fuel, since the reading room is warm in the evening anyway, because the choir sings next door. And think of where we are heading if the hours stay as they are. First a few readers will stay away, then the council will cut the money for new books, after that the shelves will be cleared to make room for offices, and before long no child in this town will be able to read. A list lies beside the teapot for all who would like to sign.",
  background: "The heating men have gone, and the shelves are back in their places.",
  objection: NO_OBJECTION,
  flaw: {
    quote:
      "And think of where we are heading if the hours stay as they are. First a few readers will stay away, then the council will cut the money for new books, after that the shelves will be cleared to make room for offices, and before long no child in this town will be able to read.",
    asReason: [
      "if the hours stay as they are, no child will be able to read in the end",
      "otherwise the council will cut the money and clear the shelves",
      "it would end badly for the children of the town",
      "one thing would lead to another until nobody can read",
    ],
    statement:
      "That the hours stay as they are is said to end, link by link, with children who cannot read, and no ground is given for any of the links.",
    paraphrases: [
      "one small thing leads to disaster",
      "nothing shows that it would go on like that",
      "why should a few missing readers end in offices?",
      "it jumps from the hours to kids who can't read without any proof",
      "it is a chain of events that nobody backs up",
      "people could put a stop to it at any point on the way",
    ],
    hints: [
      "Go through what is offered in support, piece by piece. For which piece are you asked to believe most and told least?",
      "Stay with the place where the future comes in. Put your finger on each 'then' and 'after that'.",
      "Somebody says: 'A few readers will stay away. So what?' What would the writer have to show next?",
    ],
    prompt:
      "Finish the sentence: 'Even if a few readers stay away, the bad end need not come, because …'",
  },
  wrongTurns: [
    {
      paraphrases: [
        "children learn to read at school, not in the library",
        "libraries do not teach reading",
      ],
      correction:
        "That is a good doubt about the very end. Look at the whole way there as well: what is wrong with how the writer gets from start to end?",
    },
  ],
  impact: {
    statement:
      "Nothing shows that the dark end would come, so that part gives next to no support, and the plan has to rest on the other two reasons.",
    paraphrases: [
      "weaker, because nothing shows it would happen",
      "the horror story proves nothing so only the other reasons count",
      "it is less convincing since those consequences are far-fetched",
      "cross it out and the workers and the warm room are all that is left",
      "scaring us gives no support, so it persuades me less",
    ],
    hints: IMPACT_HINTS,
    prompt: IMPACT_PROMPT,
    repair: "It would help to show for each link why it would follow from the one before.",
  },
});
