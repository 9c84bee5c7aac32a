import { flawed, IMPACT_HINTS, IMPACT_PROMPT } from "./flawed.ts";

/** Module 5: Oskar is run down instead of his objection being answered. */
export const AD_HOMINEM = flawed({
  passage:
    "The heating men have gone, and the shelves are back in their places. What I put to the members tonight is short: the library should stay open until ten on weekday evenings. As things are, many of us work until six and find the door locked. Nor need anybody worry about fuel, since the reading room is warm in the evening anyway, because the choir sings next door. Oskar has written to all of you that two people would have to be on duty every night and that nobody has found them yet. But remember who is writing. Oskar comes late to every meeting, he wears the same brown jumper from October to May, and his garden is a disgrace to the street. A list lies beside the teapot for all who would like to sign.",
  background: "The heating men have gone, and the shelves are back in their places.",
  objection: {
    quote: "two people would have to be on duty every night and that nobody has found them yet",
    paraphrases: [
      "two people are needed every night",
      "nobody has been found to be on duty",
      "there is no staff for the late hours",
    ],
  },
  flaw: {
    quote:
      "But remember who is writing. Oskar comes late to every meeting, he wears the same brown jumper from October to May, and his garden is a disgrace to the street.",
    asReason: [
      "Oskar is not to be taken seriously",
      "Oskar comes late to every meeting and his garden is a disgrace",
      "the man who is against it wears the same jumper all winter",
      "you can't listen to somebody like Oskar",
    ],
    statement:
      "Instead of answering what Oskar wrote about the two people, the writer talks about his lateness, his clothes and his garden, which have nothing to do with it.",
    paraphrases: [
      "it attacks Oskar, not his point",
      "his jumper has nothing to do with it",
      "the writer runs him down and never says who would be on duty",
      "who cares what his garden looks like?",
      "what somebody is like doesn't make what he says wrong",
      "they just make him look bad so that nobody listens to what he wrote",
    ],
    hints: [
      "Go through what is offered in support, piece by piece. Would each piece make the plan any better, if it were true? One would not.",
      "Stay with the place where a letter to the members is mentioned. What follows it?",
      "Suppose that somebody with a lovely garden had sent the very same letter. What would be left of the reply to it?",
    ],
    prompt: "Finish the sentence: 'Whether the letter is right does not depend on …'",
  },
  wrongTurns: [
    {
      paraphrases: ["the writer should not mention the choir", "the fuel is not important"],
      correction:
        "That part may be strong or weak, but it is about the plan itself. Which part is about something that has no bearing on it?",
    },
  ],
  impact: {
    statement:
      "What is said about Oskar does not touch his question who would be on duty, so it supports nothing; the question stands, and only the other two reasons are left.",
    paraphrases: [
      "weaker, because his objection is never answered",
      "the bit about Oskar gives no support, so only the other reasons count",
      "it is less convincing since we still don't know who would do the work",
      "cross it out and the working people and the warm room are what remains",
      "it persuades me less because insults prove nothing about the plan",
    ],
    hints: IMPACT_HINTS,
    prompt: IMPACT_PROMPT,
    repair: "It would help to say who could be on duty in the evening.",
  },
});
