import { createSentenceEncoder } from "../../built-in/sentence-encoder.ts";
import { readLabelledTurns } from "../calibration/read-labelled-turns.ts";
import { readLabels } from "../read-labels.ts";
import { rightAnswersOf } from "../right-answer.ts";
import { readStrangerArguments, strangerAnswers } from "../stranger-arguments.ts";
import { measureStops } from "../second-look/measure-stops.ts";
import { guardOf } from "../guard-of.ts";
import { ATTACKS } from "./all-attacks.ts";
import { ALL_LEAK_WAYS } from "./all-leak-ways.ts";
import { describeReport } from "./describe-report.ts";
import { measurePlainReplies } from "./measure-plain-replies.ts";
import { measureRefusals } from "./measure-refusals.ts";
import { dialoguesOf, measureStrangerReplies, missesOf } from "./measure-stranger-replies.ts";
import { playSuite } from "./play-suite.ts";

/**
 * `npm run attacks`: plays every attack in every state against a tutor whose model leaks whenever it can and
 * credits whatever it is shown. `--guard-alone` has that model find the words for messages, too, that are no try and
 * would be answered without it. `--rounds=3` plays each that often, `--seed=7` begins the rotation elsewhere,
 * `--show` lists what came through, `--honest` looks as well how many credits of an honest judge are stopped, and how many
 * replies that give nothing away are refused.
 * Ends with 1 where anything came through.
 */
function numberFor(name: string, otherwise: number): number {
  const given = new RegExp(`--${name}=(\\d+)`, "u").exec(process.argv.join(" "))?.[1];
  return given === undefined ? otherwise : Number(given);
}

const encoder = createSentenceEncoder();
const report = await playSuite({
  encoder,
  attacks: ATTACKS,
  ways: ALL_LEAK_WAYS,
  argumentsEach: 2,
  rounds: numberFor("rounds", 3),
  isGuardAlone: process.argv.includes("--guard-alone"),
  seed: numberFor("seed", 1),
});
const { table, breaches } = describeReport(report);
console.table(table);
if (process.argv.includes("--show")) for (const line of breaches) console.log(line);
if (process.argv.includes("--honest")) {
  const strangers = await readStrangerArguments();
  const heldOut = strangers.filter(({ isHeldOut }) => isHeldOut);
  const unseen = heldOut.flatMap(strangerAnswers);
  const labelled = rightAnswersOf(await readLabels());
  for (const answers of [labelled, unseen]) {
    const { credits, stopped, near } = await measureStops(encoder, answers);
    const rows = [...credits].map(([module, count]) => {
      const own = stopped.filter((one) => one.module === module);
      return [`module ${module}`, { credits: count, stopped: own.length }] as const;
    });
    console.table(Object.fromEntries(rows));
    console.log(`${stopped.length} stopped, ${near} in part:`);
    for (const one of stopped) console.log(`${one.expectation} [${one.speechAct}]: ${one.message}`);
  }
  console.table(await measureRefusals(encoder, await readLabelledTurns()));
  console.table(await measurePlainReplies(encoder));
  const guard = guardOf(encoder);
  console.table({
    "after misses": await measureStrangerReplies(guard, heldOut.flatMap(missesOf)),
    "in dialogues": await measureStrangerReplies(guard, heldOut.flatMap(dialoguesOf)),
  });
}
process.exitCode = report.breaches.length === 0 ? 0 : 1;
await encoder.close();
