import type { ModuleInstructions } from "./module-instructions.ts";
import { FLAW, FLAWS_TAIL } from "./shared-instructions.ts";

/** What a model is told of module 5. */
export const module5: ModuleInstructions = {
  whatCounts:
    "What goes wrong in the one faulty step, in the learner's own words, and the fault's name. Either may come first. A name without an explanation is half of it, and so is the reverse.",
  ownPart: FLAW,
  readersField: `- "flaws": the fallacies of this module that the passage commits. ${FLAWS_TAIL}`,
};
