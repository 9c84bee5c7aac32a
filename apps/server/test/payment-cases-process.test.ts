import { asc, eq } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { demoMails, payments } from "../src/db/schema/account-schema.ts";
import { users } from "../src/db/schema/auth-schema.ts";
import type { Database } from "../src/db/database.ts";
import { createPgliteDatabase } from "../src/db/pglite-database.ts";
import { connectPostgres, DATABASE_KINDS } from "./build-database.ts";
import { insertPayer, signEvent } from "./build-payer.ts";
import { TEST_WEBHOOK_SECRET } from "./build-stripe-server.ts";
import { buildDemoUrl, copyDemo } from "./copy-demo.ts";
import { startCardProvider, type CardProvider } from "./deploy/start-card-provider.ts";
import { askUntilFree, createClient, startServer, type ServerProcess } from "./server-process.ts";
import { TEST_PASSWORD } from "./test-user.ts";

const migrationsFolder = resolve(import.meta.dirname, "../migrations");
const SECRET = "a secret of thirty-two characters or more";
const NAMES = ["disputed", "withdrawn", "refunded", "warned"] as const;
type Name = (typeof NAMES)[number];

const RECEIPT = "Your receipt";
const REFUND = "Your refund is on its way";

/** Mails that each of them gets, oldest first, and what remains. */
const OUTCOMES = {
  disputed: {
    subjects: [
      RECEIPT,
      "Your bank has asked about your payment",
      "Your payment is disputed",
      "Your payment was taken back",
      "The dispute about your payment is over",
    ],
    hasAccess: true,
    status: "paid",
  },
  withdrawn: {
    subjects: [RECEIPT, "Your withdrawal is confirmed", REFUND, "Your refund did not go through"],
    hasAccess: true,
    status: "paid",
  },
  refunded: { subjects: [RECEIPT, REFUND, REFUND], hasAccess: false, status: "refunded" },
  warned: { subjects: [RECEIPT], hasAccess: true, status: "paid" },
} as const;

