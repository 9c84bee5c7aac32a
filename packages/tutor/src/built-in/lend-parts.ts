import { isAttempt } from "../checks/gaming/attempts/is-attempt.ts";
import type { LentParts } from "../lent-parts.ts";
import { assessMessage } from "./grade/assess.ts";
import { checkCheaply } from "./grade/check-cheaply.ts";
import { BUILT_IN_NAME } from "./built-in-name.ts";
import { findRepeats } from "./grade/second-look/find-repeats.ts";
import { createSecondOpinion } from "./grade/second-look/second-opinion.ts";
import { seesGround } from "./grade/second-look/sees-ground.ts";
import type { SentenceEncoder } from "../text/sentence-encoder.ts";

/** What of it needs no encoder. */
export function lendPlainParts(): Omit<
  LentParts,
  "assess" | "seesGround" | "findRepeats" | "isAttempt"
> {
  return {
    checkCheaply: (view, message) => checkCheaply(view, message, BUILT_IN_NAME),
  };
}

/** What the built-in tutor lends to a tutor by a model. */
export function lendParts({ encoder }: { encoder: SentenceEncoder }): LentParts {
  const opine = createSecondOpinion(encoder);
  return {
    ...lendPlainParts(),
    assess: (view, message) => assessMessage({ encoder, opine }, view, message, BUILT_IN_NAME),
    seesGround: (view, credited, one) => seesGround(encoder, view, credited, one),
    findRepeats: (view, credits) => findRepeats(encoder, view, credits),
    isAttempt: (at, message) => isAttempt((texts) => encoder.embed(texts), at, message),
  };
}
