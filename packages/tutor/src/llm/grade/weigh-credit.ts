import { COVERED, NEAR } from "@elenchus/dialogue/coverage";
import { type Asides, readAsides } from "../../checks/gaming/asides/read-asides.ts";
import type { LentParts } from "../../lent-parts.ts";
import { contentStems } from "@elenchus/dialogue/words/words";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { findSource } from "./check-words.ts";
import { creditedText, findGround } from "./ground.ts";
import type { Judgement } from "./judgement.ts";

/** Coverage of what the judge credits without the learner having said it. */
const UNPROVEN = 0.5;
/** Coverage of what the judge credits and the learner's words bear out only so far: it came near. */
const BORNE_OUT_IN_PART = 0.7;
/** Longest quotation, and longest reason of the judge's, in a finding. */
const LONGEST = 160;

/** What the judge says of one expectation. */
export type Judged = Judgement["expectations"][number];

/** What one credit of the judge's is worth. */
export interface Weighed {
  readonly coverage: number;
  readonly reason: string;
  /** Whether it was a credit that nothing bears out. */
  readonly isRefused: boolean;
}

/** A number from 0 to 1, whatever a model wrote. */
export function clamp(value: number): number {
  return value > 0 ? Math.min(1, value) : 0;
}

/** A text in one line, cut where it gets long. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

/** A message, and what of it may be an answer. */
export interface Heard extends Asides {
  readonly message: string;
}

/** Whether a quotation has a word of what may be an answer. */
function isOfAnswer(words: string, text: string): boolean {
  const said = contentStems(text);
  return [...contentStems(words)].some((stem) => said.has(stem));
}

/** What one credit of the judge's is worth: it counts only with words that the learner wrote as an answer. */
export async function weighCredit(
  seesGround: LentParts["seesGround"],
  view: DialogueView,
  heard: Heard,
  judged: Judged,
): Promise<Weighed> {
  const coverage = clamp(judged.coverage);
  const { id, words } = judged;
  const name = (verb: string, value: number): string =>
    `${verb} ${id} (${value.toFixed(2)})${words === "" ? "" : `: "${shorten(words)}"`}`;
  const refuse = (reason: string): Weighed => ({ coverage: UNPROVEN, reason, isRefused: true });
  const grant = (reason: string, most = 1): Weighed => ({
    coverage: Math.min(coverage, most),
    reason,
    isRefused: false,
  });
  if (coverage < NEAR) return grant(name("misses", coverage));
  const source = findSource(view, heard.message, words);
  if (source === null) return refuse(`says ${id} in no words of its own`);
  const expectation = view.argument.key.expectations.find((one) => one.id === id);
  if (expectation === undefined) return { ...refuse(`no such expectation: ${id}`), coverage: 0 };
  const isNow = source === heard.message;
  const credited = creditedText(isNow ? heard : readAsides(view.argument, source));
  const isSaid = isOfAnswer(words, credited.text);
  const ground = isSaid ? await findGround(seesGround, view, credited, expectation) : "none";
  if (ground === "none") return refuse(name("credits without ground", UNPROVEN));
  if (ground === "some")
    return grant(name("comes near", Math.min(coverage, BORNE_OUT_IN_PART)), BORNE_OUT_IN_PART);
  if (!isNow) return grant(`said ${id} before: ${source}`);
  return grant(name(coverage >= COVERED ? "names" : "comes near", coverage));
}
