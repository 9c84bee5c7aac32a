import type { Expectation } from "@elenchus/dialogue/argument";
import { COVERED, NEAR } from "@elenchus/dialogue/coverage";
import type { SpeechAct } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { findCopy } from "./find-copy.ts";
import { asWritten, findSource } from "./find-source.ts";
import { clamp, type Judgement } from "./judgement.ts";

/** Coverage of what the judge credits without the learner having said it. */
const UNPROVEN = 0.5;
/** Most that a credit is worth over which there is a doubt: it is near, so that the tutor asks. */
export const IN_DOUBT = 0.7;
/** Longest text of the judge's or the learner's in a finding. */
const LONGEST = 160;
/** Longest reason that the tutor's words build on; a sentence that ends in the middle helps nobody. */
export const LONGEST_REASON = 400;

/** What the judge says of one expectation. */
export type Judged = Judgement["expectations"][number];

/** What a message says, as its judge was shown it. */
export interface Said {
  readonly message: string;
  readonly speechAct: SpeechAct;
}

/** What stands of a credit. */
export interface VerifiedCredit {
  readonly coverage: number;
  readonly reason: string;
  /** The learner's own words that earn it; empty where none do. */
  readonly words: string;
}

/** A text in one line, cut where it gets long. */
export function shorten(text: string, longest = LONGEST): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/**
 * What stands of a credit: all of it, where its quotation is the learner's own words. Whether they say what is asked
 * for is the judge's to tell.
 */
export function verifyCredit(
  view: DialogueView,
  { message, speechAct }: Said,
  { id, kind }: Pick<Expectation, "id" | "kind">,
  { words: quoted, coverage: judged }: Omit<Judged, "id">,
): VerifiedCredit {
  const coverage = clamp(judged);
  const describe = (verb: string): string =>
    `${verb} ${id} (${coverage.toFixed(2)})${quoted === "" ? "" : `: "${shorten(quoted)}"`}`;
  if (coverage < NEAR) return { coverage, reason: describe("misses"), words: "" };
  const source = findSource(view, message, speechAct, quoted);
  if (source === null)
    return { coverage: UNPROVEN, reason: `says ${id} in no words of its own`, words: "" };
  const words = asWritten(quoted, source);
  const copy = findCopy(view, source, quoted, kind);
  if (copy !== null) {
    const left = copy.earnsNothing ? 0 : Math.min(coverage, IN_DOUBT);
    return { coverage: left, reason: copy.finding, words };
  }
  if (source !== message) return { coverage, reason: `said ${id} before`, words };
  return { coverage, reason: describe(coverage >= COVERED ? "names" : "comes near"), words };
}
