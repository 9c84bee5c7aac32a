import { writeFile } from "node:fs/promises";
import type { Reader } from "@elenchus/tutor/reader/reader";
import { roundFitted, roundNetwork } from "../train/round-network.ts";
import { readStrangerArguments } from "../stranger-arguments.ts";
import { fitLeaks } from "./fit-leaks.ts";
import { leakSamples } from "./leak-samples.ts";
import { fittedSentences } from "./said-sentences.ts";

const FILE = new URL(
  "../../../packages/tutor/src/checks/leaks/leak-classifier.json",
  import.meta.url,
);

/** Fits the leak classifier to the strangers' arguments that are not held out, and writes its weights. */
export async function trainLeaks(reader: Reader) {
  const said = fittedSentences(await readStrangerArguments());
  const samples = await leakSamples(reader, said);
  const { network, threshold } = fitLeaks(samples);
  const rounded = { network: roundNetwork(network), threshold: roundFitted(threshold) };
  await writeFile(FILE, `${JSON.stringify(rounded)}\n`);
  return { sentences: samples.length, threshold: rounded.threshold };
}
