import { COVERED } from "../../dialogue/coverage.ts";
import type { DialogueView } from "../../tutor.ts";
import type { SentenceEncoder } from "../sentence-encoder.ts";
import { readStatements } from "./assess-statements.ts";
import type { Findings } from "./findings.ts";
import { type OwnKind, readOwnFinds } from "./own-finds.ts";

/** Judges an answer to a step that accepts what the key lists and what the learner finds besides. */
export async function assessFinds(
  encoder: SentenceEncoder,
  view: DialogueView,
  message: string,
): Promise<Findings> {
  const { argument, dialogue } = view;
  const kind = argument.key.expectations.find(
    (one) => one.step === dialogue.step && one.isOwn === true,
  )?.kind as OwnKind;
  const read = await readStatements(encoder, argument, dialogue.step, message);
  const own = await readOwnFinds(encoder, view, { message, kind, matches: read.matches });
  if (own.misconception !== null && bestOf(read.findings) < COVERED)
    return { ...read.findings, ...own, coverage: {}, misconception: own.misconception };
  const coverage = { ...read.findings.coverage, ...own.coverage };
  const isCovered = Math.max(0, ...Object.values(own.coverage)) >= COVERED;
  return {
    coverage,
    misconception: isCovered ? null : read.findings.misconception,
    confidence: isCovered ? 0.8 : read.findings.confidence,
    reasons: [...own.reasons, ...read.findings.reasons],
  };
}

function bestOf({ coverage }: Findings): number {
  return Math.max(0, ...Object.values(coverage));
}
