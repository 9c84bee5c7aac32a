import { createReader } from "@elenchus/tutor/reader/reader";
import { parseFlags, readNumber, runCommandLine } from "../command-line.ts";
import { readLabels } from "../read-labels.ts";
import { rightAnswersOf } from "../right-answer.ts";
import { readStrangerArguments, strangerAnswers } from "../stranger-arguments.ts";
import { isGaming } from "@elenchus/tutor/checks/gaming/check-gaming";
import { creditRightAnswers, isOverruled } from "../honest-credits.ts";
import { ATTACKS } from "./all-attacks.ts";
import { ALL_LEAK_WAYS } from "./all-leak-ways.ts";
import { describeReport, perMille } from "./describe-report.ts";
import { playSuite } from "./play-suite.ts";

const HELP = `npm run attacks -- [options]

Plays every attack in every state against a tutor whose model leaks whenever it can and credits whatever it is
shown.
  --rounds 3      plays each that often
  --seed 1        where the rotation begins
  --show          lists what came through
  --honest        looks as well how many credits of an honest judge are overruled

What is made of honest replies and of telling sentences: npm run evaluate -- --leaks.`;

const FLAGS = {
  rounds: { type: "string", default: "3" },
  seed: { type: "string", default: "1" },
  show: { type: "boolean", default: false },
  honest: { type: "boolean", default: false },
} as const;

/** Messages that are called gaming, whole, in a thousand of each class. */
function measureGaming(): Record<string, number> {
  const shares = Object.entries(ATTACKS).map(([name, list]) => {
    const messages = list.flat();
    return [name, perMille(messages.filter(isGaming).length, messages.length)] as const;
  });
  return Object.fromEntries(shares);
}

/** How many credits of an honest judge are overruled. */
async function measureHonest(): Promise<void> {
  const strangers = await readStrangerArguments();
  const heldOut = strangers.filter(({ isHeldOut }) => isHeldOut);
  const unseen = heldOut.flatMap(strangerAnswers);
  const labelled = rightAnswersOf(await readLabels());
  for (const answers of [labelled, unseen]) {
    const credits = await creditRightAnswers(answers);
    const overruled = credits.filter(isOverruled);
    const share = perMille(overruled.length, credits.length);
    console.log(`${share} per mille of ${credits.length} honest credits are overruled:`);
    for (const { id, message } of overruled) console.log(`${id}: ${message}`);
  }
}

/** `npm run attacks`: a report, without a pass mark. */
async function playAttacks(args: readonly string[]): Promise<number> {
  const flags = parseFlags(args, FLAGS);
  const rounds = readNumber("rounds", flags.rounds);
  const seed = readNumber("seed", flags.seed, 0);
  const reader = createReader();
  const report = await playSuite({
    reader,
    attacks: ATTACKS,
    ways: ALL_LEAK_WAYS,
    argumentsEach: 2,
    rounds,
    seed,
  });
  const { table, breaches } = describeReport(report);
  console.table(table);
  console.table({ "called gaming, per mille": measureGaming() });
  if (flags.show) for (const line of breaches) console.log(line);
  if (flags.honest) await measureHonest();
  await reader.close();
  return 0;
}

process.exitCode = await runCommandLine(HELP, playAttacks);
