import { writeFile } from "node:fs/promises";
import { createSentenceEncoder } from "../../built-in/sentence-encoder.ts";
import { fitHearing } from "./fit-hearing.ts";
import { hearingSamples } from "./hearing-samples.ts";

/**
 * `npm run fit:hearing`: fits what tells a sentence that gives something away, or is no tutor's, from a good one, to what
 * strangers wrote, and writes its weights.
 */
const encoder = createSentenceEncoder();
const { network, letThrough } = fitHearing(
  await hearingSamples(encoder, ({ isHeldOut }) => !isHeldOut),
);

function round(value: number): number {
  return Number(value.toFixed(3));
}

const units = network.units.map(({ weights, bias, out }) => ({
  weights: Array.from(weights, round),
  bias: round(bias),
  out: round(out),
}));
const file = new URL("../../llm/guard/hearing-network.json", import.meta.url);
await writeFile(file, `${JSON.stringify({ units, bias: round(network.bias) })}\n`);
console.table(letThrough);
await encoder.close();
