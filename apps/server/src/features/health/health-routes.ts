import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../db/database.ts";
import { listStorageProblems, type StorageWatch } from "../../db/storage-watch.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";

/** Whoever asks is to hear within two seconds. */
const PATIENCE_MS = 1400;
const RETRY_AFTER_SECONDS = 5;

async function answersInTime(database: Database): Promise<boolean> {
  const answers = database.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answers, sleep(PATIENCE_MS, false, { ref: false })]);
}

/** The parts that are watched. */
interface Watched {
  readonly database: Database;
  readonly storage: StorageWatch;
}

/**
 * A database that is full or read-only is every server's: they go on, for what can be read is read, and each call that
 * writes says why it cannot. To leave them all out would leave nobody to say it.
 */
async function describeStorage(storage: StorageWatch) {
  const state = await storage.state();
  const problems = state === null ? [] : listStorageProblems(state);
  return problems.length === 0 ? { status: "ok" } : { status: "degraded", problems };
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, for its database answers, which version it is, and what is wrong
 * with what it stores in.
 */
export function addHealthRoutes(
  app: ApiApp,
  { database, storage }: Watched,
  version: string,
): void {
  const schema = { hide: true };
  app.get("/healthz", { schema }, () => ({ status: "ok" }));
  app.get("/readyz", { schema }, async () => {
    if (!(await answersInTime(database))) {
      const text = "The database does not answer.";
      throw new AppError(503, "not_ready", text, { retryAfter: RETRY_AFTER_SECONDS });
    }
    return { ...(await describeStorage(storage)), version };
  });
}
