import type { LentParts } from "../lent-parts.ts";
import { checkCheaply } from "./assessing/check-cheaply.ts";
import { BUILT_IN_NAME } from "./built-in-name.ts";
import { openDialogue } from "./wording/open-dialogue.ts";
import { wordMove } from "./wording/word-move.ts";
import { writeArgument } from "./writing/write-argument.ts";

/** What the built-in tutor lends to a tutor by a model. */
export function lendParts(): LentParts {
  return {
    openDialogue,
    checkCheaply: (view, message) => checkCheaply(view, message, BUILT_IN_NAME),
    wordMove,
    writeArgument: (request) => writeArgument(request, BUILT_IN_NAME),
  };
}
