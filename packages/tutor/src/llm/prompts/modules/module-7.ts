import type { ModuleInstructions } from "./module-instructions.ts";
import { FLAW, FLAWS_TAIL } from "./shared-instructions.ts";

/** What a model is told of module 7. */
export const module7: ModuleInstructions = {
  whatCounts:
    "What the figures do not show, although the writer uses them as if they did. No technical name is wanted.",
  ownPart: FLAW,
  readersField: `- "flaws": the flaws in the use of figures that the passage commits. ${FLAWS_TAIL} A figure that is used for what it shows is no flaw, nor is the absence of a source.`,
};
