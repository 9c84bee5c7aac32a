import type { Argument } from "@elenchus/dialogue/argument";
import { stepsTold } from "@elenchus/dialogue/coverage";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { placeInRotation } from "@elenchus/dialogue/place-in-rotation";
import closings from "./closings.json" with { type: "json" };

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
