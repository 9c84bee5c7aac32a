import { join } from "node:path";
import { findFreePort } from "./find-free-port.ts";
import { loadPostgres } from "./load-postgres.ts";

/** A PostgreSQL that runs. */
export interface RunningPostgres {
  /** Without a database's name. */
  readonly url: string;
  /** Where its files lie. */
  readonly dataFolder: string;
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL on a free port.
 * @param folder for its data; every user of the machine must be able to enter it
 * @param options `isDurable`: whether what is committed has reached the disk, as in production
 */
export async function startPostgres(
  folder: string,
  { isDurable }: { readonly isDurable: boolean },
): Promise<RunningPostgres> {
  const port = await findFreePort();
  const errors: string[] = [];
  const EmbeddedPostgres = await loadPostgres(folder);
  const dataFolder = join(folder, "data");
  const postgres = new EmbeddedPostgres({
    databaseDir: dataFolder,
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", ...(isDurable ? [] : ["--no-sync"])],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", `fsync=${isDurable ? "on" : "off"}`],
    onLog: () => {},
    onError: (message) => errors.push(String(message)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start: ${errors.join("\n")}`, { cause });
  }
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  return { url, dataFolder, stop: () => postgres.stop() };
}
