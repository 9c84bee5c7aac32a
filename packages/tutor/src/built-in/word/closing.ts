import { FRAMES } from "@elenchus/curriculum/frames/frames";
import type { Argument } from "@elenchus/dialogue/argument";
import { stepsTold } from "@elenchus/dialogue/coverage";
import { hashText } from "@elenchus/dialogue/seeded-choice";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import closings from "./closings.json" with { type: "json" };

/**
 * Where an argument stands in the rotation of its module: a learner meets each frame before one comes again, so that
 * what is chosen by this differs from dialogue to dialogue.
 */
function placeInRotation({ module, frame }: Argument): number {
  const place = FRAMES[module].findIndex(({ id }) => id === frame);
  return place === -1 ? hashText(frame) : place;
}

/** The closing words of a dialogue, by how it ended. */
export function closingOf({ argument, dialogue }: DialogueView): string {
  const bank = bankOf(argument, dialogue);
  return bank[placeInRotation(argument) % bank.length] ?? "";
}

function bankOf(argument: Argument, dialogue: DialogueView["dialogue"]): readonly string[] {
  if (dialogue.outcome !== "success")
    return dialogue.outcomeReason === "message_limit" ? closings.limit : closings.told;
  if (dialogue.asserted.length === 0) return closings.well[argument.module];
  return stepsTold(argument, dialogue).length > 0 ? closings.withHelp : closings.butForProbes;
}
