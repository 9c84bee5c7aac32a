import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import { readAsides } from "../../checks/gaming/asides/read-asides.ts";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { describeFault, type Fault } from "../guard/fault.ts";
import { isEarned } from "../guard/secrets.ts";
import type { Prompt } from "../model-client.ts";
import type { Materials, MoveTurn } from "../word/materials.ts";
import { fence } from "./fence.ts";
import { fenceTranscript } from "./fence-transcript.ts";
import { describeModule } from "./module-lesson.ts";
import { onceAModule } from "./once-a-module.ts";
import { TUTOR_ROLE } from "./tutor-role.ts";
import { WORDS_INSTRUCTIONS } from "./words-instructions.ts";
import { asTold, describeMove } from "./words-move.ts";

/** What the learner has found so far, or was told: the only statements of the key that may be repeated. */
function describeEarned({ view: { argument, dialogue } }: MoveTurn): string {
  const earned = argument.key.expectations.filter(
    (one) => !isOwnFind(one) && isEarned(dialogue, one.id),
  );
  if (earned.length === 0) return "The learner has found nothing so far.";
  return `What has been found or told so far and may be repeated:\n${fence("found", earned.map(asTold).join("\n"))}`;
}

const instructionsOf = onceAModule((module) => [
  TUTOR_ROLE,
  describeModule(module),
  WORDS_INSTRUCTIONS,
]);

/** Stands for a message of which nothing was an answer. */
const NO_ANSWER = "(no answer)";

/** The dialogue without what a learner said to or about whoever judges: it is answered, and goes no further. */
function withoutTalk({ argument, transcript }: DialogueView): TranscriptEntry[] {
  return transcript.map((entry) => {
    if (entry.sender !== "user") return entry;
    const { answer, asides } = readAsides(argument, entry.text);
    return asides.length === 0 ? entry : { ...entry, text: answer === "" ? NO_ANSWER : answer };
  });
}

/**
 * What a words call is asked. Of the answer key it holds what has been earned or is told now, and the
 * move's own material: what is still to be found is not in it.
 * @param refused what was wrong with the first try, where this is the second
 */
export function buildWordsPrompt(
  turn: MoveTurn,
  materials: Materials,
  refused: Fault | null,
): Prompt {
  const { view, message } = turn;
  const step = view.argument.steps[view.dialogue.step];
  return {
    instructions: instructionsOf(view.argument.module),
    task: [
      fence("passage", view.argument.passage),
      `The dialogue so far:\n${fenceTranscript(withoutTalk(view))}`,
      `The learner's new message:\n${fence("learner", message)}`,
      `The step that is open after the move: ${step?.title ?? ""}`,
      describeEarned(turn),
      describeMove(turn, materials),
      ...(refused === null
        ? []
        : [
            `Your first try at this reply was refused before the learner saw it. ${describeFault(refused)} Write it anew, and keep closely to the material.`,
          ]),
      "Now write the tutor's reply, and nothing else.",
    ].join("\n\n"),
  };
}
