import { flawed, IMPACT_HINTS, IMPACT_PROMPT } from "./flawed.ts";

/** Module 5: what Helen says is made cruder, and the cruder view attacked. */
export const STRAWMAN = flawed({
  passage:
    "The heating men have gone, and the shelves are back in their places. What I put to the members tonight is short: the library should stay open until ten on weekday evenings. As things are, many of us work until six and find the door locked. Nor need anybody worry about fuel, since the reading room is warm in the evening anyway, because the choir sings next door. Now Helen, who keeps the accounts, says that one late evening a week should be tried before five are paid for. So what she wants is a library that never opens once the sun is down, and a town in which nobody reads after supper. Who could wish for such a thing? A list lies beside the teapot for all who would like to sign.",
  background: "The heating men have gone, and the shelves are back in their places.",
  objection: {
    quote: "one late evening a week should be tried before five are paid for",
    paraphrases: [
      "try one late evening first",
      "start with one evening a week before paying for five",
      "they should test it with a single evening",
    ],
  },
  flaw: {
    quote:
      "So what she wants is a library that never opens once the sun is down, and a town in which nobody reads after supper. Who could wish for such a thing?",
    asReason: [
      "Helen wants a library that never opens in the evening, and nobody could wish for that",
      "the treasurer wants nobody to read after supper",
      "what the other side wants is absurd",
      "those who are against it want the place dark at night",
    ],
    statement:
      "Helen only asked for a trial with one evening; the writer turns that into a wish to shut everything after dark and attacks this wish instead.",
    paraphrases: [
      "Helen never said that",
      "she only wants a trial, not to close it",
      "it twists her words into something she did not mean",
      "the writer blows up what she said so that it sounds stupid",
      "he attacks something nobody suggested and doesn't answer her real point",
      "didn't she just ask to try it with a single evening first?",
    ],
    hints: [
      "Go through what is offered in support, piece by piece. Would each piece make the plan any better, if it were true? One would not.",
      "Stay with the place where Helen comes in. Read it twice, once as she would read it.",
      "Suppose that Helen stands up and answers the writer. What would her first sentence be?",
    ],
    prompt: "Finish the sentence: 'Helen asked for one thing, but the writer …'",
  },
  wrongTurns: [
    {
      paraphrases: [
        "the choir has nothing to do with the library",
        "it is wrong to talk about heating",
      ],
      correction:
        "That part may be strong or weak, but it is about the plan itself. Which part is not about what anybody has really proposed?",
    },
  ],
  impact: {
    statement:
      "The attack hits a view that Helen does not hold, so it supports nothing; her real question stays open, and only the other two reasons are left.",
    paraphrases: [
      "weaker, because Helen's point isn't answered",
      "that part proves nothing so only the other reasons count",
      "it is less convincing since nobody holds the view that is attacked",
      "take it out and you are left with the working people and the warm room",
      "the trial could still be a good idea, so it persuades me less",
    ],
    hints: IMPACT_HINTS,
    prompt: IMPACT_PROMPT,
    repair: "It would help to say why a trial with one evening would show too little.",
  },
});
