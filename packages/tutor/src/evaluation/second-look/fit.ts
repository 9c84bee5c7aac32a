import { writeFile } from "node:fs/promises";
import { createSentenceEncoder } from "../../built-in/sentence-encoder.ts";
import { HELD_OUT_FRAMES } from "../labelled-answer.ts";
import { readLabels } from "../read-labels.ts";
import { rightAnswersOf } from "../right-answer.ts";
import { readStrangerArguments, strangerAnswers } from "../stranger-arguments.ts";
import { readWrongAnswers } from "../wrong-answers.ts";
import { roundFitted, roundNetwork } from "../fit-network.ts";
import { fitSecondLook } from "./fit-second-look.ts";
import { talkSamplesInPlace } from "./ground-samples.ts";
import {
  elsewhereSamples,
  honestSamples,
  writtenSamples,
  wrongLabelSamples,
} from "./answer-samples.ts";

/**
 * Last part of `npm run fit`: fits the second look at credits to the tuned part of the labelled and of the
 * strangers' answers and to talk with whoever judges, and writes its weights.
 */
const encoder = createSentenceEncoder();
const labels = (await readLabels()).filter((label) => !HELD_OUT_FRAMES.includes(label.frame));
const strangers = (await readStrangerArguments()).filter(({ isHeldOut }) => !isHeldOut);
const right = [...rightAnswersOf(labels), ...strangers.flatMap(strangerAnswers)];
const { talk, grounds, rightness, report } = await fitSecondLook(encoder, [
  ...honestSamples(right),
  ...elsewhereSamples(strangers.flatMap(strangerAnswers)),
  ...wrongLabelSamples(labels),
  ...writtenSamples(await readWrongAnswers(strangers)),
  ...(await talkSamplesInPlace(
    encoder,
    strangers.map(({ argument }) => argument),
  )),
]);

async function write(name: string, fitted: unknown, indent: number): Promise<void> {
  const file = new URL(`../../built-in/second-look/${name}`, import.meta.url);
  await writeFile(file, `${JSON.stringify(fitted, null, indent)}\n`);
}

/** Numbers by name, and numbers within them, as they are written. */
function roundAll(numbers: object): unknown {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "number" ? roundFitted(value) : roundAll(value as object),
    ]),
  );
}

await write("talk-network.json", roundNetwork(talk), 0);
await write("ground-weights.json", roundAll(grounds), 2);
const { network, bars } = rightness;
await write("rightness.json", { network: roundNetwork(network), bars: roundAll(bars) }, 0);
console.table(report);
await encoder.close();
