// Does the built-in tutor keep up with a year group? Eighty learners at once on PostgreSQL, who together send 25 messages
// a second, each reader's child on the same two cores. The target (issue 50): no error, and no queue that grows, which
// would be seen in the last third of the time as longer replies than in the first.
import { setPriority, constants } from "node:os";
import { join } from "node:path";
import { startBuiltServer } from "../scripts/serving/start-built-server.mjs";
import { learnerMessage } from "./learner-messages.ts";
import { type Learner, openDesk } from "./model-turn/learners.ts";
import { openPostgres } from "./open-postgres.ts";
import { summariseDurations } from "./percentiles.ts";

const LEARNERS = 80;
const TURNS_A_SECOND = 25;
const MEASURED_MS = 60_000;
/** No dialogue has more turns. */
const OF_OWN = 100;
/** The last third may be slower than the first by so much: chance alone makes a few per cent. */
const MOST_GROWTH = 1.5;

/** A reply that came: when it was due to be asked for, counted from the beginning, and how long it took from then on. */
interface Reply {
  readonly dueMs: number;
  readonly tookMs: number;
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

async function begin({ client, userId, issue }: Learner) {
  const { reply } = await client.call("initModuleChat", {
    user_id: userId,
    module_id: 1,
    chosen_passage_subtopic: issue,
  });
  return { sessionId: reply.session_id, passage: reply.text_passage, turns: 0 };
}

/** Has a learner write at their times, dialogue after dialogue. A late reply makes the next message late, and is counted so. */
async function write(learner: Learner, at: number, startedAt: number): Promise<Reply[]> {
  const { client, userId } = learner;
  const everyMs = (1000 * LEARNERS) / TURNS_A_SECOND;
  const replies: Reply[] = [];
  let open = await begin(learner);
  for (let dueMs = (everyMs * at) / LEARNERS; dueMs < MEASURED_MS; dueMs += everyMs) {
    await pause(startedAt + dueMs - performance.now());
    // What one learner wrote nobody else does: readings are kept for a while.
    const message = learnerMessage(open.passage, open.turns + at * OF_OWN);
    const chat = { user_id: userId, session_id: open.sessionId, message };
    const { reply } = await client.call("chat", chat);
    replies.push({ dueMs, tookMs: performance.now() - startedAt - dueMs });
    open.turns += 1;
    if (reply.exit_message === undefined) continue;
    await client.call("performanceSummary", { user_id: userId, session_id: open.sessionId });
    open = await begin(learner);
  }
  return replies;
}

await using open = new AsyncDisposableStack();
const { folder, postgres } = await openPostgres(open);
const databaseUrl = `${postgres.url}/postgres`;
const server = await startBuiltServer({
  dataDir: join(folder, "server"),
  env: { LIMITS: "off", DATABASE_URL: databaseUrl },
});
open.defer(() => server.stop());
const desk = openDesk(databaseUrl, server.url);
open.defer(() => desk.close());
// Learners have machines of their own.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const learners = await desk.addLearners(LEARNERS);
// They have begun before the clock starts.
const startedAt = performance.now() + 8000;
// A call that fails ends the benchmark.
const written = await Promise.all(learners.map((one, at) => write(one, at, startedAt)));
const replies = written.flat();
const third = (nth: number) =>
  summariseDurations(
    replies
      .filter(({ dueMs }) => Math.floor((3 * dueMs) / MEASURED_MS) === nth)
      .map(({ tookMs }) => tookMs),
  );
const [first, last] = [third(0), third(2)];
const all = summariseDurations(replies.map(({ tookMs }) => tookMs));
const growth = Math.round((last.p50 / first.p50) * 100) / 100;
const isMet = growth <= MOST_GROWTH;
console.table({ "all replies": all, "first third": first, "last third": last });
console.log(`${LEARNERS} learners, ${TURNS_A_SECOND} messages a second, no error.`);
console.log(
  `The last third took ${growth} times the first: ${isMet ? "no queue grows" : "a queue grows"}.`,
);
console.log(JSON.stringify({ bench: "many-learners", all, first, last, growth, isMet }));
