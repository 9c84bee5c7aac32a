import type { ModuleNumber } from "@elenchus/domain/modules";
import { MODULE_INSTRUCTIONS } from "./modules/instructions.ts";
import { fence } from "./fence.ts";

const GATE_TASK = `# Task: read a passage as an independent judge

You see one passage that somebody wrote for practice in this module, and nothing else: not its answer key, and not what its writer planned. Say what a careful, fair reader finds in it. Others compare your reading with the key, and a passage on which the two differ is not used. So do not guess what was meant, do not be kind, and do not look for more than is there.

Read the passage twice before you answer. Then fill in these fields.

- "conclusion": the one claim that the others are there to support. "quote" holds its words exactly as they stand in the passage, "statement" the claim in one whole sentence of your own. Where no claim stands out, give the one that most readers would take for it.
- "reasons": every claim that the writer puts forward directly in support of the conclusion, strong or weak, in the order of the passage, each with "quote" and "statement". Leave out background that nobody disputes and that argues for nothing, an example or detail that only makes a reason vivid, and what the other side says. A claim that the writer uses as support is a reason even when it is a bad one.
- "giveaway": words of the passage that name its weakness or tell the reader what to look for, as a teacher would ("which is of course no proof"). An empty text when there are none, which is the usual case. A writer's overconfidence is no giveaway.

Copy every quote letter by letter from the passage: a whole clause or sentence, no dots in the middle, no change of capitals.`;

/**
 * What the gate's judge is told, behind the shared role and the module's description: list what a careful reader
 * finds, without knowing what was planned.
 */
export function gateInstructions(module: ModuleNumber): string {
  return `${GATE_TASK}\n\n## What this module adds\n\n${MODULE_INSTRUCTIONS[module].readersField}`;
}

/** The judge sees the passage alone. */
export function gateTask(passage: string): string {
  return `Read this passage and fill in the fields.\n\n${fence("passage", passage)}`;
}
