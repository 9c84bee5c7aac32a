import { SCORE_KINDS } from "@elenchus/tutor/built-in/grade/score-kinds";
import { writeFile } from "node:fs/promises";
import { FIND_KINDS } from "@elenchus/dialogue/find-kinds";

import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { collectFindSamples, fitFindWeights } from "./fit-find-model.ts";
import { fitValueWeights } from "./fit-value-model.ts";
import { collectSamples, fitWeights } from "./fit-score-model.ts";
import { collectFromAnalyses } from "./find-samples.ts";
import { collectLeaningSamples, leanInTurn } from "./leaning-samples.ts";
import { HELD_OUT_FRAMES } from "./labelled-answer.ts";
import { collectFromLibrary } from "./library-samples.ts";
import { readLabels } from "./read-labels.ts";

async function write(name: string, fitted: Record<string, Record<string, number>>): Promise<void> {
  const rounded = Object.fromEntries(
    Object.entries(fitted).map(([kind, weights]) => [
      kind,
      Object.fromEntries(
        Object.entries(weights).map(([term, weight]) => [term, Number(weight.toFixed(4))]),
      ),
    ]),
  );
  const file = new URL(`../../packages/tutor/src/built-in/grade/${name}`, import.meta.url);
  await writeFile(file, `${JSON.stringify(rounded, null, 2)}\n`);
}

/**
 * Fits the value, score and find models of grading to the tuned part of the labelled answers and to the issue library,
 * and writes them; how many samples each had.
 */
export async function trainGrading(encoder: SentenceEncoder): Promise<Record<string, number>> {
  const all = await readLabels();
  const labels = all.filter((label) => !HELD_OUT_FRAMES.includes(label.frame));
  const heldOut = new Set(
    all.filter((label) => HELD_OUT_FRAMES.includes(label.frame)).map((label) => label.issue),
  );
  const pairs: Record<string, number> = {};
  const leanings = leanInTurn(await collectLeaningSamples(encoder, labels));
  await write("value-weights.json", { value: await fitValueWeights(encoder, labels, leanings) });
  const analyses = await collectFromAnalyses(encoder, heldOut);
  const samples = await collectSamples(encoder, labels, leanings);
  const library = [...(await collectFromLibrary(encoder, heldOut)), ...analyses.statements];
  const scores: Record<string, Record<string, number>> = {};
  for (const kind of SCORE_KINDS) {
    const own = samples.filter((sample) => sample.kind === kind);
    const ofLibrary = library.filter((sample) => sample.kind === kind);
    scores[kind] = fitWeights(own, ofLibrary);
    pairs[`scores of ${kind}`] = own.length + ofLibrary.length;
  }
  await write("score-weights.json", scores);
  const found = await collectFindSamples(encoder, labels, leanings);
  const finds: Record<string, Record<string, number>> = {};
  for (const kind of FIND_KINDS) {
    const own = found.filter((sample) => sample.kind === kind);
    const ofLibrary = analyses.finds.filter((sample) => sample.kind === kind);
    finds[kind] = fitFindWeights(own, ofLibrary);
    pairs[`finds of ${kind}`] = own.length + ofLibrary.length;
  }
  await write("find-weights.json", finds);
  return pairs;
}
