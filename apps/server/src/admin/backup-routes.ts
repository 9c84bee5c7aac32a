import type { FastifyInstance } from "fastify";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { createGunzip, createGzip, type Gzip } from "node:zlib";
import { ArchiveError } from "../db/backup/archive.ts";
import { checkBackup, restoreBackup, type RestoreOptions } from "../db/backup/restore-backup.ts";
import { writeBackup } from "../db/backup/write-backup.ts";
import type { Database } from "../db/database.ts";

/** What backups need. */
export interface BackupContext {
  readonly database: Pick<Database, "orm">;
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

type Take = (chunks: AsyncIterable<Uint8Array>) => Promise<string>;

/** Unpacks what is sent. Also what nobody wants any more is read to its end, so that the answer is heard. */
async function takeArchive(sent: Readable, take: Take): Promise<string> {
  const gunzip = createGunzip();
  sent.once("error", (error) => gunzip.destroy(error));
  sent.pipe(gunzip);
  try {
    return await take(gunzip);
  } finally {
    gunzip.destroy();
    sent.unpipe(gunzip);
    if (!sent.readableEnded && !sent.destroyed) {
      await new Promise((resolve) => {
        sent.once("end", resolve).once("close", resolve).resume();
      });
    }
  }
}

/** How an archive that was sent is used: looked through, or restored. */
function createTakes({
  database,
  report,
}: BackupContext): Record<string, (how: RestoreOptions) => Take> {
  return {
    check: (how) => async (chunks) => {
      await checkBackup(database, chunks, how);
      return "The backup is whole.";
    },
    restore: (how) => async (chunks) => {
      const { createdAt, tables, rows } = await restoreBackup(database, chunks, how);
      report("admin command restore", { created_at: createdAt, rows });
      return `Restored the backup of ${createdAt}: ${rows} rows in ${tables} tables. Now restart every server.`;
    },
  };
}

/** `GET /backup` sends an archive; `POST /check` and `POST /restore` take one. */
export function addBackupRoutes(
  app: FastifyInstance,
  context: BackupContext,
  migrationsFolder: string,
): void {
  app.addContentTypeParser("application/gzip", (_request, payload, done) => done(null, payload));
  app.get("/backup", (_request, reply) => {
    const gzip = createGzip();
    context.report("admin command backup", {});
    void fill(gzip, context);
    return reply.type("application/gzip").send(gzip);
  });
  for (const [name, createTake] of Object.entries(createTakes(context))) {
    app.post<{ Querystring: { replace?: string } }>(`/${name}`, async (request, reply) => {
      const replaces = request.query.replace === "yes";
      const take = createTake({ migrationsFolder, replaces });
      try {
        return { output: await takeArchive(request.body as Readable, take) };
      } catch (error) {
        if (!(error instanceof ArchiveError)) throw error;
        return reply.code(400).send({ error: error.message });
      }
    });
  }
}
