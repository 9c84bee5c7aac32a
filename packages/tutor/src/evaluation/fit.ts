import { writeFile } from "node:fs/promises";
import start from "../built-in/assessing/score-weights.json" with { type: "json" };
import { createSentenceEncoder } from "../built-in/sentence-encoder.ts";
import { alignToCovered, collectBags, fitWeights } from "./fit-score-model.ts";
import { HELD_OUT_FRAMES } from "./labelled-answer.ts";
import { readLabels } from "./read-labels.ts";

/** `npm run fit`: fits the score model to the tuned part of the labelled answers and writes it. */
const encoder = createSentenceEncoder();
const labels = (await readLabels()).filter((label) => !HELD_OUT_FRAMES.includes(label.frame));
const bags = await collectBags(encoder, labels);
const weights = alignToCovered(bags, fitWeights(bags, start));
const rounded = Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, Number(value.toFixed(4))]));
const file = new URL("../built-in/assessing/score-weights.json", import.meta.url);
await writeFile(file, `${JSON.stringify(rounded, null, 2)}\n`);
console.log(`Fitted to ${bags.length} pairs of ${labels.length} answers:`, rounded);
await encoder.close();
