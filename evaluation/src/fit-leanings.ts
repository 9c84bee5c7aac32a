import { writeFile } from "node:fs/promises";
import { createSentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { HELD_OUT_FRAMES } from "./labelled-answer.ts";
import { collectLeaningSamples, fitLeanings } from "./leaning-samples.ts";
import { readLabels } from "./read-labels.ts";

/** First part of `npm run fit`: fits the directions towards right answers and writes them. */
const encoder = createSentenceEncoder();
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
for (const [name, own] of Map.groupBy(samples, (sample) => sample.name))
  console.log(`leaning of ${name}: ${own.length} labelled answers.`);
await encoder.close();
