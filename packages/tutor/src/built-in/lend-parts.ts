import type { LentParts } from "../lent-parts.ts";
import { assessMessage } from "./assessing/assess.ts";
import { checkCheaply } from "./assessing/check-cheaply.ts";
import { BUILT_IN_NAME } from "./built-in-name.ts";
import { seesGround } from "./second-look/sees-ground.ts";
import { wouldEarn } from "./second-look/would-earn.ts";
import type { SentenceEncoder } from "./sentence-encoder.ts";
import { openDialogue } from "./wording/open-dialogue.ts";
import { wordMove } from "./wording/word-move.ts";
import { writeArgument } from "./writing/write-argument.ts";

/** What of it needs no encoder. */
export function lendPlainParts(): Omit<LentParts, "assess" | "seesGround" | "wouldEarn"> {
  return {
    openDialogue,
    checkCheaply: (view, message) => checkCheaply(view, message, BUILT_IN_NAME),
    wordMove,
    writeArgument: (request) => writeArgument(request, BUILT_IN_NAME),
  };
}

/** What the built-in tutor lends to a tutor by a model. */
export function lendParts({ encoder }: { encoder: SentenceEncoder }): LentParts {
  return {
    ...lendPlainParts(),
    assess: (view, message) => assessMessage(encoder, view, message, BUILT_IN_NAME),
    seesGround: (view, credited, one) => seesGround(encoder, view, credited, one),
    wouldEarn: (view, sentence, fromStep) => wouldEarn(encoder, view, sentence, fromStep),
  };
}
