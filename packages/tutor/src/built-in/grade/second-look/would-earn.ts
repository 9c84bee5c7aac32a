import { COVERED } from "@elenchus/dialogue/coverage";
import { dialogueAtStep } from "@elenchus/dialogue/transfer-check";
import type { Expectation } from "@elenchus/dialogue/argument";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { assessMessage } from "../assess.ts";
import { BUILT_IN_NAME } from "../../built-in-name.ts";
import type { SentenceEncoder } from "../../../text/sentence-encoder.ts";

/** What is said of the argument as a whole sounds much alike; early on nobody takes it for an answer. */
const OF_WHOLE: ReadonlySet<string> = new Set(["impact", "probe"]);

/** Coverage of the open step from which on a sentence gives something away: all but near already. */
const ALL_BUT_NEAR = 0.5;

function isOpen({ dialogue }: DialogueView, id: string): boolean {
  return (dialogue.coverage[id] ?? 0) < COVERED && !dialogue.asserted.includes(id);
}

/**
 * What a sentence gives away: an open expectation, of a step or a later one, that a learner would come near to
 * or earn by sending it back. Whatever its words, that is what giving an answer away means.
 */
export async function wouldEarn(
  encoder: SentenceEncoder,
  view: DialogueView,
  sentence: string,
  fromStep: number,
): Promise<string | null> {
  const { argument, dialogue } = view;
  for (let step = fromStep; step < argument.steps.length; step += 1) {
    // A probe is open only while it is asked.
    const isNow = step === dialogue.step;
    const asked = isNow ? dialogue : dialogueAtStep(argument, step);
    const at = { argument, dialogue: asked, transcript: [] };
    const { coverage } = await assessMessage({ encoder }, at, sentence, BUILT_IN_NAME);
    const least = isNow ? ALL_BUT_NEAR : COVERED;
    const isTold = ({ id, kind }: Expectation): boolean =>
      (coverage[id] ?? 0) >= least && isOpen(view, id) && (isNow || !OF_WHOLE.has(kind));
    const earned = argument.key.expectations.find(isTold);
    if (earned !== undefined) return earned.id;
  }
  return null;
}
