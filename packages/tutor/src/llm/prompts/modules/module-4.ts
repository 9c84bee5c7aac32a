import type { ModuleInstructions } from "./module-instructions.ts";

/** What a model is told of module 4. */
export const module4: ModuleInstructions = {
  whatCounts:
    "Both values of the conflict, under any fair name, the one that the writer puts first and the one that gives way.",
  ownPart: `Give two or three reasons. Somewhere the passage admits what would be lost, and passes over it in the way that the task plans. "values" has
- "preferred": the value that the writer puts first, and "neglected": the one that has to stand back. Each has "name" (one to three words: "safety", "freedom of choice"), "otherNames" (four to six other fair names, one to three words each), "phrase" (the value as it shows in this very case, a noun phrase of three to nine words: "a swim at sunrise without supervision"), "paraphrases" (five to seven ways of naming it here, from two words to a sentence), "hints" and "prompt";
- "ranking": the words of the passage in which the loss is admitted and passed over, copied;
- "loss": what would be given up, as a clause of four to sixteen words that names neither value.

Both values are good: a decent person could hold the neglected one dear, and so could the writer. They collide in this case, and go on colliding when all facts are settled. No name of one fits the other. The passage shows the ranking and does not speak it: neither value's name stands in the place where the loss is passed over, and the neglected one's nowhere in the passage. Hints and prompts lead to what somebody cares about and name no value. "wrongTurns" are values that this passage might seem to be about and that are not in conflict here, or facts of this passage taken for values.

Worked example, for a passage that wants a lifeguard on the lake and swimming only in guarded hours:
- preferred: name "safety"; otherNames "protection of life", "security", "not risking lives", "avoiding harm"; phrase "nobody drowning in the lake"
- neglected: name "freedom of choice"; otherNames "independence", "personal freedom", "self-determination", "deciding for oneself"; phrase "swimming when and where one likes"
- ranking: "But no swim is so lovely that it is worth a life."; loss: "nobody could cross the lake at sunrise any more"
- hint for neglected, the strongest: "Think of the members who have crossed the lake at sunrise since they were twelve. What do they mind losing, apart from the swim itself?"`,
  readersField: `- "preferred": the value that the writer puts first, with three or four fair names for it in "names", the best first, each of one to three words.
- "neglected": the value that has to stand back, in the same way. It is a good thing that a decent person could hold dear, and that cannot here be had in full together with the other.
- "ranking": the words of the passage in which the writer passes over what would be lost. An empty text when there are none.`,
};
