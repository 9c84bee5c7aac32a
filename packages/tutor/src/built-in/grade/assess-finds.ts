import { COVERED, NEAR } from "@elenchus/dialogue/coverage";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { leavesOpen } from "./reading/analysis-talk.ts";
import { sentencesOfMessage } from "./reading/sentences.ts";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import { readStatements } from "./assess-statements.ts";
import { type Candidate, readCandidates } from "./find-features.ts";
import { type FindKind, isFindKind } from "@elenchus/dialogue/find-kinds";
import { scoreFind } from "./find-model.ts";
import { type Opine, weighOpinion } from "./opinion.ts";
import type { Findings } from "./findings.ts";
import { creditsBefore } from "@elenchus/dialogue/credits-before";
import { findSame, type Said } from "./second-look/same-find.ts";
import { kindOfStep } from "@elenchus/dialogue/step-kind";

const OWN = ["own-1", "own-2"] as const;
const isOwnId = (id: string): boolean => OWN.some((own) => own === id);
/** From here on a find is taken for the one that the key lists: so surely, and so near in meaning. */
const IS_LISTED = { score: 0.8, near: 0.7 } as const;
/** With so few words of its own, or so near, an answer repeats a part of the argument. */
const REPEATS = { fresh: 0.25, near: 0.8 } as const;

/** What was credited, and what for. */
interface Found extends Said {
  readonly id: string;
}

/** Judges an answer to a step that accepts what the key lists and what the learner finds besides. */
export async function assessFinds(
  { encoder, opine }: { readonly encoder: SentenceEncoder; readonly opine: Opine },
  view: DialogueView,
  message: string,
): Promise<Findings> {
  const { argument, dialogue } = view;
  const kind = kindOfStep(view);
  if (kind === null || !isFindKind(kind)) throw new Error("The step asks for no finds.");
  const { findings, matches } = await readStatements(encoder, argument, dialogue.step, message);
  const candidates = await readCandidates(encoder, argument, { message, kind, matches });
  const scored = await Promise.all(
    candidates.map(async (one) => {
      const [verdict] = (await opine(view, one.text)).values();
      const score = weighOpinion(scoreOf(one, kind), verdict);
      return { one, score: isLeftOpen(one, kind) ? Math.min(score, HALF) : score };
    }),
  );
  const { coverage: credited, earnedBy } = await credit(encoder, view, scored);
  const best = Math.max(0, ...Object.values(credited));
  return {
    coverage: credited,
    earnedBy,
    misconception:
      best >= NEAR
        ? null
        : (misconceptionOf(candidates, kind) ?? plainMisconception(candidates, findings)),
    confidence: best >= COVERED ? 0.8 : findings.confidence,
    reasons: [
      ...Object.entries(credited).map(([id, score]) => `finds ${id} (${score.toFixed(2)})`),
      ...findings.reasons,
    ],
  };
}

/** What earlier messages were credited with in the step, sentence by sentence. */
async function readCreditsBefore(encoder: SentenceEncoder, view: DialogueView): Promise<Found[]> {
  const found = creditsBefore(view).flatMap(({ id, words }) =>
    sentencesOfMessage(words).map((text) => ({ id, text })),
  );
  const vectors = await encoder.embed(found.map(({ text }) => text));
  return found.map((one, index) => ({ ...one, vector: vectors[index] ?? new Float32Array() }));
}

/** What each part of the answer finds: something listed, or something of the learner's own. */
async function credit(
  encoder: SentenceEncoder,
  view: DialogueView,
  scored: readonly { readonly one: Candidate; readonly score: number }[],
): Promise<Required<Pick<Findings, "coverage" | "earnedBy">>> {
  const { argument, dialogue } = view;
  const coverage: Record<string, number> = {};
  const earnedBy: Record<string, string> = {};
  const isCovered = (id: string): boolean => (dialogue.coverage[id] ?? 0) >= COVERED;
  const before = await readCreditsBefore(encoder, view);
  const now: Found[] = [];
  const again = new Map<string, number>();
  const [, ...sentences] = scored;
  const isByParts = sentences.some(({ score }) => score >= COVERED);
  for (const { one, score } of (isByParts ? sentences : scored).toSorted(
    (a, b) => b.score - a.score,
  )) {
    const isBeside = Object.values(coverage).some((found) => found >= COVERED) && score < COVERED;
    if (score < NEAR || isBeside) break;
    const free = OWN.find((id) => !isCovered(id) && (coverage[id] ?? 0) < COVERED);
    const id = one.best !== null && isListed(one.best) ? one.best.id : free;
    if (id === undefined || !argument.key.expectations.some((each) => each.id === id)) continue;
    // Two finds that the key lists are two, however near they are to each other.
    const rivals = before.filter((found) => isOwnId(id) || isOwnId(found.id));
    const same = await findSame(encoder, one, [...rivals, ...now]);
    if (same !== null) {
      if (score >= COVERED && isCovered(same.id)) again.set(same.id, score);
      continue;
    }
    coverage[id] = Math.max(coverage[id] ?? 0, score);
    earnedBy[id] = one.text;
    now.push({ id, text: one.text, vector: one.vector });
  }
  // What was found before and is said again stays found: whoever hears it is to say so.
  return { coverage: { ...Object.fromEntries(again), ...coverage }, earnedBy };
}

/** An answer with words of its own is no mere repetition, however near it comes to one. */
function plainMisconception(
  candidates: readonly Candidate[],
  { misconception }: Findings,
): string | null {
  const [whole] = candidates;
  if (whole === undefined) return misconception;
  const { fresh, nearWrong } = whole.features;
  return fresh <= REPEATS.fresh || nearWrong >= REPEATS.near ? misconception : null;
}

/** By so much what is listed as right outdoes what is listed as wrong in an answer that says it. */
const OUTDOES = 0.3;
/** Coverage of what touches the reasons nowhere, or leaves open what it proposes. */
const HALF = 0.66;
const BEARS_ON = 0.45;
/** So sure has one to be of an alternative, since almost anything may be proposed. */
const SURE = 0.86;
const SHORT_OF_COVERED = 0.78;

/** How surely a part of an answer is a find; an alternative has to bear on the reasons and to say what. */
function scoreOf({ features, best }: Candidate, kind: FindKind): number {
  // Who says what the key lists has found it, whatever else an answer of that form may be.
  if (best !== null && isListed(best) && features.wrong < best.score - OUTDOES) return best.score;
  const score = scoreFind(features, kind);
  if (kind !== "alternative") return score;
  const isUnrelated = features.sharedReason === 0 && features.nearReason < BEARS_ON;
  if (isUnrelated) return Math.min(score, HALF);
  return score >= SURE ? score : Math.min(score, SHORT_OF_COVERED);
}

/** An alternative says what is to be done, and does not leave that to be found. */
function isLeftOpen({ text }: Candidate, kind: FindKind): boolean {
  return kind === "alternative" && leavesOpen(text);
}

function isListed({ score, near }: NonNullable<Candidate["best"]>): boolean {
  return score >= IS_LISTED.score && near >= IS_LISTED.near;
}

/** What an answer offers in the place of an assumption, by its form. */
function misconceptionOf(candidates: readonly Candidate[], kind: FindKind): string | null {
  if (kind !== "assumption" || candidates.length === 0) return null;
  if (candidates.some(({ features }) => features.ranks === 1)) return "value-as-assumption";
  return candidates.every(({ features }) => features.question === 1)
    ? "question-as-assumption"
    : null;
}
