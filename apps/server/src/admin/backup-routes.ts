import type { FastifyInstance } from "fastify";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { createGzip, type Gzip } from "node:zlib";
import { ArchiveError } from "../backup/archive-error.ts";
import { checkSentBackup, restoreSentBackup, type RestoreHow } from "../backup/run-restore.ts";
import { writeBackup } from "../backup/write-backup.ts";
import type { Restored } from "../backup/restore-backup.ts";
import type { Database } from "../db/database.ts";

/** The parts that backups need. */
export interface BackupContext {
  readonly database: Pick<Database, "orm" | "connection">;
  readonly now: () => Date;
  readonly report: (message: string, facts: unknown) => void;
}

async function fill(gzip: Gzip, { database, now }: BackupContext): Promise<void> {
  const gone = new AbortController();
  gzip.once("close", () => gone.abort());
  try {
    await writeBackup(database, now(), async (piece) => {
      gone.signal.throwIfAborted();
      if (!gzip.write(piece)) await once(gzip, "drain", { signal: gone.signal });
    });
    gzip.end();
  } catch (error) {
    // Whoever reads sees that it breaks off.
    gzip.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Says what was restored, and what was not taken back with it. */
function describeRestored(restored: Restored): string {
  const { createdAt, rows, tables, accounts, transcripts, heldMails, payments } = restored;
  const gone = `${count(accounts, "account", "accounts")} and ${count(transcripts, "transcript", "transcripts")}`;
  return [
    `Restored the backup of ${createdAt}: ${rows} rows in ${tables} tables.`,
    `By the ledger of deletions, ${gone} that were deleted since are deleted again.`,
    heldMails === 0
      ? "No mail goes out twice."
      : `${count(heldMails, "mail", "mails")} that waited when it was made will not be sent: they may have gone out since. (--send-waiting sends them.)`,
    `The payment provider is asked anew about ${count(payments, "payment", "payments")}.`,
    "Everybody has to log in again; passwords and roles are those of the backup. Now restart every server.",
  ].join("\n");
}

/** Tasks on an archive that is sent, and how their results are told. */
const TASKS = {
  async check({ database }: BackupContext, sent: Readable, how: RestoreHow) {
    const facts = await checkSentBackup(database, sent, how);
    return { output: "The backup is whole.", facts };
  },
  async restore({ database, report }: BackupContext, sent: Readable, how: RestoreHow) {
    const restored = await restoreSentBackup(database, sent, how);
    const { createdAt, ...facts } = restored;
    report("admin command restore", { created_at: createdAt, ...facts });
    return { output: describeRestored(restored) };
  },
} as const;

/** `GET /backup` sends an archive; `POST /check` and `POST /restore` take one. */
export function addBackupRoutes(
  app: FastifyInstance,
  context: BackupContext,
  places: Pick<RestoreHow, "migrationsFolder" | "script">,
): void {
  app.addContentTypeParser("application/gzip", (_request, payload, done) => done(null, payload));
  app.get("/backup", (_request, reply) => {
    const gzip = createGzip();
    context.report("admin command backup", {});
    void fill(gzip, context);
    return reply.type("application/gzip").send(gzip);
  });
  for (const [name, carryOut] of Object.entries(TASKS)) {
    app.post<{ Querystring: { replace?: string; waiting?: string } }>(
      `/${name}`,
      async (request, reply) => {
        const { replace, waiting } = request.query;
        const wanted = { replaces: replace === "yes", sendsWaiting: waiting === "yes" };
        try {
          return await carryOut(context, request.body as Readable, { ...places, ...wanted });
        } catch (error) {
          if (!(error instanceof ArchiveError)) throw error;
          return reply.code(400).send({ error: error.message });
        }
      },
    );
  }
}
