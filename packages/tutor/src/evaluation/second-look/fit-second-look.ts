import { writeFile } from "node:fs/promises";
import { createSentenceEncoder } from "../../built-in/sentence-encoder.ts";
import { HELD_OUT_FRAMES } from "../labelled-answer.ts";
import { readLabels } from "../read-labels.ts";
import { rightAnswersOf } from "../right-answer.ts";
import { readStrangerArguments, strangerAnswers } from "../stranger-arguments.ts";
import { roundFitted, roundNetwork } from "../fit-network.ts";
import { fitGrounds } from "./fit-grounds.ts";
import { honestSamples, talkSamplesInPlace } from "./ground-samples.ts";

/**
 * Last part of `npm run fit`: fits the second look at credits to the tuned part of the labelled and of the
 * strangers' answers and to talk with whoever judges, and writes its weights.
 */
const encoder = createSentenceEncoder();
const labels = (await readLabels()).filter((label) => !HELD_OUT_FRAMES.includes(label.frame));
const strangers = (await readStrangerArguments()).filter(({ isHeldOut }) => !isHeldOut);
const right = [...rightAnswersOf(labels), ...strangers.flatMap(strangerAnswers)];
const { talk, groups } = await fitGrounds(encoder, [
  ...honestSamples(right),
  ...(await talkSamplesInPlace(
    encoder,
    strangers.map(({ argument }) => argument),
  )),
]);

async function write(name: string, fitted: unknown, indent: number): Promise<void> {
  const file = new URL(`../../built-in/second-look/${name}`, import.meta.url);
  await writeFile(file, `${JSON.stringify(fitted, null, indent)}\n`);
}

await write("talk-network.json", roundNetwork(talk), 0);
const models = Object.entries(groups).map(([group, { model }]) => {
  const weights = Object.entries(model.weights).map(([name, weight]) => [
    name,
    roundFitted(weight),
  ]);
  const { least, leastBesideTalk, enough } = model;
  const rounded = {
    least: roundFitted(least),
    leastBesideTalk: roundFitted(leastBesideTalk),
    enough: roundFitted(enough),
  };
  return [group, { weights: Object.fromEntries(weights) as unknown, ...rounded }];
});
await write("ground-weights.json", Object.fromEntries(models), 2);
console.table(
  Object.fromEntries(
    Object.entries(groups).map(([group, { honest, talk: said, through }]) => [
      group,
      { honest, talk: said, ...through },
    ]),
  ),
);
await encoder.close();
