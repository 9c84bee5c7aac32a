import { COVERED } from "@elenchus/dialogue/coverage";
import type { Findings } from "./findings.ts";
import type { DialogueView } from "@elenchus/dialogue/tutor";

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
/** Of what was heard less than this in an answer, an opinion that it comes near is wrong in two cases of three. */
const FAINT = 0.3;

/** Coverage of what was heard with so much coverage, after a second opinion on it. */
export function weighOpinion(heard: number, verdict: Verdict | undefined): number {
  if (verdict === undefined) return heard;
  if (verdict === "covered") return Math.max(heard, CREDITED);
  if (heard >= COVERED) return verdict === "tenable" ? heard : HALF;
  return verdict === "none" || heard < FAINT ? heard : Math.max(heard, HALF);
}

/** What was heard as near, and an opinion sees nothing of, counts no more than this: four in five of such answers are wrong. */
const UNSEEN = 0.55;
/** Where a verdict without its reason is near, whatever an opinion sees of the reason. */
const IMPACT = "impact";
/** What was heard with so much coverage in the key's own words of content bears no second opinion against it. */
const SURE = 0.95;

/**
 * Coverage of one thing after a second opinion on it. Where a misconception was heard the opinion makes nothing near: who is
 * to be corrected is not to be asked for more of it.
 */
function weighOne(
  { coverage, misconception }: Findings,
  id: string,
  verdict: Verdict,
  isKeyWording: boolean,
): number {
  const heard = coverage[id] ?? 0;
  if (isKeyWording && heard >= SURE) return heard;
  if (verdict === "none" && id !== IMPACT && heard < COVERED) return Math.min(heard, UNSEEN);
  const weighed = weighOpinion(heard, verdict);
  return misconception !== null && weighed < COVERED ? Math.min(heard, weighed) : weighed;
}

/**
 * Findings after a second opinion on each of them; words that it credits show no misconception.
 * @param isKeyWording whether the answer has just the words of content that the key has for an expectation
 */
export function weighFindings(
  findings: Findings,
  verdicts: ReadonlyMap<string, Verdict>,
  isKeyWording: (id: string) => boolean,
): Findings {
  if (verdicts.size === 0) return findings;
  const coverage: Record<string, number> = { ...findings.coverage };
  for (const [id, verdict] of verdicts)
    coverage[id] = weighOne(findings, id, verdict, isKeyWording(id));
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
