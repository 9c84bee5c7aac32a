import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { roundNetwork } from "../fit-network.ts";
import { readFitSamples } from "./fit-samples.ts";
import { fitSecondLook } from "./fit-second-look.ts";
import { roundAll, writeFitted } from "./write-fitted.ts";

/** Fits the second look at credits to answers and to talk with whoever judges, and writes its weights. */
export async function trainSecondLook(encoder: SentenceEncoder) {
  const samples = await readFitSamples(encoder);
  const { talk, grounds, rightness, report } = await fitSecondLook(encoder, samples);
  await writeFitted("talk-network.json", roundNetwork(talk), 0);
  await writeFitted("ground-weights.json", roundAll(grounds), 2);
  const { network, bars } = rightness;
  const rounded = { network: roundNetwork(network), bars: roundAll(bars) };
  await writeFitted("rightness.json", rounded, 0);
  return { report };
}
