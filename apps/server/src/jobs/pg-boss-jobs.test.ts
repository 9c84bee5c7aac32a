import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  buildDatabase,
  buildPostgresUrl,
  connectPostgres,
  DATABASE_KINDS,
} from "../../test/build-database.ts";
import { TEST_STOP_LINKS } from "../../test/build-test-server.ts";
import type { Database } from "../db/database.ts";
import type { Mail } from "../mail/mailer.ts";
import { createMailStore, putMail } from "../store/operations/mail-store.ts";
import { createStores } from "../store/stores.ts";
import { createHandlers } from "./create-handlers.ts";
import { JOB_NAMES, type JobHandlers, type JobName, type Jobs } from "./jobs.ts";
import { createPgBossJobs } from "./pg-boss-jobs.ts";

/** Handlers of all jobs, each made for its name. */
function buildHandlers(make: (name: JobName) => () => Promise<void>): JobHandlers {
  return {
    deliver_mail: make("deliver_mail"),
    reconcile_payments: make("reconcile_payments"),
    talk_to_platforms: make("talk_to_platforms"),
    mail_due_checks: make("mail_due_checks"),
    sweep: make("sweep"),
    delete_old: make("delete_old"),
  };
}

/** A promise that is resolved from outside. */
function buildGate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe.each(DATABASE_KINDS)("jobs on %s", (kind) => {
  let database: Database;
  let reports: [message: string, cause: unknown][];
  const started: Jobs[] = [];
  beforeAll(async () => {
    database = await buildDatabase(kind);
  });
  beforeEach(() => {
    reports = [];
  });
  afterEach(async () => {
    for (const jobs of started.splice(0)) await jobs.close();
  });
  afterAll(() => database.close());

  const build = (): Jobs =>
    createPgBossJobs(database.connection, (message, cause) => void reports.push([message, cause]));

  /** How many runs of a job are asked for or under way, as the database knows them. */
  async function countUnderWay(name: JobName): Promise<number> {
    const query = sql`select count(*)::int as count from jobs.job
      where name = ${name} and state in ('created', 'active')`;
    const { rows } = (await database.orm.execute(query)) as { rows: { count: number }[] };
    return rows[0]?.count ?? 0;
  }

  /** Starts jobs of which the given ones do something, and waits until each ran for the first time. */
  async function start(handlers: Partial<JobHandlers> = {}) {
    const runs: JobName[] = [];
    const all = buildHandlers((name) => async () => {
      runs.push(name);
      await handlers[name]?.();
    });
    const jobs = build();
    started.push(jobs);
    await jobs.start(all);
    await expect.poll(() => new Set(runs).size, { timeout: 10_000 }).toBe(JOB_NAMES.length);
    runs.length = 0;
    return { jobs, runs };
  }

  test("a nudge is followed by a run within a second", async () => {
    const { jobs, runs } = await start();
    const times: number[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const asked = performance.now();
      jobs.nudge("deliver_mail");
      await expect.poll(() => runs.length, { timeout: 20_000, interval: 5 }).toBe(round);
      times.push(performance.now() - asked);
    }
    // A busy machine may hold one of them up.
    expect(Math.min(...times)).toBeLessThan(1000);
    expect(runs).toEqual(["deliver_mail", "deliver_mail", "deliver_mail"]);
  });

  test("many nudges at once are served by few runs", async () => {
    const { jobs, runs } = await start();
    for (let nudges = 0; nudges < 100; nudges += 1) jobs.nudge("deliver_mail");
    await expect.poll(() => runs.length, { timeout: 30_000 }).toBeGreaterThan(0);
    await expect.poll(() => countUnderWay("deliver_mail"), { timeout: 30_000 }).toBe(0);
    expect(runs.length).toBeLessThan(10);
  });

  test("a nudge during a run is followed by another one: what came meanwhile is not missed", async () => {
    const gate = buildGate();
    let isHeld = false;
    const { jobs, runs } = await start({
      deliver_mail: async () => {
        if (isHeld) await gate.opened;
      },
    });
    isHeld = true;
    jobs.nudge("deliver_mail");
    await expect.poll(() => runs.length, { timeout: 30_000 }).toBe(1);
    jobs.nudge("deliver_mail");
    jobs.nudge("deliver_mail");
    // The one that runs, and one that waits.
    await expect.poll(() => countUnderWay("deliver_mail"), { timeout: 30_000 }).toBe(2);
    expect(runs).toHaveLength(1);
    isHeld = false;
    gate.open();
    await expect.poll(() => runs.length, { timeout: 30_000 }).toBeGreaterThan(1);
  });

  test("a run that takes long keeps no other job waiting", async () => {
    const gate = buildGate();
    let isHeld = false;
    const { jobs, runs } = await start({
      reconcile_payments: async () => {
        if (isHeld) await gate.opened;
      },
    });
    isHeld = true;
    jobs.nudge("reconcile_payments");
    await expect.poll(() => runs, { timeout: 30_000 }).toEqual(["reconcile_payments"]);
    jobs.nudge("deliver_mail");
    await expect.poll(() => runs, { timeout: 1000 }).toContain("deliver_mail");
    gate.open();
  });

  test("before the start a nudge does nothing, and the start runs each job", async () => {
    const jobs = build();
    started.push(jobs);
    for (const name of JOB_NAMES) jobs.nudge(name);
    const runs: JobName[] = [];
    await jobs.start(buildHandlers((name) => async () => void runs.push(name)));
    await expect.poll(() => runs.toSorted(), { timeout: 30_000 }).toEqual(JOB_NAMES.toSorted());
    expect(reports).toEqual([]);
  });

  test.runIf(kind === "pglite")(
    "a start that a read-only database refused begins anew",
    async () => {
      const write = (isAllowed: boolean) =>
        database.orm.execute(`set default_transaction_read_only = ${isAllowed ? "off" : "on"}`);
      const jobs = build();
      started.push(jobs);
      const runs: JobName[] = [];
      const handlers = buildHandlers((name) => async () => void runs.push(name));
      await write(false);
      await expect(jobs.start(handlers)).rejects.toThrow("read-only");
      await write(true);
      await jobs.start(handlers);
      await expect.poll(() => runs.toSorted(), { timeout: 30_000 }).toEqual(JOB_NAMES.toSorted());
    },
  );

  test("a run that fails is reported, and the next one comes", async () => {
    let isBroken = false;
    const { jobs, runs } = await start({
      deliver_mail: async () => {
        if (isBroken) throw new Error("the sky fell");
      },
    });
    isBroken = true;
    jobs.nudge("deliver_mail");
    await expect.poll(() => reports.length, { timeout: 30_000 }).toBe(1);
    expect(reports[0]).toEqual(["deliver_mail failed", new Error("the sky fell")]);
    isBroken = false;
    jobs.nudge("deliver_mail");
    await expect.poll(() => runs.length, { timeout: 30_000 }).toBe(2);
    expect(reports).toHaveLength(1);
  });

  test("closing waits for what runs, and nothing runs after it", async () => {
    const gate = buildGate();
    let isHeld = false;
    const events: string[] = [];
    const { jobs, runs } = await start({
      deliver_mail: async () => {
        if (!isHeld) return;
        await gate.opened;
        // The database is there until the end.
        await database.ping();
        events.push("the run has ended");
      },
    });
    isHeld = true;
    jobs.nudge("deliver_mail");
    await expect.poll(() => runs.length, { timeout: 30_000 }).toBe(1);
    const closing = jobs.close().then(() => events.push("closed"));
    await database.ping();
    gate.open();
    await closing;
    expect(events).toEqual(["the run has ended", "closed"]);
    for (const name of JOB_NAMES) jobs.nudge(name);
    await database.ping();
    for (const name of JOB_NAMES) expect([name, await countUnderWay(name)]).toEqual([name, 0]);
    expect(runs).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  test("each job has its schedule: mail and payments by the minute, sweeping by night", async () => {
    await start();
    const query = sql`select name, cron from jobs.schedule order by name`;
    const { rows } = (await database.orm.execute(query)) as { rows: unknown[] };
    expect(rows).toEqual([
      { name: "delete_old", cron: "47 2 * * *" },
      { name: "deliver_mail", cron: "* * * * *" },
      { name: "mail_due_checks", cron: "23 * * * *" },
      { name: "reconcile_payments", cron: "* * * * *" },
      { name: "sweep", cron: "17 3 * * *" },
      { name: "talk_to_platforms", cron: "* * * * *" },
    ]);
  });
});

describe("two instances on one database", () => {
  let databases: readonly [Database, Database];
  let reports: unknown[];
  beforeEach(async () => {
    const url = await buildPostgresUrl();
    databases = [connectPostgres(url), connectPostgres(url)];
    await databases[0].migrate();
    reports = [];
  });
  afterEach(async () => {
    for (const database of databases) await database.close();
  });

  const report = (...what: unknown[]): void => void reports.push(what);
  const build = ({ connection }: Database): Jobs => createPgBossJobs(connection, report);

  test("start at once, and send each mail once", async () => {
    const sent: Mail[] = [];
    const mailer = {
      async send(mail: Mail) {
        await sleep(2);
        sent.push(mail);
      },
      close: async () => {},
    };
    const { signal: closing } = new AbortController();
    const [one, other] = [build(databases[0]), build(databases[1])];
    const startOne = (jobs: Jobs, database: Database): Promise<void> => {
      const ours = { newId: randomUUID, publicUrl: () => "https://learn.example.org" };
      const common = {
        ...ours,
        stopLinks: TEST_STOP_LINKS,
        mailer,
        payments: null,
        ltiDesk: null,
        retentionDays: null,
        now: () => new Date(),
        report,
        closing,
      };
      return jobs.start(createHandlers({ ...common, stores: createStores(database), jobs }));
    };
    await Promise.all([startOne(one, databases[0]), startOne(other, databases[1])]);
    const keys = Array.from({ length: 120 }, (_each, index) => `mail:${index}`);
    for (const [index, dedupeKey] of keys.entries()) {
      const parts = { subject: dedupeKey, text: "text", html: "html", isDiscarded: false };
      const id = randomUUID();
      await putMail(databases[0].orm, { id, dedupeKey, to: "ada@example.org", ...parts });
      (index % 2 === 0 ? one : other).nudge("deliver_mail");
    }
    await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(keys.length);
    // Closing lets what runs end: whatever is sent twice was sent by then.
    await Promise.all([one.close(), other.close()]);
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual(keys.toSorted());
    expect(await createMailStore(databases[0].orm).countDue()).toBe(0);
    expect(reports).toEqual([]);
  });

  test("what one is too busy for, the other does", async () => {
    const gate = buildGate();
    let isHeld = false;
    const runs = { one: 0, other: 0 };
    const [one, other] = [build(databases[0]), build(databases[1])];
    const handlersOf = (instance: keyof typeof runs): JobHandlers =>
      buildHandlers((name) => async () => {
        if (name !== "deliver_mail") return;
        runs[instance] += 1;
        if (isHeld && instance === "one") await gate.opened;
      });
    await one.start(handlersOf("one"));
    await expect.poll(() => runs.one, { timeout: 30_000 }).toBeGreaterThan(0);
    isHeld = true;
    const before = runs.one;
    one.nudge("deliver_mail");
    await expect.poll(() => runs.one, { timeout: 30_000 }).toBe(before + 1);
    await other.start(handlersOf("other"));
    await expect.poll(() => runs.other, { timeout: 30_000 }).toBeGreaterThan(0);
    const seen = runs.other;
    one.nudge("deliver_mail");
    await expect.poll(() => runs.other, { timeout: 30_000 }).toBe(seen + 1);
    expect(runs.one).toBe(before + 1);
    gate.open();
    await Promise.all([one.close(), other.close()]);
    expect(reports).toEqual([]);
  });
});
