import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { readLedger, writeLedger } from "../deletions/ledger-lines.ts";
import type { Stores } from "../store/stores.ts";

const Kept = z.object({
  createdAt: z.iso.datetime(),
  bytes: z.int(),
  isEncrypted: z.boolean(),
});

/**
 * `GET /deletions` tells the ledger of deletions, and `POST /deletions` adds what another place knows of it, so that no
 * restore brings back who was deleted. `POST /kept` notes a backup that was written and read back.
 */
export function addLedgerRoutes(
  app: FastifyInstance,
  { deletions }: Pick<Stores, "deletions">,
): void {
  app.get("/deletions", (_request, reply) => {
    void reply.type("application/x-ndjson");
    return deletions.listSince(new Date(0)).then(writeLedger);
  });
  app.addContentTypeParser("application/x-ndjson", { parseAs: "string" }, (_request, text, done) =>
    done(null, text),
  );
  app.post("/deletions", async (request, reply) => {
    const rows = readLedger(String(request.body));
    await deletions.add(rows);
    return reply.send({ output: `${rows.length} deletions are known.` });
  });
  app.post("/kept", async (request, reply) => {
    const kept = z.safeParse(Kept, request.body);
    if (!kept.success) return reply.code(400).send({ error: "This is no backup's head." });
    const { createdAt, ...rest } = kept.data;
    await deletions.noteBackup({ ...rest, createdAt: new Date(createdAt) });
    return { output: "Noted." };
  });
}
