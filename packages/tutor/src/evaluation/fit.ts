import { writeFile } from "node:fs/promises";
import { SCORE_KINDS, type ScoreKind } from "../built-in/assessing/score-model.ts";
import { createSentenceEncoder } from "../built-in/sentence-encoder.ts";
import { alignToCovered, collectSamples, fitWeights } from "./fit-score-model.ts";
import { HELD_OUT_FRAMES } from "./labelled-answer.ts";
import { readLabels } from "./read-labels.ts";
import { collectFinds } from "./find-samples.ts";
import { collectFromLibrary } from "./library-samples.ts";

/** `npm run fit`: fits the score model to the tuned part of the labelled answers and writes it. */
const encoder = createSentenceEncoder();
const all = await readLabels();
const labels = all.filter((label) => !HELD_OUT_FRAMES.includes(label.frame));
const heldOut = new Set(
  all.filter((label) => HELD_OUT_FRAMES.includes(label.frame)).map((label) => label.issue),
);
const samples = await collectSamples(encoder, labels);
const fromLibrary = [
  ...(await collectFromLibrary(encoder, heldOut)),
  ...(await collectFinds(encoder, heldOut)),
];
const fitted: Partial<Record<ScoreKind, Record<string, number>>> = {};
for (const kind of SCORE_KINDS) {
  const own = samples.filter((sample) => sample.kind === kind);
  const ofLibrary = fromLibrary.filter((sample) => sample.kind === kind);
  const weights = alignToCovered(own, fitWeights([...own, ...ofLibrary]));
  console.log(
    `${kind}: ${own.length} pairs of labelled answers, ${ofLibrary.length} of the library.`,
  );
  const rounded: Record<string, number> = {};
  for (const [name, value] of Object.entries(weights)) rounded[name] = Number(value.toFixed(4));
  fitted[kind] = rounded;
}
const file = new URL("../built-in/assessing/score-weights.json", import.meta.url);
await writeFile(file, `${JSON.stringify(fitted, null, 2)}\n`);
await encoder.close();
