import type { LentParts } from "../lent-parts.ts";
import { checkCheaply } from "./assessing/check-cheaply.ts";
import { openDialogue } from "./wording/open-dialogue.ts";
import { wordMove } from "./wording/word-move.ts";
import { writeArgument } from "./writing/write-argument.ts";

/**
 * The parts of the built-in tutor that another tutor may work with.
 * @param name the built-in tutor's, as judgements and arguments carry it
 */
export function lendParts(name: string): LentParts {
  return {
    openDialogue,
    checkCheaply: (view, message) => checkCheaply(view, message, name),
    wordMove,
    writeArgument: (request) => writeArgument(request, name),
  };
}
