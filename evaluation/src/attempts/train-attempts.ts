import { writeFile } from "node:fs/promises";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { roundNetwork } from "../fit-network.ts";
import { readStrangerArguments } from "../stranger-arguments.ts";
import { attemptSamples } from "./attempt-samples.ts";
import { fitAttempts } from "./fit-attempts.ts";

/** Fits what tells a learner's try from talk to what strangers wrote, and writes its weights. */
export async function trainAttempts(encoder: SentenceEncoder) {
  const strangers = (await readStrangerArguments()).filter(({ isHeldOut }) => !isHeldOut);
  const { fitted, taken } = fitAttempts(await attemptSamples(encoder, strangers));
  const file = new URL(
    "../../../packages/tutor/src/checks/gaming/attempts/attempt-network.json",
    import.meta.url,
  );
  const { glance, whole } = fitted;
  const rounded = { glance: roundNetwork(glance), whole: roundNetwork(whole) };
  await writeFile(file, `${JSON.stringify(rounded)}\n`);
  return { taken };
}
