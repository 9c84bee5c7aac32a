import type { Connection } from "../db/database.ts";

/** Longer than any job of ours is asked for ahead, and than any schedule's steps are apart. */
const AHEAD = "now() + interval '2 minutes'";

const STATEMENTS = [
  `update jobs.version set cron_on = null where cron_on > ${AHEAD}`,
  `update jobs.job set start_after = now() where state = 'created' and start_after > ${AHEAD}`,
] as const;

const LOOK_EVERY_MS = 60_000;

/**
 * Forgets what pg-boss has written for later than it ever does: it was written before a clock was put back. Until then
 * pg-boss would begin no job by its schedule, and a job that waits would let no other wait.
 */
export async function forgetAhead(connection: Connection): Promise<void> {
  // PostgreSQL's clock is not this machine's to set.
  if (connection.kind !== "pglite") return;
  for (const statement of STATEMENTS) await connection.client.query(statement);
}

/** Does so now, and then every minute until it is over. */
export async function keepForgettingAhead(
  connection: Connection,
  isOver: () => boolean,
  report: (message: string, cause: unknown) => void,
): Promise<void> {
  await forgetAhead(connection);
  const timer = setInterval(() => {
    if (isOver()) return clearInterval(timer);
    forgetAhead(connection).catch((error: unknown) =>
      report("times of jobs could not be put right", error),
    );
  }, LOOK_EVERY_MS);
  timer.unref();
}
