// What does a learner notice of a server that dies, and of servers that are replaced? Two of them behind nginx on one
// PostgreSQL, with a model that takes as long as real ones do. `npm run bench -- failover` kills 50 times (KILLS=5: five
// times), each time the server that works on a turn, then replaces both servers twice while 50 learners talk. Targets (issue
// 40): the dialogue goes on within 15 s, no message is lost; nothing fails that is not mended by one more try.
import { startModelServer } from "@elenchus/evaluation/model-server";
import { openPostgres } from "./open-postgres.ts";
import { countLost } from "./many-servers/count-lost.ts";
import { killInMidTurn } from "./many-servers/kill-in-mid-turn.ts";
import { restartInTurn } from "./many-servers/restart-in-turn.ts";
import { startFleet } from "./many-servers/start-fleet.ts";
import { startTalking, type Talker } from "./many-servers/talk-as-page.ts";
import { openDesk } from "./model-turn/learners.ts";
import { replyAfter } from "./model-turn/scripted-model.ts";
import { summariseDurations } from "./percentiles.ts";

const KILLS = Number(process.env["KILLS"] ?? 50);
const LEARNERS = 50;
const ROUNDS = 2;
const TARGET_MS = 15_000;
const DELAYS = { assessMs: 1200, firstMs: 500, betweenMs: 40 };

await using open = new AsyncDisposableStack();
const { folder, postgres } = await openPostgres(open);

let onAsked: (server: number) => void = () => {};
/** A model for each server: so it is known which one works on a turn. */
const startModel = async (index: number): Promise<string> => {
  const model = await startModelServer({
    wire: "openai-compatible",
    keep: 1,
    reply: (request) => {
      onAsked(index);
      return replyAfter(request, DELAYS);
    },
  });
  open.defer(() => model.close());
  return model.url;
};
const modelUrls = [await startModel(0), await startModel(1)];
const databaseUrl = `${postgres.url}/postgres`;
const fleet = await startFleet({ folder, databaseUrl, modelUrls });
open.defer(() => fleet.stop());
const desk = openDesk(databaseUrl, fleet.url);
open.defer(() => desk.close());

const [first] = await desk.addLearners(1);
if (first === undefined) throw new Error("nobody takes part");
const talker = await startTalking(fleet.url, first);
const nextAsked = () => new Promise<number>((resolve) => (onAsked = resolve));
const { goneFor, ...kills } = await killInMidTurn(fleet, talker, { times: KILLS, nextAsked });
const goesOn = summariseDurations(goneFor);
const lostByKills = await countLost(databaseUrl, talker.sent);
console.table({ "from a kill until the reply is there (ms)": goesOn });
console.log(
  `${KILLS} kills: ${lostByKills} messages lost, ${kills.pressedRetry} needed more than the page's own second try.`,
);

const learners = await desk.addLearners(LEARNERS);
const talkers: Talker[] = [];
for (const learner of learners) talkers.push(await startTalking(fleet.url, learner));
const restarts = await restartInTurn(fleet, talkers, { servers: modelUrls.length, rounds: ROUNDS });
const lostByRestarts = await countLost(
  databaseUrl,
  talkers.flatMap(({ sent }) => sent),
);

const isMet = {
  goesOn: goesOn.max <= TARGET_MS,
  lost: lostByKills + lostByRestarts === 0,
  failedTwice: restarts.failedTwice === 0,
};
console.log(
  `${ROUNDS * modelUrls.length} servers replaced under ${LEARNERS} learners: ${restarts.requests} messages, ${lostByRestarts} lost, ` +
    `${restarts.failedTwice} failed twice; failed at first: ${JSON.stringify(restarts.failures)}.`,
);
for (const [name, met] of Object.entries(isMet))
  console.log(`Target ${name}: ${met ? "met" : "missed"}.`);
console.log(
  JSON.stringify({ bench: "failover", goesOn, kills, lostByKills, restarts, lostByRestarts }),
);
if (Object.values(isMet).includes(false)) process.exitCode = 1;
