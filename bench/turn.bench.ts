// How long does one turn of the built-in tutor take? By HTTP, on the built server, one learner at a
// time. The target is p99 < 50 ms on a warm server (issue 2); the ratio to a call that only reads the
// session says the same on any machine.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltServer } from "../scripts/serving/start-built-server.mjs";
import { logIn, type ApiClient } from "./api-client.ts";
import { learnerMessage } from "./learner-messages.ts";
import { summariseDurations } from "./percentiles.ts";

const TARGET_P99_MS = 50;
const WARM_UP_DIALOGUES = 4;
const MEASURED_DIALOGUES = 24;
const BASELINE_CALLS = 200;
const INTERESTS = ["football", "cooking", "music", "travel", "video games", "beekeeping"];

/** Plays a dialogue to its end and gives the milliseconds of each turn. */
async function playDialogue(client: ApiClient, userId: string): Promise<number[]> {
  const issues = await client.call("getPassageSubtopics", { user_id: userId });
  const [issue] = issues.reply.passage_subtopics;
  if (issue === undefined) throw new Error("no issue was offered");
  const { reply: dialogue } = await client.call("initModuleChat", {
    user_id: userId,
    module_id: 1,
    chosen_passage_subtopic: issue,
  });
  const { session_id, text_passage } = dialogue;
  const turns: number[] = [];
  for (let isOver = false; !isOver;) {
    const message = learnerMessage(text_passage, turns.length);
    const turn = await client.call("chat", { user_id: userId, session_id, message });
    turns.push(turn.milliseconds);
    isOver = turn.reply.exit_message !== undefined;
  }
  await client.call("performanceSummary", { user_id: userId, session_id });
  return turns;
}

async function playDialogues(client: ApiClient, userId: string, count: number) {
  const turns: number[] = [];
  for (let played = 0; played < count; played += 1) {
    turns.push(...(await playDialogue(client, userId)));
  }
  return turns;
}

async function measure(url: string) {
  const client = await logIn(url, "learner@demo.test", "socrates-asks");
  const { reply: session } = await client.call("session", {});
  for (const interest of INTERESTS) {
    await client.call("addInterest", { user_id: session.user_id, interest });
  }
  await playDialogues(client, session.user_id, WARM_UP_DIALOGUES);
  const turns = await playDialogues(client, session.user_id, MEASURED_DIALOGUES);
  const reads: number[] = [];
  for (let made = 0; made < BASELINE_CALLS; made += 1) {
    reads.push((await client.call("session", {})).milliseconds);
  }
  return { turn: summariseDurations(turns), baseline: summariseDurations(reads) };
}

const dataDir = mkdtempSync(join(tmpdir(), "elenchus-bench-"));
const server = await startBuiltServer({ dataDir, env: { LIMITS: "off" } });
try {
  const { turn, baseline } = await measure(server.url);
  const ratio = Math.round((turn.p50 / baseline.p50) * 10) / 10;
  console.table({ "POST /api/chat": turn, "GET /api/session": baseline });
  const isMet = turn.p99 < TARGET_P99_MS;
  console.log(`p50 of a turn is ${ratio} times the baseline's.`);
  console.log(`Target p99 < ${TARGET_P99_MS} ms: ${isMet ? "met" : "missed"}.`);
  console.log(JSON.stringify({ bench: "turn", turn, baseline, ratio, isMet }));
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
