import { COVERED, NEAR } from "../../dialogue/coverage.ts";
import type { DialogueView } from "../../tutor.ts";
import { sentencesOfMessage } from "../reading/sentences.ts";
import { cosine, type SentenceEncoder } from "../sentence-encoder.ts";
import { readStatements } from "./assess-statements.ts";
import { type Candidate, readCandidates } from "./find-features.ts";
import { type FindKind, isFindKind } from "./find-kinds.ts";
import { scoreFind } from "./find-model.ts";
import type { Findings } from "./findings.ts";
import { kindOfStep } from "./step-kind.ts";

const OWN = ["own-1", "own-2"] as const;
/** From here on a find is taken for the one that the key lists. */
const IS_LISTED = 0.5;
/** Two finds as near as this are one. */
const SAME_FIND = 0.72;

/** Judges an answer to a step that accepts what the key lists and what the learner finds besides. */
export async function assessFinds(
  encoder: SentenceEncoder,
  view: DialogueView,
  message: string,
): Promise<Findings> {
  const { argument, dialogue } = view;
  const kind = kindOfStep(view);
  if (kind === null || !isFindKind(kind)) throw new Error("The step asks for no finds.");
  const { findings, matches } = await readStatements(encoder, argument, dialogue.step, message);
  const candidates = await readCandidates(encoder, argument, { message, kind, matches });
  const credited = await credit(encoder, view, candidates, kind);
  const best = Math.max(0, ...Object.values(credited));
  return {
    coverage: credited,
    misconception:
      best >= COVERED ? null : (misconceptionOf(candidates, kind) ?? findings.misconception),
    confidence: best >= COVERED ? 0.8 : findings.confidence,
    reasons: [
      ...Object.entries(credited).map(([id, score]) => `finds ${id} (${score.toFixed(2)})`),
      ...findings.reasons,
    ],
  };
}

/** Coverage by what each part of the answer finds: something listed, or something of the learner's own. */
async function credit(
  encoder: SentenceEncoder,
  { argument, dialogue, transcript }: DialogueView,
  candidates: readonly Candidate[],
  kind: FindKind,
): Promise<Record<string, number>> {
  const coverage: Record<string, number> = {};
  const isCovered = (id: string): boolean => (dialogue.coverage[id] ?? 0) >= COVERED;
  const earlier = transcript
    .filter((one) => one.sender === "user" && one.step === dialogue.step)
    .filter((one) => OWN.some((id) => (one.assessment?.coverage[id] ?? 0) >= COVERED))
    .flatMap((one) => sentencesOfMessage(one.text));
  const taken = await encoder.embed(earlier);
  const scored = candidates.map((one) => ({ one, score: scoreFind(one.features, kind) }));
  for (const { one, score } of scored.toSorted((a, b) => b.score - a.score)) {
    if (score < NEAR) break;
    if (one.best !== null && one.best.score >= IS_LISTED) {
      coverage[one.best.id] = Math.max(coverage[one.best.id] ?? 0, score);
      taken.push(one.vector);
      continue;
    }
    if (taken.some((other) => cosine(one.vector, other) >= SAME_FIND)) continue;
    const free = OWN.find((id) => !isCovered(id) && (coverage[id] ?? 0) < COVERED);
    if (free === undefined || !argument.key.expectations.some(({ id }) => id === free)) continue;
    coverage[free] = Math.max(coverage[free] ?? 0, score);
    taken.push(one.vector);
  }
  return coverage;
}

/** What an answer offers in the place of an assumption, by its form. */
function misconceptionOf(candidates: readonly Candidate[], kind: FindKind): string | null {
  if (kind !== "assumption" || candidates.length === 0) return null;
  if (candidates.some(({ features }) => features.ranks === 1)) return "value-as-assumption";
  return candidates.every(({ features }) => features.question === 1)
    ? "question-as-assumption"
    : null;
}
