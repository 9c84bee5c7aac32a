import type { ModuleNumber } from "@elenchus/domain/modules";
import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import type { Reader } from "@elenchus/tutor/reader/reader";
import { findLeaks, findRepeats } from "./find-leaks.ts";
import { playDialogue } from "./play-dialogue.ts";
import { sampleArguments } from "./play-parts.ts";
import { LEARNERS, simulatedLearners } from "./simulated-learners.ts";

/** Arguments that every simulated learner plays in each module. */
const ARGUMENTS = 24;

/** How one kind of learner fared in one module. */
export interface Outcomes {
  readonly dialogues: number;
  readonly successes: number;
  readonly failures: number;
  /** Learner messages. */
  readonly fewest: number;
  readonly most: number;
  readonly leaks: number;
  readonly repeats: number;
}

/** How the simulated learners fare, by "module 2, ideal". */
export async function describeOutcomes(
  reader: Reader,
  modules: readonly ModuleNumber[],
): Promise<Record<string, Outcomes>> {
  const tutor = createBuiltInTutor({ reader });
  const rows: Record<string, Outcomes> = {};
  for (const module of modules) {
    const written = await sampleArguments(tutor, module, ARGUMENTS);
    for (const name of LEARNERS) {
      const played = [];
      for (const argument of written)
        played.push(await playDialogue(tutor, argument, simulatedLearners[name]));
      const replies = played.map(({ dialogue }) => dialogue.learnerMessages);
      const successes = played.filter(({ dialogue }) => dialogue.outcome === "success").length;
      rows[`module ${module}, ${name}`] = {
        dialogues: played.length,
        successes,
        failures: played.length - successes,
        fewest: Math.min(...replies),
        most: Math.max(...replies),
        leaks: played.flatMap(findLeaks).length,
        repeats: played.flatMap(findRepeats).length,
      };
    }
  }
  return rows;
}
