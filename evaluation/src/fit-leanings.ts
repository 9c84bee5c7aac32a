import { writeFile } from "node:fs/promises";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { HELD_OUT_FRAMES } from "./labelled-answer.ts";
import { collectLeaningSamples, fitLeanings } from "./leaning-samples.ts";
import { readLabels } from "./read-labels.ts";

/** Fits the directions towards right answers and writes them; how many answers there were for each. */
export async function trainLeanings(encoder: SentenceEncoder): Promise<Record<string, number>> {
  const labels = (await readLabels()).filter((label) => !HELD_OUT_FRAMES.includes(label.frame));
  const samples = await collectLeaningSamples(encoder, labels);
  const rounded = Object.fromEntries(
    Object.entries(fitLeanings(samples)).map(([name, { bias, weights }]) => [
      name,
      {
        bias: Number(bias.toFixed(4)),
        weights: weights.map((weight) => Number(weight.toFixed(4))),
      },
    ]),
  );
  const file = new URL("../../packages/tutor/src/built-in/grade/leanings.json", import.meta.url);
  await writeFile(file, `${JSON.stringify(rounded)}\n`);
  return Object.fromEntries(
    [...Map.groupBy(samples, (sample) => sample.name)].map(([name, own]) => [name, own.length]),
  );
}
