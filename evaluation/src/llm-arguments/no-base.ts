import { flawed, IMPACT_HINTS, IMPACT_PROMPT, NO_OBJECTION } from "./flawed.ts";

/** Module 7: 150 per cent of nobody knows how many. */
export const NO_BASE = flawed({
  passage:
    "The heating men have gone, and the shelves are back in their places. What I put to the members tonight is short: the library should stay open until ten on weekday evenings. As things are, many of us work until six and find the door locked. Nor need anybody worry about fuel, since the reading room is warm in the evening anyway, because the choir sings next door. And the wish is growing by leaps and bounds. The number of readers who have asked at the counter for later hours went up by 150 per cent last year. When did this town last see such a rise in anything but the price of bread? A list lies beside the teapot for all who would like to sign, and there is cake as well.",
  background: "The heating men have gone, and the shelves are back in their places.",
  objection: NO_OBJECTION,
  flaw: {
    quote:
      "The number of readers who have asked at the counter for later hours went up by 150 per cent last year.",
    asReason: [
      "the number of readers who ask for later hours went up by 150 per cent",
      "more and more people ask for it",
      "there has been a huge rise in people who want later hours",
      "the wish for it has grown a lot",
    ],
    statement:
      "We are told by how much the number rose and not how many asked before, so it may have gone from two readers to five.",
    paraphrases: [
      "150 per cent of how many?",
      "it doesn't say how many asked before",
      "it could have gone from two to five people",
      "we only get the percentage, not the actual number of people",
      "if hardly anyone asked at first, a rise like that is nothing",
      "you'd need the number from the year before to judge it",
    ],
    hints: [
      "A figure can be right and still be used wrongly. Ask of this one what it leaves you wondering about.",
      "Stay with the words about the counter. What would a careful person like to see beside that figure?",
      "Try to draw the people in a queue, then and now. Why can you not draw it?",
    ],
    prompt:
      "Finish the sentence: 'A rise of so many per cent tells us little, as long as we do not know …'",
  },
  wrongTurns: [
    {
      paraphrases: ["the price of bread has nothing to do with it", "bread is not important here"],
      correction:
        "That is only a flourish. Go to the figure that is meant to impress: what does it leave open?",
    },
  ],
  impact: {
    statement:
      "The rise may be a matter of three people, so the figure gives little support, and the plan has to rest on the other two reasons.",
    paraphrases: [
      "weaker, because the rise could be tiny",
      "without the real numbers that figure supports nothing",
      "it is less convincing since it may be only a handful of people",
      "cross it out and only the workers and the warm room are left",
      "the number sounds big but proves little, so it persuades me less",
    ],
    hints: IMPACT_HINTS,
    prompt: IMPACT_PROMPT,
    repair: "It would help to give the number of readers before and after.",
  },
});
