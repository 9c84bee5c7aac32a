import { flawed, IMPACT_HINTS, IMPACT_PROMPT, NO_OBJECTION } from "./flawed.ts";

/** Module 5: late hours or a padlock, and nothing between. */
export const FALSE_DICHOTOMY = flawed({
  passage:
    "The heating men have gone, and the shelves are back in their places. What I put to the members tonight is short: the library should stay open until ten on weekday evenings. As things are, many of us work until six and find the door locked. Nor need anybody worry about fuel, since the reading room is warm in the evening anyway, because the choir sings next door. We stand before a choice, and it is a plain one. Either the lamps are lit until ten every evening from Monday to Friday, or we hang a padlock on the door and leave this town to the slot machines. I know which of the two I want for my grandchildren. A list lies beside the teapot for all who would like to sign.",
  background: "The heating men have gone, and the shelves are back in their places.",
  objection: NO_OBJECTION,
  flaw: {
    quote:
      "Either the lamps are lit until ten every evening from Monday to Friday, or we hang a padlock on the door and leave this town to the slot machines.",
    asReason: [
      "either it opens until ten or the town is left to the slot machines",
      "otherwise there will be a padlock on the door",
      "there are only two choices and the other one is bad",
      "if we don't do it the library will be shut for good",
    ],
    statement:
      "The writer admits only five late evenings or a padlock, although one could, for instance, open until eight or try a single late evening.",
    paraphrases: [
      "there are more than two options",
      "you could open until eight instead",
      "it is not just all or nothing",
      "why not have one or two late nights a week?",
      "the writer leaves out everything that lies in the middle",
      "they act as if the only other thing was to close it for ever",
    ],
    hints: [
      "Go through what is offered in support, piece by piece. Does each follow from how things are? One only seems to.",
      "Stay with the place where the grandchildren are about to come in. What are we made to do there?",
      "Suppose you are the head of the place and want to please everybody a little. What would you propose?",
    ],
    prompt:
      "Finish the sentence: 'The writer talks as if one had to light the lamps every evening, but one could also …'",
  },
  wrongTurns: [
    {
      paraphrases: ["slot machines are not that bad", "playing machines is fun too"],
      correction:
        "Whether they are bad is a matter of taste, and the step would fail even if they were dreadful. What is wrong with how we get there?",
    },
  ],
  impact: {
    statement:
      "As soon as something between the two is open, the padlock no longer drives us to five late evenings, so that part gives no support and only the other two reasons are left.",
    paraphrases: [
      "weaker, because other options are ignored",
      "with a third way the conclusion doesn't follow",
      "it is less convincing since you can avoid the padlock without doing all of it",
      "cross it out and only the workers and the warm room are left",
      "that threat doesn't force us to agree, so it persuades me less",
    ],
    hints: IMPACT_HINTS,
    prompt: IMPACT_PROMPT,
    repair: "It would help to show why fewer or shorter evenings would not do.",
  },
});
