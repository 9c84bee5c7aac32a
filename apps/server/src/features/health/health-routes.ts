import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";

/** Whoever asks is to hear within two seconds. */
const PATIENCE_MS = 1500;
const RETRY_AFTER_SECONDS = 5;

async function answersInTime(database: Database): Promise<boolean> {
  const answers = database.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answers, sleep(PATIENCE_MS, false, { ref: false })]);
}

/** `/healthz`: the process runs. `/readyz`: it can serve, for its database answers, and which version it is. */
export function addHealthRoutes(app: ApiApp, database: Database, version: string): void {
  const schema = { hide: true };
  app.get("/healthz", { schema }, () => ({ status: "ok" }));
  app.get("/readyz", { schema }, async () => {
    if (!(await answersInTime(database))) {
      const text = "The database does not answer.";
      throw new AppError(503, "not_ready", text, { retryAfter: RETRY_AFTER_SECONDS });
    }
    return { status: "ok", version };
  });
}
