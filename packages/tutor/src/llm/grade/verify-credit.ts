import type { Expectation } from "@elenchus/dialogue/argument";
import { COVERED, NEAR } from "@elenchus/dialogue/coverage";
import type { Finding, SpeechAct } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { findCopy } from "../../checks/copying/find-copy.ts";
import { findSource } from "./find-source.ts";
import { clamp, type Judgement } from "./judgement.ts";

/** Coverage of what the judge credits without the learner having said it. */
const UNPROVEN = 0.5;
/** Most that a credit is worth over which there is a doubt: it is near, so that the tutor asks. */
export const IN_DOUBT = 0.7;
/** Longest reason that the tutor's words build on; a sentence that ends in the middle helps nobody. */
const LONGEST = 400;

/** What the judge says of one expectation. */
export type Judged = Judgement["expectations"][number];

/** What stands of a credit. */
export interface VerifiedCredit {
  readonly coverage: number;
  readonly finding: Finding;
  /** The learner's own words that earn it; empty where none do. */
  readonly words: string;
}

/** A text in one line, cut where it gets long. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

/**
 * What stands of a credit: all of it, where its quotation is the learner's own words. Whether they say what is asked
 * for is the judge's to tell.
 */
export function verifyCredit(
  view: DialogueView,
  { message, speechAct }: { readonly message: string; readonly speechAct: SpeechAct },
  { id, kind }: Pick<Expectation, "id" | "kind">,
  { words: quoted, coverage: judged }: Omit<Judged, "id">,
): VerifiedCredit {
  const coverage = clamp(judged);
  const graded = { kind: "graded", id, likelihood: coverage } as const;
  if (coverage < NEAR) return { coverage, finding: { ...graded, zone: "missed" }, words: "" };
  const source = findSource(view, message, speechAct, quoted);
  if (source === null)
    return { coverage: UNPROVEN, finding: { ...graded, zone: "unsure" }, words: "" };
  const { text, words } = source;
  const copy = findCopy(view, text, quoted, kind);
  if (copy !== null) {
    const left = copy.earnsNothing ? 0 : Math.min(coverage, IN_DOUBT);
    return { coverage: left, finding: { kind: "copied", from: copy.from }, words };
  }
  if (text !== message) return { coverage, finding: { kind: "said_before", id }, words };
  const zone = coverage >= COVERED ? "accepted" : "unsure";
  return { coverage, finding: { ...graded, zone, quotation: words }, words };
}
