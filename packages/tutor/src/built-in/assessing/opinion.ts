import { COVERED } from "../../dialogue/coverage.ts";
import type { Findings } from "../../judging/findings.ts";
import type { DialogueView } from "../../tutor.ts";

/**
 * What a second opinion makes of an answer: it says what is asked for, it may well where that was heard in it, it comes near to
 * it, or it does none of these.
 */
export type Verdict = "covered" | "tenable" | "near" | "none";

/**
 * A second opinion on a text said where a dialogue stands: a verdict for each expectation that it has an opinion on. Where any
 * find counts it is one verdict, for the find that is nearest.
 */
export type Opine = (view: DialogueView, text: string) => Promise<ReadonlyMap<string, Verdict>>;

/** No opinion on anything. */
export const noOpinion: Opine = async () => new Map();

/** What an answer counts that a second opinion credits, and one that comes near. */
const CREDITED = 0.85;
const HALF = 0.66;

/** Coverage of what was heard with so much coverage, after a second opinion on it. */
export function weighOpinion(heard: number, verdict: Verdict | undefined): number {
  if (verdict === undefined) return heard;
  if (verdict === "covered") return Math.max(heard, CREDITED);
  if (heard >= COVERED) return verdict === "tenable" ? heard : HALF;
  return verdict === "none" ? heard : Math.max(heard, HALF);
}

/** Findings after a second opinion on each of them; words that it credits show no misconception. */
export function weighFindings(
  findings: Findings,
  verdicts: ReadonlyMap<string, Verdict>,
): Findings {
  if (verdicts.size === 0) return findings;
  const coverage: Record<string, number> = { ...findings.coverage };
  for (const [id, verdict] of verdicts) coverage[id] = weighOpinion(coverage[id] ?? 0, verdict);
  const turned = [...verdicts].filter(([id]) => coverage[id] !== (findings.coverage[id] ?? 0));
  const isCredited = turned.some(([id]) => (coverage[id] ?? 0) >= COVERED);
  return {
    ...findings,
    coverage,
    misconception: isCredited ? null : findings.misconception,
    reasons: [
      ...findings.reasons,
      ...turned.map(([id, verdict]) => `second opinion on ${id}: ${verdict}`),
    ],
  };
}
