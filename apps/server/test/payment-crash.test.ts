import { eq, sql } from "drizzle-orm";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  demoCheckoutObjects,
  demoMails,
  mails,
  payments,
} from "../src/db/schema/account-schema.ts";
import type { Database } from "../src/db/database.ts";
import { createPgliteDatabase } from "../src/db/pglite-database.ts";
import { connectPostgres, PRODUCTION_DATABASE } from "./build-database.ts";
import { insertPayer } from "./build-payer.ts";
import { buildDemoUrl } from "./copy-demo.ts";
import { TEST_PASSWORD } from "./test-user.ts";
import { askUntilFree, createClient, startServer, type ServerProcess } from "./server-process.ts";
import { countGrants, watchGrants } from "./watch-grants.ts";

const migrationsFolder = resolve(import.meta.dirname, "../migrations");
const SECRET = "a secret of thirty-two characters or more";
const PEOPLE_A_ROUND = 16;
const MINUTE = 60_000;

/** Somebody at a checkout of the real program, and what they were told so far. */
interface Payer {
  readonly email: string;
  readonly sessionId: string;
  readonly call: ReturnType<typeof createClient>;
  /** Whether they were told that it is paid. */
  isPaid: boolean;
  /** How often they were logged in by their return. */
  logIns: number;
  /** Whether a return's answer was lost: it may have been the one that counts. */
  isCutOff: boolean;
}

/** A killed server cuts the connection, which fetch tells by a TypeError; all else is a fault. */
function nullWhenCutOff(fault: unknown): null {
  if (fault instanceof TypeError) return null;
  throw fault;
}

