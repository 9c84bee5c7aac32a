import type { ModuleInstructions } from "./module-instructions.ts";
import { FINDINGS } from "./shared-instructions.ts";

/** What a model is told of module 6. */
export const module6: ModuleInstructions = {
  whatCounts:
    "Two other conclusions that the very same reasons would support about as well. A conclusion counts whether or not the key lists it, as long as the reasons speak for it; a bare denial of the writer's conclusion does not.",
  ownPart: `Give two or three reasons. ${FINDINGS}

Here a finding is an alternative conclusion. "statement" is a whole claim, mostly with "should", that the very same reasons would support about as well as they support the writer's: another remedy, another actor, a narrower or smaller step, another explanation. It is neither the writer's conclusion in other words nor its denial, it contradicts no reason, and somebody who accepted it would do or believe something else. "quote" holds the words of the reason that speaks for it most. The first finding concerns what the task plans. The passage itself mentions none of them. "wrongTurns" are claims that one might draw from this passage's topic and for which these reasons do not speak.

Worked example, for "By noon there is not one clean mug left in our kitchen. The dishwasher runs only at night. So we should buy twenty more mugs.":
- statement: "The dishwasher should be run at midday as well."
- paraphrases: "run the dishwasher twice a day" · "start the machine at noon too" · "they could just wash up at lunchtime instead" · "couldn't the dishwasher go on in the middle of the day?" · "the mugs would last if the machine did not wait for the night"
- hints: "Cover the last sentence with your hand. If somebody told you only the rest, what would you suggest?" · "Look at what is said about the machine. What else could be done about that?" · "Suppose there is no money for anything new. What could the office still do for the same reasons?"
- prompt: "Finish the sentence: 'If the dishwasher runs only at night, one could also conclude that …'"`,
  readersField: `- "findings": the four to six best other conclusions that the very same reasons would support about as well as they support the writer's. For each, "quote" holds the words of the reason that speaks for it most, and "statement" is the conclusion as a whole claim. No denial of the writer's conclusion, no doubt about a reason.`,
};
