// How long do learners wait for what comes back, where there are a hundred thousand of them? By the store's queries, of two
// thousand learners one after the other, and by the page's call on the built server. Targets (issue 53): p95 15 ms, and at
// most 1.5 times the median of a hundredth of the learners. The mails of one morning are told without a target, since the issue
// names none: most of their time goes into reading what each learner did, and a pass has an hour.
import { join } from "node:path";
import { startBuiltServer } from "../scripts/serving/start-built-server.mjs";
import { createDueCheckStore } from "../apps/server/src/store/learning/due-check-store.ts";
import { logIn } from "./api-client.ts";
import { connectDatabase, createDatabase, inProduction, openPostgres } from "./open-postgres.ts";
import { summariseDurations, type Durations } from "./percentiles.ts";
import { findMorning, measureMails } from "./returning/measure-mails.ts";
import { seedHistories, seedLogIns, seedWishes } from "./returning/seed-histories.ts";
import { SEED_PASSWORD, seedPeople } from "./seed/seed-people.ts";
import { fillDatabase } from "./seed/seed-school.ts";

const TARGETS = { queriesP95: 15, pageP95: 15, ratio: 1.5 };
const MANY = 100_000;
const FEW = 1000;
const ASKED = 2000;
const LOGGED_IN = 100;
const TIMES = 5;

await using open = new AsyncDisposableStack();
const { folder, postgres } = await openPostgres(open);

/** A database of learners with histories, and ways to ask it. */
async function openLearners(name: string, learners: number) {
  const url = await createDatabase(postgres.url, name);
  console.log(`\n${name}:`);
  const tell = (line: string) => console.log(`  ${line}`);
  await fillDatabase(
    url,
    async (seeding, step) => {
      await step(`${learners} learners`, () => seedPeople(seeding, learners));
      await step("dialogues and checks", () => seedHistories(seeding));
    },
    tell,
  );
  const { close, ...connected } = await connectDatabase(url);
  open.defer(close);
  return { name, url, ...connected };
}

type Learners = Awaited<ReturnType<typeof openLearners>>;

async function measureQueries({ client, database }: Learners): Promise<Durations> {
  const store = createDueCheckStore(database.orm);
  const { rows } = await client.query<{ id: string }>(
    "select id from users where email like 'student-%' order by random() limit $1",
    [ASKED],
  );
  const times: number[] = [];
  for (const { id } of rows) {
    const since = performance.now();
    await Promise.all([store.listHistories(id), store.findWish(id)]);
    times.push(performance.now() - since);
  }
  return summariseDurations(times);
}

async function measurePage({ name, url, client }: Learners): Promise<Durations> {
  const emails = await seedLogIns(client, LOGGED_IN);
  const server = await startBuiltServer({
    dataDir: join(folder, name),
    env: inProduction(url),
  });
  const times: number[] = [];
  for (const email of emails) {
    const learner = await logIn(server.url, email, SEED_PASSWORD);
    for (let index = 0; index < TIMES; index += 1) {
      times.push((await learner.call("dueChecks", { time_zone: "Europe/Rome" })).milliseconds);
    }
  }
  await server.stop();
  return summariseDurations(times);
}

const few = await openLearners("few", FEW);
const many = await openLearners("many", MANY);
await measureQueries(few);
const queries = { few: await measureQueries(few), many: await measureQueries(many) };
console.table({ "queries, few": queries.few, "queries, many": queries.many });
const page = { few: await measurePage(few), many: await measurePage(many) };
console.table({ "page, few": page.few, "page, many": page.many });
await seedWishes(many.client, findMorning());
const mails = await measureMails(many.database, many.client);
console.table({ mails });
const ratioOf = (of: typeof queries) => Math.round((of.many.p50 / of.few.p50) * 100) / 100;
const found = {
  queriesP95: queries.many.p95,
  pageP95: page.many.p95,
  ratio: Math.max(ratioOf(queries), ratioOf(page)),
};
for (const [name, value] of Object.entries(found)) {
  const target = TARGETS[name as keyof typeof found];
  console.log(`Target ${name} ${target}: ${value}, ${value <= target ? "met" : "missed"}.`);
}
console.log(JSON.stringify({ bench: "due-checks", queries, page, mails, found }));
