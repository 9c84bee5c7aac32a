import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { authSessions } from "../src/db/schema/auth-schema.ts";
import { demoCheckoutObjects, mails, payments } from "../src/db/schema/account-schema.ts";
import { buildPostgresUrl, connectPostgres } from "./build-database.ts";
import {
  addPayer,
  payUnheard,
  returnFrom,
  sendCompleted,
  visitCheckout,
  type TestCheckoutVisit,
} from "./build-payer.ts";
import { buildServerOn, type TestServer } from "./build-test-server.ts";
import { countGrants, watchGrants } from "./watch-grants.ts";

const PEOPLE = 40;
const RETURNS = 20;
const EVENTS = 5;
/** So many people's storms at once. */
const AT_ONCE = 10;

let servers: readonly TestServer[];
beforeAll(async () => {
  const url = await buildPostgresUrl(inject("migratedPostgres"));
  const databases = [connectPostgres(url), connectPostgres(url)];
  servers = await Promise.all(databases.map((database) => buildServerOn(database)));
});
afterAll(async () => {
  for (const { app, database } of servers) {
    await app.close();
    await database.close();
  }
});

/** One of the two instances by turns. */
function serverAt(index: number): TestServer {
  const server = servers[index % servers.length];
  if (!server) throw new Error("no server");
  return server;
}

/** Works through a list, some at once. */
async function forEachAtOnce<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const workOff = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results[next[0]] = await work(next[1], next[0]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOff));
  return results;
}

/** Somebody who has paid on a server that heard nothing of it any more: it was killed there. */
async function buildPaidUnheard(index: number): Promise<TestCheckoutVisit> {
  const server = serverAt(index);
  const visit = await visitCheckout(server, await addPayer(server));
  await payUnheard(server, visit.sessionId);
  return visit;
}

/** Twenty returns and five events at once, over both instances; answers the returns' statuses. */
async function storm(visit: TestCheckoutVisit, index: number): Promise<number[]> {
  const returns = Array.from({ length: RETURNS }, (_each, turn) =>
    returnFrom(serverAt(index + turn), visit),
  );
  const events = Array.from({ length: EVENTS }, (_each, turn) =>
    sendCompleted(serverAt(index + turn), visit.sessionId),
  );
  const answers = await Promise.all(returns);
  expect(new Set(await Promise.all(events))).toEqual(new Set([200]));
  return answers.map(({ status }) => status);
}

test("40 people return 20 times and are heard of 5 times at once, by two instances: one grant, one log-in and one receipt each", async () => {
  const { orm } = serverAt(0).database;
  await watchGrants(orm);
  const indexes = Array.from({ length: PEOPLE }, (_each, index) => index);
  // Connecting and disconnecting a desk is one after the other.
  const visits = await forEachAtOnce(indexes, 1, buildPaidUnheard);
  await expect(countGrants(orm, "grant")).resolves.toEqual(new Map());
  const statuses = await forEachAtOnce(visits, AT_ONCE, storm);
  const once = (ids: readonly string[]) => new Map(ids.map((id) => [id, 1]));
  const people = visits.map(({ id }) => id);
  const sessions = visits.map(({ sessionId }) => sessionId);
  await expect(countGrants(orm, "access")).resolves.toEqual(once(people));
  await expect(countGrants(orm, "grant")).resolves.toEqual(once(sessions));
  await expect(countGrants(orm, "return")).resolves.toEqual(once(sessions));
  for (const each of statuses) {
    expect(each.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(RETURNS - 1).fill(403)]);
  }
  const loggedIn = orm.select({ id: authSessions.userId }).from(authSessions);
  expect((await loggedIn).map(({ id }) => id).toSorted()).toEqual(people.toSorted());
  await Promise.all(servers.map((server) => server.runJob("deliver_mail")));
  const sent = servers.flatMap((server) => server.mails);
  expect(sent.map(({ to }) => to).toSorted()).toEqual(visits.map(({ email }) => email).toSorted());
  expect(new Set(sent.map(({ subject }) => subject))).toEqual(new Set(["Your receipt"]));
  await expect(orm.$count(mails)).resolves.toBe(PEOPLE);
  await expect(orm.$count(payments, inArray(payments.status, ["paid"]))).resolves.toBe(PEOPLE);
  const refunds = inArray(demoCheckoutObjects.kind, ["refund"]);
  await expect(orm.$count(demoCheckoutObjects, refunds)).resolves.toBe(0);
}, 240_000);
