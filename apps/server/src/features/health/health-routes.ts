import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../db/database.ts";
import type { Replica } from "../../db/replica.ts";
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

/** A server is ready also while its replica is not: it does without. */
function describeReplica(replica: Replica | null) {
  if (replica === null) return {};
  const state = replica.state();
  const lag = state.kind === "away" ? null : state.lagSeconds;
  const lag_seconds = lag === null ? null : Math.round(lag * 10) / 10;
  return { replica: { state: state.kind, lag_seconds } };
}

/** `/healthz`: the process runs. `/readyz`: it can serve, for its database answers, and which version it is. */
export function addHealthRoutes(
  app: ApiApp,
  { database, replica }: { readonly database: Database; readonly replica: Replica | null },
  version: string,
): void {
  const schema = { hide: true };
  app.get("/healthz", { schema }, () => ({ status: "ok" }));
  app.get("/readyz", { schema }, async () => {
    if (!(await answersInTime(database))) {
      const text = "The database does not answer.";
      throw new AppError(503, "not_ready", text, { retryAfter: RETRY_AFTER_SECONDS });
    }
    return { status: "ok", version, ...describeReplica(replica) };
  });
}
