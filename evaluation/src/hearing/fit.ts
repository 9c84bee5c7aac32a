import { writeFile } from "node:fs/promises";
import { createSentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import type { FittedHearer } from "@elenchus/tutor/llm/guard/hearing";
import { roundFitted, roundNetwork } from "../fit-network.ts";
import { fitHearing } from "./fit-hearing.ts";
import { hearingSamples } from "./hearing-samples.ts";

/**
 * `npm run fit:hearing`: fits what tells a sentence that gives something away, or is no tutor's, from a good one, to what
 * strangers wrote, and writes its weights.
 */
const encoder = createSentenceEncoder();
const { fitted, letThrough } = fitHearing(
  await hearingSamples(encoder, ({ isHeldOut }) => !isHeldOut),
);

const file = new URL("../../../packages/tutor/src/llm/guard/hearing-network.json", import.meta.url);
const { glance, full, lenience, small } = fitted;
const roundHearer = ({ look, whole }: FittedHearer): FittedHearer => ({
  look: roundNetwork(look),
  whole: roundNetwork(whole),
});
const rounded = {
  glance: roundNetwork(glance),
  full: roundHearer(full),
  lenience: roundFitted(lenience),
  small: roundHearer(small),
};
await writeFile(file, `${JSON.stringify(rounded)}\n`);
console.table(letThrough);
await encoder.close();