describe.each(PRODUCTION_DATABASE)("a server that is killed while people pay, on %s", (kind) => {
  let folder: string;
  let databaseUrl: string | null = null;
  let server: ServerProcess | null = null;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "elenchus-crash-"));
    if (kind === "postgres") databaseUrl = await buildDemoUrl();
  });
  afterEach(() => server?.kill("SIGKILL"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const start = async (): Promise<ServerProcess> => {
    server = await startServer({
      DATA_DIR: folder,
      SESSION_SECRET: SECRET,
      LIMITS: "off",
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    });
    return server;
  };

  /** Looks at the data while no server runs. */
  async function withDatabase<Result>(work: (database: Database) => Promise<Result>) {
    const database =
      databaseUrl === null
        ? await createPgliteDatabase({ folder, migrationsFolder })
        : connectPostgres(databaseUrl);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  /** Accounts of people who have registered and not paid. */
  async function addPeople({ orm }: Database, count: number): Promise<string[]> {
    const emails = Array.from({ length: count }, (_each, index) => `payer${index}@example.org`);
    for (const email of emails) await insertPayer(orm, email);
    return emails;
  }

  async function visit(running: ServerProcess, email: string): Promise<Payer> {
    const call = createClient();
    const payload = { user_name: email, user_password: TEST_PASSWORD };
    const { body } = await call(running, "initChat", payload);
    expect(body.redirect_to_stripe).toBe(true);
    const { sessionId } = body;
    return { email, sessionId, call, isPaid: false, logIns: 0, isCutOff: false };
  }

  /** Presses the button of the checkout's page. */
  async function pay({ address }: ServerProcess, payer: Payer): Promise<void> {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const url = `${address}/demo/checkout/${payer.sessionId}/pay`;
    const answer = await askUntilFree(() =>
      fetch(url, { method: "POST", headers: form, redirect: "manual" }),
    );
    expect(answer.status).toBe(303);
    payer.isPaid = true;
  }

  async function comeBack(running: ServerProcess, payer: Payer): Promise<void> {
    const { email, sessionId } = payer;
    const payload = { user_email: email, stripe_sessionId: sessionId };
    const answer = await payer.call(running, "paymentSuccess", payload).catch((fault: unknown) => {
      payer.isCutOff = true;
      throw fault;
    });
    expect([200, 402, 403]).toContain(answer.status);
    if (answer.status === 200) payer.logIns += 1;
  }

  async function payAndComeBack(running: ServerProcess, payer: Payer): Promise<void> {
    await pay(running, payer);
    await Promise.all([1, 2, 3].map(() => comeBack(running, payer)));
  }

  /** What people and nobody do about it after the restart, by turns: the demo's checkout sends no events. */
  async function followUp(running: ServerProcess, payer: Payer, index: number): Promise<void> {
    const times = [1, 2, 3, 4];
    if (index % 3 === 0) await Promise.all(times.map(() => comeBack(running, payer)));
    if (index % 3 === 1) await payAndComeBack(running, payer);
  }

  /** How many have paid and were not given access. */
  const countBetween = (): Promise<number> =>
    withDatabase(async ({ orm }) => {
      const query = sql`select count(*)::int as n from payments p join demo_checkout_objects o on o.id = p.id
        where o.body ->> 'standing' = 'paid' and p.granted_at is null`;
      const { rows } = (await orm.execute(query)) as { rows: { n: number }[] };
      return rows[0]?.n ?? 0;
    });

  /** Everybody pays at once, and the server is killed at some moment. */
  async function killAtSomeMoment(running: ServerProcess, payers: readonly Payer[]): Promise<void> {
    const paying = payers.map((payer) => payAndComeBack(running, payer).catch(nullWhenCutOff));
    await Promise.race([...paying, sleep(randomInt(20, 400))]);
    await running.kill("SIGKILL");
    await Promise.all(paying);
  }

  /** Everybody pays at once, and the server is killed when they have, and nothing of it could be booked. */
  async function killBeforeBooking(
    running: ServerProcess,
    payers: readonly Payer[],
  ): Promise<void> {
    await withDatabase(async ({ orm }) => {
      await orm.transaction(async (tx) => {
        await tx.execute(sql`lock table payments in exclusive mode`);
        const before = await countBetween();
        const paying = payers.map((payer) => payAndComeBack(running, payer).catch(nullWhenCutOff));
        await expect.poll(countBetween, { timeout: MINUTE / 4 }).toBe(before + payers.length);
        await running.kill("SIGKILL");
        await Promise.all(paying);
      });
    });
  }

  test("nobody's payment is lost, and each gives access and one receipt, once", async () => {
    const emails = await withDatabase(async (database) => {
      await watchGrants(database.orm);
      return addPeople(database, PEOPLE_A_ROUND * 2);
    });
    const payers: Payer[] = [];
    const between: number[] = [];
    let running = await start();
    for (const kill of [killBeforeBooking, killAtSomeMoment]) {
      const group = emails.splice(0, PEOPLE_A_ROUND);
      const first = running;
      const these = await Promise.all(group.map((email) => visit(first, email)));
      await kill(first, these);
      between.push(await countBetween());
      const next = await start();
      await Promise.all(these.map((payer, index) => followUp(next, payer, index)));
      payers.push(...these);
      running = next;
    }
    expect(between[0], "have paid, and nothing of it is booked").toBe(PEOPLE_A_ROUND);
    await running.kill("SIGKILL");
    await finish(payers);
  }, 120_000);

  /** Lets the reconciliation find what nobody told, then looks at everything. */
  async function finish(payers: readonly Payer[]): Promise<void> {
    const paid = await withDatabase(async ({ orm }) => {
      const earlier = sql`${payments.createdAt} - interval '10 minutes'`;
      await orm.update(payments).set({ createdAt: earlier, checkedAt: null });
      // A worker that was killed holds its mail for some minutes, where others may be at work.
      await orm.update(mails).set({ nextAttemptAt: sql`now() - interval '1 minute'` });
      const isPaid = sql`${demoCheckoutObjects.body} ->> 'standing' = 'paid'`;
      const rows = await orm.select().from(demoCheckoutObjects).where(isPaid);
      return new Set(rows.map(({ id }) => id));
    });
    const running = await start();
    const countReceipts = async (): Promise<number> => {
      const answer = await fetch(`${running.address}/demo/mail.json`);
      return ((await answer.json()) as unknown[]).length;
    };
    await expect.poll(countReceipts, { timeout: MINUTE / 2, interval: 200 }).toBe(paid.size);
    await running.kill("SIGKILL");
    const expected = payers.filter(({ sessionId }) => paid.has(sessionId));
    const told = payers.filter(({ isPaid }) => isPaid);
    for (const { sessionId } of told) expect(paid).toContain(sessionId);
    await withDatabase(async ({ orm }) => {
      const once = new Map([...paid].map((id) => [id, 1]));
      await expect(countGrants(orm, "grant")).resolves.toEqual(once);
      expect([...(await countGrants(orm, "access")).values()]).toEqual(expected.map(() => 1));
      const arrived = await orm.select().from(demoMails);
      const theirs = expected.map(({ email }) => email).toSorted();
      expect(arrived.map(({ recipient }) => recipient).toSorted()).toEqual(theirs);
      await expect(orm.$count(mails, eq(mails.state, "due"))).resolves.toBe(0);
      const returns = await countGrants(orm, "return");
      for (const { sessionId, logIns, isCutOff } of payers) {
        const taken = returns.get(sessionId) ?? 0;
        expect(taken).toBeLessThanOrEqual(1);
        expect(isCutOff ? [0, 1] : [taken]).toContain(logIns);
      }
    });
  }
});
