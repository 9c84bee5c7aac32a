import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { roundNetwork } from "../../fit-network.ts";
import { readFitSamples } from "../fit-samples.ts";
import { roundAll, writeFitted } from "../write-fitted.ts";
import { fitProbes } from "./fit-probes.ts";

/** Fits the second look at answers to further questions, and writes its weights. */
export async function trainProbes(encoder: SentenceEncoder) {
  const { probes, report } = await fitProbes(encoder, await readFitSamples(encoder));
  const { network, bars } = probes;
  const rounded = { network: roundNetwork(network), bars: roundAll(bars) };
  await writeFitted("probe-rightness.json", rounded, 0);
  return { report };
}
