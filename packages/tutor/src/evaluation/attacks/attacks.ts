import { createSentenceEncoder } from "../../built-in/sentence-encoder.ts";
import { ATTACKS } from "./all-attacks.ts";
import { ALL_LEAK_WAYS } from "./all-leak-ways.ts";
import { describeReport } from "./describe-report.ts";
import { playSuite } from "./play-suite.ts";

/**
 * `npm run attacks`: plays every attack in every state against a tutor whose model leaks whenever it can and
 * credits whatever it is shown. `--rounds=3` plays each that often, `--seed=7` begins the rotation elsewhere,
 * `--show` lists what came through. Ends with 1 where anything did.
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
  seed: numberFor("seed", 1),
});
const { table, breaches } = describeReport(report);
console.table(table);
if (process.argv.includes("--show")) for (const line of breaches) console.log(line);
process.exitCode = report.breaches.length === 0 ? 0 : 1;
await encoder.close();
