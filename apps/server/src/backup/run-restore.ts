import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { Connection, Database } from "../db/database.ts";
import { ArchiveError } from "./archive-error.ts";
import type { ArchivePart } from "./archive.ts";
import {
  checkHeader,
  restoreBackup,
  type Held,
  type RestoreOptions,
  type Restored,
} from "./restore-backup.ts";
import type { RestoreJob, RestoreReply, RestoreRequest } from "./restore-messages.ts";

/** Many times what it takes. */
const MOST_MEMORY_MB = 256;

/** How an archive is read, and where the script for it is. */
export interface RestoreHow extends RestoreOptions {
  /** Null takes the one beside this file. */
  readonly script: URL | null;
}

function startChild(script: URL | null): ChildProcess {
  const source = new URL("./restore-child.ts", import.meta.url);
  return fork(fileURLToPath(script ?? source), [], {
    execArgv: [`--max-old-space-size=${MOST_MEMORY_MB}`],
    // Keys and passwords are none of its business, nor are the server's options for Node.
    env: {},
    stdio: ["pipe", "ignore", "ignore", "ipc"],
  });
}

function describeEnd({ exitCode, signalCode }: ChildProcess): Error {
  return new Error(`the process that reads backups ended (${exitCode ?? signalCode})`);
}

/** Sends a request and waits for the answer. Refusals and failures are thrown. */
async function askChild(child: ChildProcess, request: RestoreRequest) {
  const gone = new AbortController();
  const { signal } = gone;
  try {
    if (!child.connected) throw describeEnd(child);
    const ended = once(child, "exit", { signal }).then(() => {
      throw describeEnd(child);
    });
    const answered = once(child, "message", { signal }) as Promise<[RestoreReply]>;
    child.send(request);
    const [reply] = await Promise.race([answered, ended]);
    if (reply.kind === "refused") throw new ArchiveError(reply.message);
    if (reply.kind !== "failed") return reply;
    const { message, code, severity } = reply;
    throw Object.assign(new Error(message), { code, ...(severity === null ? {} : { severity }) });
  } finally {
    gone.abort();
  }
}

async function* askParts(child: ChildProcess, job: RestoreJob): AsyncGenerator<ArchivePart, void> {
  let request: RestoreRequest = job;
  for (;;) {
    const reply = await askChild(child, request);
    if (reply.kind !== "part") return;
    yield reply.part;
    request = { kind: "next" };
  }
}

/** Sends what arrives on, and reads also what nobody wants any more to its end, so that the answer is heard. */
async function withChild<Result>(
  sent: Readable,
  script: URL | null,
  use: (child: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const child = startChild(script);
  const { stdin } = child;
  if (stdin === null) throw new Error("a process without an input");
  // It has its reasons, and says them; of one that does not start, whoever waits for its answer is told.
  stdin.on("error", () => {});
  child.on("error", () => {});
  sent.once("close", () => stdin.end());
  sent.pipe(stdin);
  try {
    return await use(child);
  } finally {
    child.kill();
    sent.unpipe(stdin);
    if (!sent.readableEnded && !sent.destroyed) {
      await new Promise((resolve) => {
        sent.once("end", resolve).once("close", resolve).resume();
      });
    }
  }
}

/** PostgreSQL is opened by that process; PGlite nobody else may open. */
function readUrl(connection: Connection): string | null {
  return connection.kind === "postgres" ? (connection.pool.options.connectionString ?? null) : null;
}

type Target = Pick<Database, "orm" | "connection">;

/**
 * Looks through an archive without writing anything.
 * @param sent the archive, packed
 * @throws ArchiveError in words, where it cannot be restored here
 */
export function checkSentBackup(database: Target, sent: Readable, how: RestoreHow): Promise<Held> {
  const { script, ...options } = how;
  return withChild(sent, script, async (child) => {
    const job = { kind: "job", task: "check", databaseUrl: null, ...options } as const;
    let reply = await askChild(child, job);
    while (reply.kind === "part") {
      if (reply.part.kind === "header") await checkHeader(database, reply.part.header, options);
      reply = await askChild(child, { kind: "next" });
    }
    if (reply.kind !== "checked") throw new Error("a check ends with what was found");
    return reply.held;
  });
}

/**
 * Restores an archive that is sent, in a process of its own.
 * @param sent the archive, packed
 * @throws ArchiveError in words
 */
export function restoreSentBackup(
  database: Target,
  sent: Readable,
  how: RestoreHow,
): Promise<Restored> {
  const { script, ...options } = how;
  const databaseUrl = readUrl(database.connection);
  const job = { kind: "job", task: "restore", databaseUrl, ...options } as const;
  return withChild(sent, script, async (child) => {
    if (databaseUrl === null) return restoreBackup(database, askParts(child, job), options);
    const reply = await askChild(child, job);
    if (reply.kind !== "done") throw new Error("a restore ends with what was done");
    return reply.done;
  });
}
