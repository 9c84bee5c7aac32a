/** Questions to ask of a figure before believing it; the first, third and fifth are the specification's (§1). */
export const JUDGING_TIPS: readonly string[] = [
  "Ask where the data came from, and whether it is reliable and representative.",
  "Ask who counted, who paid for it, and what they hoped to find.",
  "Check for exaggerated figures or inappropriate comparisons: two things compared need the same measure and the same span of time.",
  "Ask how many cases a figure rests on. A few prove little.",
  "Watch for statistics that omit key information, such as the years left out, the groups not shown or the people who never answered.",
  "Ask what a percentage refers to. Twice as many can be two instead of one.",
  "Ask whether a few extreme values pull the average, and whether sub-groups differ from the whole.",
  "Two things that rise together need not cause each other: look for a third behind both.",
  "Look where a chart begins and ends: a cut axis makes a small change look big.",
];
