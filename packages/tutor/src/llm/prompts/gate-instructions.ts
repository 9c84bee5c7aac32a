import type { ModuleNumber } from "@elenchus/domain/modules";
import { fence } from "./fence.ts";

const GATE_TASK = `# Task: read a passage as an independent judge

You see one passage that somebody wrote for practice in this module, and nothing else: not its answer key, and not what its writer planned. Say what a careful, fair reader finds in it. Others compare your reading with the key, and a passage on which the two differ is not used. So do not guess what was meant, do not be kind, and do not look for more than is there.

Read the passage twice before you answer. Then fill in these fields.

- "conclusion": the one claim that the others are there to support. "quote" holds its words exactly as they stand in the passage, "statement" the claim in one whole sentence of your own. Where no claim stands out, give the one that most readers would take for it.
- "reasons": every claim that the writer puts forward directly in support of the conclusion, strong or weak, in the order of the passage, each with "quote" and "statement". Leave out background that nobody disputes and that argues for nothing, an example or detail that only makes a reason vivid, and what the other side says. A claim that the writer uses as support is a reason even when it is a bad one.
- "giveaway": words of the passage that name its weakness or tell the reader what to look for, as a teacher would ("which is of course no proof"). An empty text when there are none, which is the usual case. A writer's overconfidence is no giveaway.

Copy every quote letter by letter from the passage: a whole clause or sentence, no dots in the middle, no change of capitals.`;

const FINDS = {
  2: `- "findings": the four to six most important facts that the passage does not tell and that a careful reader would want before being convinced. For each, "quote" holds the words of the passage on which the question bears, and "statement" is the question itself. Only facts of which one answer would make the argument stronger and another weaker; nothing that the passage tells, even in passing.`,
  3: `- "findings": the four to six most important factual assumptions, unsaid beliefs about how things are on which a reason relies in order to support the conclusion. For each, "quote" holds the words of the reason that relies on it, and "statement" is the belief as a whole claim. Nothing that the passage says outright, no questions, no values.`,
  6: `- "findings": the four to six best other conclusions that the very same reasons would support about as well as they support the writer's. For each, "quote" holds the words of the reason that speaks for it most, and "statement" is the conclusion as a whole claim. No denial of the writer's conclusion, no doubt about a reason.`,
} as const;

const FLAWS_TAIL = `One entry for each flaw that is really there; an empty list when there is none. "kind" is one of the four names above, "quote" holds the words in which the flaw stands, from their beginning to their end, and "why" says in one sentence what goes wrong there. Judge each kind by its definition above. One faulty step is one entry: give it the kind that describes its fault best. A reason that is merely weak, one-sided or unproved is no flaw of these kinds.`;

const OWN_FIELD: Readonly<Record<ModuleNumber, string>> = {
  1: `- "terms": every word or short phrase in the reasons or the conclusion that has two readings which both fit where it stands, so that a reason supports the conclusion better on one than on the other. Up to six, the most important first. For each, "phrase" holds the word or phrase, "quote" the clause in which it stands, "firstReading" and "secondReading" its two readings. A word that is only vague or hard is none.`,
  2: FINDS[2],
  3: FINDS[3],
  4: `- "preferred": the value that the writer puts first, with three or four fair names for it in "names", the best first, each of one to three words.
- "neglected": the value that has to stand back, in the same way. It is a good thing that a decent person could hold dear, and that cannot here be had in full together with the other.
- "ranking": the words of the passage in which the writer passes over what would be lost. An empty text when there are none.`,
  5: `- "flaws": the fallacies of this module that the passage commits. ${FLAWS_TAIL}`,
  6: FINDS[6],
  7: `- "flaws": the flaws in the use of figures that the passage commits. ${FLAWS_TAIL} A figure that is used for what it shows is no flaw, nor is the absence of a source.`,
};

/**
 * What the gate's judge is told, behind the shared role and the module's description: list what a careful reader
 * finds, without knowing what was planned.
 */
export function gateInstructions(module: ModuleNumber): string {
  return `${GATE_TASK}\n\n## What this module adds\n\n${OWN_FIELD[module]}`;
}

/** The judge sees the passage alone. */
export function gateTask(passage: string): string {
  return `Read this passage and fill in the fields.\n\n${fence("passage", passage)}`;
}
