import { drizzle } from "drizzle-orm/node-postgres";
import { once } from "node:events";
import { setPriority } from "node:os";
import { Client } from "pg";
import { ArchiveError } from "./archive-error.ts";
import { readArchive, type ArchivePart } from "./archive.ts";
import { restoreBackup, type Held, type Restored } from "./restore-backup.ts";
import type { RestoreJob, RestoreReply, RestoreRequest } from "./restore-messages.ts";
import { unpackArchive } from "./unpack-archive.ts";

/*
 * A process of its own reads what somebody sends as a backup: whatever it is, the server that learners talk to neither
 * waits for it nor runs out of memory. It comes by the standard input.
 */

/** While it only looks, learners come first, also on a machine with one processor. A restore holds them up, and hurries. */
const NICE = 5;

function say(reply: RestoreReply): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(reply, () => resolve());
  });
}

async function hear(): Promise<RestoreRequest> {
  const [request] = (await once(process, "message")) as [RestoreRequest];
  return request;
}

/** Goes through all of it, and tells how it begins. */
async function check(parts: AsyncGenerator<ArchivePart, void>): Promise<Held> {
  let [createdAt, tables, rows] = ["", 0, 0];
  for await (const part of parts) {
    if (part.kind === "header") {
      createdAt = part.header.createdAt;
      await say({ kind: "part", part });
      await hear();
    } else if (part.kind === "table") tables += 1;
    else rows += part.rows.length;
  }
  return { createdAt, tables, rows };
}

/** Hands the parts to whoever has the database, one at a time. */
async function handBack(parts: AsyncGenerator<ArchivePart, void>): Promise<void> {
  for await (const part of parts) {
    await say({ kind: "part", part });
    await hear();
  }
  await say({ kind: "end" });
}

async function restore(
  databaseUrl: string,
  parts: AsyncGenerator<ArchivePart, void>,
  job: RestoreJob,
): Promise<Restored> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: "elenchus-restore",
  });
  // A query that is under way then fails by it.
  client.on("error", () => {});
  await client.connect();
  try {
    return await restoreBackup({ orm: drizzle(client) }, parts, job);
  } finally {
    await client.end();
  }
}

/** The deepest cause of a failure is PostgreSQL's or the system's own word. */
function describe(error: unknown): RestoreReply {
  let deepest: unknown = error;
  while (deepest instanceof Error && deepest.cause instanceof Error) deepest = deepest.cause;
  const read = (name: string): string | null => {
    const value: unknown = deepest instanceof Error ? Reflect.get(deepest, name) : null;
    return typeof value === "string" ? value : null;
  };
  const message = deepest instanceof Error ? deepest.message : String(deepest);
  return { kind: "failed", message, code: read("code"), severity: read("severity") };
}

async function work(job: RestoreJob): Promise<void> {
  const parts = readArchive(unpackArchive(process.stdin));
  const { task, databaseUrl } = job;
  if (task === "check") setPriority(NICE);
  try {
    if (task === "check") await say({ kind: "checked", held: await check(parts) });
    else if (databaseUrl === null) await handBack(parts);
    else await say({ kind: "done", done: await restore(databaseUrl, parts, job) });
  } catch (error) {
    await say(
      error instanceof ArchiveError ? { kind: "refused", message: error.message } : describe(error),
    );
  }
}

// Without a server nobody wants it.
process.once("disconnect", () => process.exit());
const request = await hear();
if (request.kind === "job") await work(request);
process.disconnect();
