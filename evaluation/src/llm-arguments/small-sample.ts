import { flawed, IMPACT_HINTS, IMPACT_PROMPT, NO_OBJECTION } from "./flawed.ts";

/** Module 7: five of six people at a bus stop. */
export const SMALL_SAMPLE = flawed({
  passage:
    "The heating men have gone, and the shelves are back in their places. What I put to the members tonight is short: the library should stay open until ten on weekday evenings. As things are, many of us work until six and find the door locked. Nor need anybody worry about fuel, since the reading room is warm in the evening anyway, because the choir sings next door. And the whole town is waiting for it. At the bus stop I asked six people last night, and five of them said that they would come after supper. That is more than eighty per cent, so four out of five grown-ups in this town will be at our door. A list lies beside the teapot for all who would like to sign.",
  background: "The heating men have gone, and the shelves are back in their places.",
  objection: NO_OBJECTION,
  flaw: {
    quote:
      "At the bus stop I asked six people last night, and five of them said that they would come after supper. That is more than eighty per cent, so four out of five grown-ups in this town will be at our door.",
    asReason: [
      "five out of six people said that they would come",
      "more than eighty per cent of people want it",
      "four out of five grown-ups in the town would come",
      "nearly everybody who was asked at the bus stop is for it",
    ],
    statement:
      "Only six people at one stop were asked, far too few to tell anything about a whole town.",
    paraphrases: [
      "only six people were asked",
      "six is not enough",
      "you can't say that about everybody after asking so few",
      "it might just be chance who stood there that night",
      "how can a handful of passengers speak for all the others?",
      "two different answers and it would only be half of them",
    ],
    hints: [
      "A figure can be right and still be used wrongly. Ask of this one where it comes from.",
      "Stay with the bus stop. Of whom does the writer know something, and of whom does the writer talk?",
      "Ask again tomorrow at another corner. Why might you hear something quite different?",
    ],
    prompt:
      "Finish the sentence: 'What was heard at the bus stop tells us little about the town, because …'",
  },
  wrongTurns: [
    {
      paraphrases: ["five of six is not eighty per cent", "the percentage is worked out wrongly"],
      correction:
        "It is a little more than eighty, so the sum is fair. But suppose that it is right to the digit: what does it still not show?",
    },
  ],
  impact: {
    statement:
      "So few answers show next to nothing about the others, so the figure gives little support, and the plan has to rest on the other two reasons.",
    paraphrases: [
      "weaker, because six people prove nothing",
      "the survey doesn't count, so only the other reasons are left",
      "it is less convincing since it could be pure chance",
      "cross it out and you have the workers and the warm room left",
      "you can't tell what the town wants from that, so it persuades me less",
    ],
    hints: IMPACT_HINTS,
    prompt: IMPACT_PROMPT,
    repair: "It would help to ask a few hundred people, picked by lot from the whole town.",
  },
});
