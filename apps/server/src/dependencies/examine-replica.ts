import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../config.ts";
import { createPostgresDatabase } from "../db/postgres-database.ts";
import type { Replica, ReplicaState } from "../db/replica.ts";
import { findingsAbout, type Finding } from "../doctor/finding.ts";
import { StartRefusal } from "../errors/start-refusal.ts";
import { openReplica } from "./open-replica.ts";

const { ok, doubt, broken } = findingsAbout("replica");

/** A busy primary is looked at again and again, until it is known how far the replica is behind. */
const LOOKS = 10;
const LOOK_AGAIN_MS = 500;

async function waitForState(replica: Replica): Promise<ReplicaState> {
  for (let look = 1; look < LOOKS; look += 1) {
    const state = replica.state();
    if (state.kind !== "behind" || state.lagSeconds !== null) return state;
    await sleep(LOOK_AGAIN_MS);
  }
  return replica.state();
}

/** The first of a chain of failures says what happened. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return error.cause instanceof Error ? describeCause(error.cause) : ` (${error.message})`;
}

function describeState(state: ReplicaState, why: unknown): Finding {
  if (state.kind === "following") {
    return ok(
      `It follows, ${Math.round(state.lagSeconds)} s behind: supervisors' pages are read from it.`,
    );
  }
  if (state.kind === "away") {
    return broken(
      `It does not answer${describeCause(why)}: start it, or look at DATABASE_REPLICA_URL and its pg_hba.conf. Until then pages are read from the primary.`,
    );
  }
  const lag = state.lagSeconds === null ? "" : ` by ${Math.round(state.lagSeconds)} s`;
  return doubt(
    `It is behind${lag}, and pages are read from the primary: see in its log whether it still receives from the primary.`,
  );
}

/** Whether the replica that is set, if one is, follows the database; what can be said where that one answers. */
export async function examineReplica(
  { databaseUrl, replicaUrl, databasePoolSize }: Config,
  migrationsFolder: string,
): Promise<Finding[]> {
  if (databaseUrl === null || replicaUrl === null) return [];
  await using open = new AsyncDisposableStack();
  const onError = (): void => {
    // What is asked then fails by it.
  };
  const database = createPostgresDatabase({
    url: databaseUrl,
    migrationsFolder,
    poolSize: databasePoolSize,
    onError,
  });
  open.defer(() => database.close());
  try {
    await database.ping();
  } catch {
    return [doubt("It was not looked at, for the database does not answer.")];
  }
  let why: unknown = null;
  try {
    const replica = await openReplica({ replicaUrl, databasePoolSize }, database, (_, cause) => {
      why = cause;
    });
    if (replica === null) return [];
    open.defer(() => replica.close());
    return [describeState(await waitForState(replica), why)];
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    return [broken(error.message)];
  }
}