describe.each(DATABASE_KINDS)("a server beside a provider of cards, on %s", (kind) => {
  let folder: string;
  let databaseUrl: string | null = null;
  let server: ServerProcess | null = null;
  let provider: CardProvider;
  /** Events that the provider has sent, none of which anybody took. */
  const events: string[] = [];
  /** Done when the provider is next asked what came up about a payment: a webhook is being worked at. */
  let onAsked: (() => Promise<void>) | null = null;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "elenchus-cases-"));
    if (kind === "postgres") databaseUrl = await buildDemoUrl();
    else await copyDemo(folder);
    provider = await startCardProvider(
      "http://learn.test",
      async (body) => void events.push(body),
      async (path) => {
        if (!path.startsWith("/v1/disputes")) return;
        const act = onAsked;
        onAsked = null;
        await act?.();
      },
    );
  });
  afterEach(() => server?.kill("SIGKILL"));
  afterAll(async () => {
    await provider.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (): Promise<ServerProcess> => {
    server = await startServer({
      ...provider.settings,
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

  /** One try to hand in an event; null where the server was killed meanwhile. */
  async function tell(running: ServerProcess, body: string): Promise<number | null> {
    const headers = { "stripe-signature": signEvent(body, { secret: TEST_WEBHOOK_SECRET }) };
    const hook = `${running.address}/api/stripe_webhook`;
    try {
      const send = () => fetch(hook, { method: "POST", headers, body });
      return (await askUntilFree(send)).status;
    } catch (fault) {
      if (fault instanceof TypeError) return null;
      throw fault;
    }
  }

  /** All that was sent, each twice, last things first and at once. */
  async function tellAll(running: ServerProcess): Promise<void> {
    const sent = [...events.toReversed(), ...events];
    const statuses = await Promise.all(sent.map((body) => tell(running, body)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }

  /** Kills the server while it works at an event, and starts another one. */
  async function killAtWork(running: ServerProcess): Promise<ServerProcess> {
    const newest = events.at(-1) ?? "";
    let wasAtWork = false;
    onAsked = async () => {
      wasAtWork = true;
      await running.kill("SIGKILL");
    };
    await expect(tell(running, newest)).resolves.toBeNull();
    expect(wasAtWork).toBe(true);
    return start();
  }

  /** Somebody who pays and comes back. */
  async function pay(running: ServerProcess, email: string) {
    const call = createClient();
    const payload = { user_name: email, user_password: TEST_PASSWORD };
    const { sessionId } = (await call(running, "initChat", payload)).body;
    await provider.pay(sessionId);
    await tellAll(running);
    const returned = { user_email: email, stripe_sessionId: sessionId };
    expect((await call(running, "paymentSuccess", returned)).status).toBe(200);
    return { call, sessionId: sessionId as string };
  }

  async function readOutcome(orm: Database["orm"], email: string) {
    const [row] = await orm
      .select({ status: payments.status, hasAccess: users.hasAccess })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.userId))
      .where(eq(users.email, email));
    const isTheirs = eq(demoMails.recipient, email);
    const sent = await orm.select().from(demoMails).where(isTheirs).orderBy(asc(demoMails.sentAt));
    return { ...row, subjects: sent.map(({ subject }) => subject) };
  }

  test("is killed in the middle of webhooks that come doubled and in any order: each change once, and one letter", async () => {
    const emailOf = (name: Name) => `${name}@example.org`;
    await withDatabase(async ({ orm }) => {
      for (const name of NAMES) await insertPayer(orm, emailOf(name));
    });
    let running = await start();
    const paid = new Map<Name, Awaited<ReturnType<typeof pay>>>();
    for (const name of NAMES) paid.set(name, await pay(running, emailOf(name)));
    const of = (name: Name) => {
      const found = paid.get(name);
      if (found === undefined) throw new Error(`${name} has not paid`);
      return found;
    };
    const isIn = async (name: Name) => (await of(name).call(running, "session")).status === 200;
    const { desk } = provider;

    await desk.dispute(of("disputed").sessionId, "warning_needs_response");
    running = await killAtWork(running);
    await tellAll(running);
    await desk.dispute(of("disputed").sessionId, "needs_response");
    await desk.warnOfFraud(of("warned").sessionId);
    await tellAll(running);
    expect(await isIn("disputed")).toBe(true);
    await desk.dispute(of("disputed").sessionId, "lost");
    running = await killAtWork(running);
    await tellAll(running);
    expect(await isIn("disputed")).toBe(false);

    const withdrawn = await of("withdrawn").call(running, "withdraw", { confirm: true });
    expect(withdrawn.status).toBe(200);
    await tellAll(running);
    expect(await isIn("withdrawn")).toBe(false);
    await desk.settleRefund(of("withdrawn").sessionId, "failed");
    running = await killAtWork(running);
    await tellAll(running);
    expect(await isIn("withdrawn")).toBe(true);

    const intent = await findIntent(of("refunded").sessionId);
    await refund(intent, "900");
    await tellAll(running);
    expect(await isIn("refunded")).toBe(true);
    await refund(intent, "2000");
    running = await killAtWork(running);
    await tellAll(running);
    expect(await isIn("refunded")).toBe(false);

    await desk.dispute(of("disputed").sessionId, "won");
    await tellAll(running);
    await tellAll(running);
    expect(await isIn("disputed")).toBe(true);
    // A log-in needs no new checkout.
    const again = await createClient()(running, "initChat", {
      user_name: emailOf("disputed"),
      user_password: TEST_PASSWORD,
    });
    expect(again.body.redirect_to_stripe).toBeUndefined();
    await expect.poll(() => countMails(running), { timeout: 30_000, interval: 500 }).toBe(13);
    await running.kill("SIGTERM");
    await withDatabase(async ({ orm }) => {
      for (const name of NAMES) {
        const { subjects, ...outcome } = await readOutcome(orm, emailOf(name));
        const { subjects: expected, ...rest } = OUTCOMES[name];
        expect([name, outcome]).toEqual([name, rest]);
        // Retries may change their order.
        expect([name, subjects.toSorted()]).toEqual([name, [...expected].toSorted()]);
      }
    });
  }, 240_000);

  async function countMails({ address }: ServerProcess): Promise<number> {
    return ((await (await fetch(`${address}/demo/mail.json`)).json()) as unknown[]).length;
  }

  const ask = (method: string, path: string, form?: Record<string, string>) =>
    provider.desk.fetch(`https://api.stripe.com/v1/${path}`, {
      method,
      headers: { authorization: "Bearer sk_test_1" },
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    });

  async function findIntent(sessionId: string) {
    const session = (await (await ask("GET", `checkout/sessions/${sessionId}`)).json()) as {
      payment_intent: string;
    };
    return session.payment_intent;
  }

  /** As the operator refunds a part in the provider's dashboard. */
  async function refund(payment_intent: string, amount: string): Promise<void> {
    expect((await ask("POST", "refunds", { payment_intent, amount })).status).toBe(200);
  }
});
