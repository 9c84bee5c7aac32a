import Fastify, { type FastifyError } from "fastify";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import * as z from "zod/mini";
import { makeFolder } from "../db/make-folder.ts";
import { describeDatabaseFailure } from "../errors/describe-database-failure.ts";
import { StartRefusal } from "../errors/start-refusal.ts";
import { VERSION } from "../version.ts";
import { runAdminCommand } from "./admin-commands.ts";
import { AdminError, UsageError, type AdminContext } from "./admin-context.ts";
import { addBackupRoutes, type BackupContext } from "./backup-routes.ts";
import { addLedgerRoutes } from "./ledger-routes.ts";

/** Where `npm run admin` finds the server that runs, and what opens it. Read by its owner alone. */
const ADMIN_FILE = "admin.json";

const Request = z.object({ command: z.string(), options: z.record(z.string(), z.string()) });

/** The door for whoever runs the server. */
export interface AdminServer {
  close(): Promise<void>;
}

type DoorContext = AdminContext & BackupContext;

/** Where the door is, and where that is written down. */
export interface DoorPlace {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** One that somebody chose, beside the one in the file. */
  readonly token: string | null;
  readonly dataDir: string;
  readonly migrationsFolder: string;
  /** The program that reads backups; null takes the one beside its source. */
  readonly restoreScript: URL | null;
}

function isSame(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function buildDoor(
  context: DoorContext,
  { migrationsFolder, restoreScript: script }: DoorPlace,
  tokens: readonly string[],
) {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.addHook("onRequest", async (request, reply) => {
    // Whoever asks another port of ours by mistake is to know it.
    void reply.header("x-elenchus-admin", VERSION);
    const { authorization } = request.headers;
    if (tokens.some((token) => isSame(authorization, `Bearer ${token}`))) return;
    await reply.code(401).send({ error: "This token does not belong to the running server." });
  });
  app.setErrorHandler(async (error: FastifyError, _request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return reply.code(statusCode).send({ error: error.message });
    const ofDatabase = describeDatabaseFailure(error);
    context.report("an admin command failed", error);
    const text = ofDatabase?.userMessage ?? "The command failed. The server's log says why.";
    return reply.code(ofDatabase?.status ?? 500).send({ error: text });
  });
  addLedgerRoutes(app, context.stores);
  addBackupRoutes(app, context, { migrationsFolder, script });
  app.post("/", async (request, reply) => {
    const parsed = z.safeParse(Request, request.body);
    if (!parsed.success) return reply.code(400).send({ error: "This is not a valid command." });
    const { command, options } = parsed.data;
    try {
      return { output: await runAdminCommand(context, command, options) };
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      const status = error instanceof UsageError ? 422 : 400;
      return reply.code(status).send({ error: error.message });
    }
  });
  return app;
}

/** The address of a door on this machine that listens everywhere is this machine's own. */
function nearestHost(host: string): string {
  return { "0.0.0.0": "127.0.0.1", "::": "::1" }[host] ?? host;
}

/** Writes down how to get in, and answers how to take that away again. */
function writeDoorFile(dataDir: string, door: object): () => void {
  makeFolder(dataDir);
  const [file, text] = [join(dataDir, ADMIN_FILE), JSON.stringify(door)];
  // Removed first: the mode counts only for a file that is made.
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  return () => {
    // The file of another server that shares the folder, and started later, stays.
    if (existsSync(file) && readFileSync(file, "utf8") === text) rmSync(file, { force: true });
  };
}

/**
 * Opens the door. A token of its own goes into the data folder with its address, for the folder's owner; one that
 * was chosen opens it from elsewhere, too.
 * @throws StartRefusal when nobody can listen there
 */
export async function openAdminServer(
  context: DoorContext,
  place: DoorPlace,
): Promise<AdminServer> {
  const { host, port, token, dataDir } = place;
  const own = randomBytes(32).toString("base64url");
  const app = buildDoor(context, place, token === null ? [own] : [own, token]);
  try {
    await app.listen({ host, port });
  } catch (cause) {
    const text = `Admin commands cannot be taken at ADMIN_HOST=${host}, ADMIN_PORT=${port}: is another program using that port, and is it an address of this machine? Set ADMIN_PORT to another number.`;
    throw new StartRefusal(text, { cause });
  }
  const address = app.server.address() as AddressInfo;
  let removeFile = (): void => {};
  try {
    const door = { host: nearestHost(host), port: address.port, token: own };
    removeFile = writeDoorFile(dataDir, door);
  } catch (error) {
    if (token === null) {
      await app.close();
      throw error;
    }
    // Where nothing may be written, the token that was chosen opens.
    context.report(`${join(dataDir, ADMIN_FILE)} could not be written`, error);
  }
  return {
    async close() {
      removeFile();
      await app.close();
    },
  };
}
