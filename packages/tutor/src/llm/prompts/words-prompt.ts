import type { DialogueView } from "@elenchus/dialogue/tutor";
import { describeFault, type Refused } from "../word/fault.ts";
import { isEarned } from "@elenchus/dialogue/argument-map/earned";
import type { Prompt } from "../model-client.ts";
import type { Materials, MoveTurn } from "../word/materials.ts";
import { fence, fenceLines } from "./fence.ts";
import { describeDialogue } from "./fence-transcript.ts";
import { sharedPrefix } from "./shared-prefix.ts";
import { WORDS_INSTRUCTIONS } from "./words-instructions.ts";
import { asFound, asTold, describeMove } from "./words-move.ts";
import texts from "./words-move.json" with { type: "json" };

/** What the learner has found so far, in their words, and what they were told, in the key's. */
export function describeEarned({ view }: MoveTurn): string {
  const { argument, dialogue } = view;
  const earned = argument.key.expectations.filter((one) => isEarned(dialogue, one));
  const lines = earned.map((one) =>
    dialogue.asserted.includes(one.id) ? `told by the tutor: ${asTold(one)}` : asFound(view, one),
  );
  return fenceLines("Found or told so far:", "found", lines)[0] ?? "Nothing has been found so far.";
}

/** Messages of the dialogue that find their way into the prompt, at least. */
const SHOWN = 5;

/** Why a sentence was refused, in words for the model; a leak names what it gives away. */
function explain({ argument }: DialogueView, { fault }: Refused): string {
  const id = fault.reason.split(":", 1)[0] ?? "";
  const open = argument.key.expectations.find((one) => one.id === id);
  return fault.kind === "leak" && open !== undefined
    ? `It gives away what is still to be found: ${texts.missing[open.kind]}.`
    : describeFault(fault);
}

/** What the second try is told of the first: which sentence was refused and why, and what stands already. */
function describeRefusal(view: DialogueView, refused: Refused): string {
  const { sentence, said } = refused;
  const stands =
    said.trim() === ""
      ? "Write the reply anew, without that sentence or its like."
      : `The learner has read this much of it, and it stands:\n${fence("tutor", said)}\nWrite what comes after it, without that sentence or its like; say nothing of it again.`;
  return sentence === ""
    ? `Your first try came to nothing. ${describeFault(refused.fault)} ${stands}`
    : `Your first try was stopped at this sentence:\n${fence("tutor", sentence)}\n${explain(view, refused)} ${stands}`;
}

/**
 * What a words call is asked. Of the answer key it holds what has been earned or is told now, and the
 * move's own help: what is still to be found is not in it. What stays comes first, what changes last.
 * @param refused what was wrong with the first try, where this is the second
 */
export function buildWordsPrompt(
  turn: MoveTurn,
  materials: Materials,
  refused: Refused | null,
): Prompt {
  const { view, message } = turn;
  const step = view.argument.steps[view.dialogue.step];
  return {
    instructions: [sharedPrefix(view.argument), WORDS_INSTRUCTIONS],
    task: [
      ...describeDialogue(view.transcript, SHOWN),
      `The learner's new message:\n${fence("learner", message)}`,
      `The step that is open after your reply: ${step?.title ?? ""}`,
      describeEarned(turn),
      describeMove(turn, materials),
      ...(refused === null ? [] : [describeRefusal(view, refused)]),
      "Now write the tutor's reply, and nothing else.",
    ].join("\n\n"),
  };
}
