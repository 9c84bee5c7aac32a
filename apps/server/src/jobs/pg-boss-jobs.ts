import type { PgBoss } from "pg-boss";
import type { Connection } from "../db/database.ts";
import { forgetAhead, keepForgettingAhead } from "./forget-ahead.ts";
import { JOB_NAMES, type JobHandlers, type JobName, type Jobs } from "./jobs.ts";

/** Told of failures that no request waits for. */
type Report = (message: string, cause: unknown) => void;

/** When each job runs unasked: what a crash left behind is found by then. */
const SCHEDULES: Readonly<Record<JobName, string>> = {
  deliver_mail: "* * * * *",
  reconcile_payments: "* * * * *",
  talk_to_platforms: "* * * * *",
  // Each hour it is morning somewhere.
  mail_due_checks: "23 * * * *",
  sweep: "17 3 * * *",
  delete_old: "47 2 * * *",
};

const TOLD_EVERY_MS = 60_000;
const CLOSE_WITHIN_MS = 5000;
/** A run that takes longer is believed dead, and another one may begin. */
const LONGEST_RUN_SECONDS = 600;

async function prepareQueue(boss: PgBoss, name: JobName): Promise<void> {
  // One run waits at most: whoever nudges meanwhile is served by it.
  await boss.createQueue(name, {
    policy: "short",
    retryLimit: 0,
    expireInSeconds: LONGEST_RUN_SECONDS,
    deleteAfterSeconds: 3600,
  });
  await boss.schedule(name, SCHEDULES[name]);
}

/** Two fresh instances at once install pg-boss both, and one of them fails: then it is there. */
async function startBoss(boss: PgBoss): Promise<void> {
  try {
    await boss.start();
  } catch {
    await boss.start();
  }
}

/** Each worker says at every look that the database is away: now and then is enough. */
function createDisturbance(report: Report) {
  let toldAt = -Infinity;
  return ({ message }: { readonly message: string }): void => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    report("jobs are disturbed", { message });
  };
}

/** pg-boss and what it calculates times with take a tenth of a second to load, and no request needs them. */
async function createBoss(connection: Connection, report: Report): Promise<PgBoss> {
  const { fromPglite, PgBoss } = await import("pg-boss");
  const boss =
    connection.kind === "pglite"
      ? new PgBoss({ db: fromPglite(connection.client), backend: "pglite", schema: "jobs" })
      : new PgBoss({
          db: { executeSql: (text, values) => connection.pool.query(text, values) },
          schema: "jobs",
        });
  boss.on("error", createDisturbance(report));
  return boss;
}

/** Makes what pg-boss keeps in the database, and works at nothing. */
export async function installPgBoss(connection: Connection, report: Report): Promise<void> {
  const boss = await createBoss(connection, report);
  await startBoss(boss);
  for (const name of JOB_NAMES) await prepareQueue(boss, name);
  await boss.stop({ graceful: true, timeout: CLOSE_WITHIN_MS, close: false });
}

/** The same work, whose failure is told here as well. */
function telling(work: () => Promise<void>, tell: (error: unknown) => void) {
  return async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      tell(error);
      throw error;
    }
  };
}

/** pg-boss in the same database: every instance works, each run happens on one of them. */
export function createPgBossJobs(connection: Connection, report: Report): Jobs {
  let boss: PgBoss | null = null;
  let started: Promise<void> = Promise.resolve();
  const workers = new Map<JobName, string>();
  let isClosing = false;

  const ask = async (name: JobName): Promise<void> => {
    // A run that waits for a later day would take this nudge, and be heard then.
    await forgetAhead(connection);
    await boss?.send(name);
    const worker = workers.get(name);
    if (worker !== undefined) boss?.notifyWorker(worker);
  };
  const reportUnlessClosing = (message: string) => (error: unknown) => {
    if (!isClosing) report(message, error);
  };
  const stopBoss = async (): Promise<void> => {
    workers.clear();
    await boss?.stop({ graceful: true, timeout: CLOSE_WITHIN_MS, close: false });
    boss = null;
  };
  const begin = async (handlers: JobHandlers): Promise<void> => {
    boss = await createBoss(connection, report);
    await startBoss(boss);
    await keepForgettingAhead(connection, () => isClosing, report);
    for (const name of JOB_NAMES) {
      if (isClosing) return;
      await prepareQueue(boss, name);
      const work = telling(handlers[name], reportUnlessClosing(`${name} failed`));
      workers.set(name, await boss.work(name, { pollingIntervalSeconds: 2 }, work));
      await ask(name);
    }
  };

  return {
    nudge(name) {
      // Before the start there is nobody to ask, and the start itself runs everything once.
      if (!workers.has(name) || isClosing) return;
      ask(name).catch(reportUnlessClosing(`could not ask for ${name}`));
    },
    start(handlers) {
      started = begin(handlers).catch(async (error: unknown) => {
        // Nothing of a start that fails is left over: it can be tried again.
        await stopBoss();
        throw error;
      });
      return started;
    },
    async close() {
      isClosing = true;
      // Whoever started it is told of its failure.
      await Promise.allSettled([started]);
      await stopBoss();
    },
  };
}
