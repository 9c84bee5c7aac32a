import Fastify from "fastify";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import * as z from "zod/mini";
import { makeFolder } from "../db/make-folder.ts";
import { runAdminCommand } from "./admin-commands.ts";
import { AdminError, type AdminContext } from "./admin-context.ts";
import { addBackupRoutes, type BackupContext } from "./backup-routes.ts";

/** Where `npm run admin` finds the running server, and what opens it. Read by its owner alone. */
const ADMIN_FILE = "admin.json";

const Request = z.object({ command: z.string(), options: z.record(z.string(), z.string()) });

/** The door for whoever runs the server: on this machine alone. */
export interface AdminServer {
  close(): Promise<void>;
}

type DoorContext = AdminContext & BackupContext;

function isSame(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function buildDoor(context: DoorContext, migrationsFolder: string, token: string) {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.addHook("onRequest", async (request, reply) => {
    if (isSame(request.headers.authorization, `Bearer ${token}`)) return;
    await reply.code(401).send({ error: "This token does not belong to the running server." });
  });
  addBackupRoutes(app, context, migrationsFolder);
  app.post("/", async (request, reply) => {
    const parsed = z.safeParse(Request, request.body);
    if (!parsed.success) return reply.code(400).send({ error: "This is not a valid command." });
    const { command, options } = parsed.data;
    try {
      return { output: await runAdminCommand(context, command, options) };
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      return reply.code(400).send({ error: error.message });
    }
  });
  return app;
}

/**
 * Opens the door and writes into the data folder how to get in, for its owner alone. Nothing but a
 * program on this machine that may read that file can use it.
 */
export async function openAdminServer(
  context: DoorContext,
  migrationsFolder: string,
  dataDir: string,
): Promise<AdminServer> {
  const token = randomBytes(32).toString("base64url");
  const app = buildDoor(context, migrationsFolder, token);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const file = join(dataDir, ADMIN_FILE);
  makeFolder(dataDir);
  // Removed first: the mode counts only for a file that is made.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ port, token }), { mode: 0o600, flag: "wx" });
  return {
    async close() {
      rmSync(file, { force: true });
      await app.close();
    },
  };
}
