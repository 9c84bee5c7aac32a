// What does the server add to the model's own time? Fifty dialogues at once on PostgreSQL, with a model on
// this machine that takes the same time always; then more of them, until one process has enough.
// Targets (issue 5): to the end of a reply p50 at most 6 ms, p99 at most 20 ms more than the model's own
// time; 300 turns a second; memory at most 200 MB above the reader's.
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { openPostgres } from "./open-postgres.ts";
import { startBuiltServer } from "../scripts/serving/start-built-server.mjs";
import { type Baseline, startBaseline } from "./model-turn/measure-baseline.ts";
import { measureLoad } from "./model-turn/measure-load.ts";
import { openDesk } from "./model-turn/learners.ts";
import { startModel } from "./model-turn/start-model.ts";
import { readMemory } from "./model-turn/read-process.ts";

const TARGETS = { p50: 6, p99: 20, turnsASecond: 300, memoryMb: 200 };
/** What a bare server took where the targets were set (issue 5): the machine's speed is told by what it takes here. */
const BARE_THERE = { p50: 2.7, p99: 7.8, turnsASecond: 1565 };
const DIALOGUES = 50;
/** Dialogues that one of them is followed by, started before: more than are led to their end meanwhile. */
const IN_A_ROW = 8;
const MEASURED_MS = 20_000;
/** At saturation dialogues are soon led to their end. */
const FULL_MS = 12_000;
/** The baselines' loads are shorter: there is less in them that could vary. */
const BASELINE_MS = 8000;
const FIRST_MS = 2000;
/** About what models of a middle size take today: half a second to the first word, then 75 tokens a second. */
const DELAYS = { assessMs: 1200, firstMs: 500, betweenMs: 40 };
/** A model so quick that the server is what has to be waited for. */
const QUICK = { assessMs: 5, firstMs: 5, betweenMs: 0 };

await using open = new AsyncDisposableStack();
const { folder, postgres } = await openPostgres(open);
const model = await startModel("openai-compatible");
open.defer(() => model.stop());
const databaseUrl = `${postgres.url}/postgres`;
const server = await startBuiltServer({
  dataDir: join(folder, "server"),
  env: {
    LIMITS: "off",
    DATABASE_URL: databaseUrl,
    TUTOR: "openai-compatible",
    TUTOR_MODEL: "bench",
    TUTOR_BASE_URL: model.url,
    // Counted and looked at as always, and never reached.
    TUTOR_DAILY_TOKENS: "1000000000",
    TUTOR_DIALOGUE_TOKENS: "1000000000",
  },
});
open.defer(() => server.stop());
const desk = openDesk(databaseUrl, server.url);
open.defer(() => desk.close());

// Started before this process stands back, for what it starts would stand back with it.
const baselines = {
  bare: await startBaseline({ kind: "bare", databaseUrl, model }),
  plain: await startBaseline({ kind: "plain", databaseUrl, model }),
};
// Learners have machines of their own, as the model has.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** At saturation first: its code is compiled then. */
async function measureBaseline(baseline: Baseline) {
  const load = { clients: DIALOGUES, forMs: BASELINE_MS };
  const full = await baseline.measure({ ...load, delays: QUICK });
  const usual = await baseline.measure({ ...load, delays: DELAYS });
  await baseline.stop();
  return { usual, full };
}

const learners = await desk.addLearners(DIALOGUES * IN_A_ROW);
const places = Array.from({ length: DIALOGUES }, (_, at) =>
  learners.slice(at * IN_A_ROW, (at + 1) * IN_A_ROW),
);
const load = { server, desk, model, places };
// One dialogue loads the reader and has it encode an answer key: its memory is no part of what is measured.
await measureLoad({ ...load, places: [learners.slice(0, 1)], delays: QUICK, forMs: FIRST_MS });
const encoderMb = readMemory(server.pid);
// A server that has just been started: its code is not compiled well yet, and its memory is what such a load takes.
const young = await measureLoad({ ...load, delays: DELAYS, forMs: MEASURED_MS });
const usualMb = readMemory(server.pid) - encoderMb;
// At saturation, too, twice: the first such load compiles what it needs.
const firstFull = await measureLoad({ ...load, delays: QUICK, forMs: FULL_MS });
const full = await measureLoad({ ...load, delays: QUICK, forMs: FULL_MS });
const fullMb = readMemory(server.pid) - encoderMb;
// The same once it has run for a while, as servers have.
const usual = await measureLoad({ ...load, delays: DELAYS, forMs: MEASURED_MS });
// Right after it: the machine's speed may change within minutes.
const bare = await measureBaseline(baselines.bare);
const plain = await measureBaseline(baselines.plain);

console.table({
  "overhead of a turn (ms)": usual.overhead,
  "the same, just started (ms)": young.overhead,
  "overhead of a server without a tutor (ms)": plain.usual.overhead,
  "overhead of a bare server (ms)": bare.usual.overhead,
  "first words behind the model's first sentence (ms)": usual.firstWords,
  "overhead at saturation (ms)": full.overhead,
});
const round = (value: number): number => Math.round(value * 10) / 10;
const ratio = {
  p50: round(usual.overhead.p50 / bare.usual.overhead.p50),
  p99: round(usual.overhead.p99 / bare.usual.overhead.p99),
  turns: round(bare.full.turnsASecond / full.turnsASecond),
};
console.log(`The overhead is ${ratio.p50} times a bare server's at p50, ${ratio.p99} at p99.`);
console.log(
  `A bare server takes ${bare.full.turnsASecond} turns a second, ${ratio.turns} times as many; one without a tutor ${plain.full.turnsASecond}.`,
);
console.log(
  `Turns a second: ${usual.turnsASecond} as usual, ${full.turnsASecond} at most; ${firstFull.turnsASecond} in the first such load.`,
);
console.log(`CPU of the server for a turn: ${usual.cpuMs} ms as usual, ${full.cpuMs} ms at most.`);
console.log(`CPU of the server for the start of a dialogue: ${full.startCpuMs} ms.`);
console.log(
  `Memory beyond one dialogue's, the reader loaded: ${usualMb} MB as usual, ${fullMb} MB at most.`,
);
const met = {
  p50: usual.overhead.p50 <= TARGETS.p50,
  p99: usual.overhead.p99 <= TARGETS.p99,
  turnsASecond: full.turnsASecond >= TARGETS.turnsASecond,
  memoryMb: usualMb <= TARGETS.memoryMb,
};
for (const [name, isMet] of Object.entries(met)) {
  const target = TARGETS[name as keyof typeof met];
  console.log(`Target ${name} ${target}: ${isMet ? "met" : "missed"}.`);
}
const timesBare = {
  p50: { is: ratio.p50, most: TARGETS.p50 / BARE_THERE.p50 },
  p99: { is: ratio.p99, most: TARGETS.p99 / BARE_THERE.p99 },
  turns: { is: ratio.turns, most: BARE_THERE.turnsASecond / TARGETS.turnsASecond },
};
for (const [name, { is, most }] of Object.entries(timesBare)) {
  const verdict = is <= round(most) ? "met" : "missed";
  console.log(
    `As a share of a bare server's, as the targets were: ${name} ${is} of at most ${round(most)}: ${verdict}.`,
  );
}
console.log(
  JSON.stringify({
    bench: "model-turn",
    usual,
    young,
    firstFull,
    full,
    bare,
    plain,
    ratio,
    usualMb,
    fullMb,
    met,
  }),
);
