import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { authTwoFactors } from "../src/db/schema/auth-schema.ts";
import { createPgliteDatabase } from "../src/db/pglite-database.ts";
import { codeOf, nextCodeOf } from "./build-supervisor.ts";
import { copyDemo } from "./copy-demo.ts";
import { createClient, startServer, type ServerProcess } from "./server-process.ts";

const migrationsFolder = join(import.meta.dirname, "../migrations");
const ADMIN = join(import.meta.dirname, "../../../scripts/admin.mjs");
const EMAIL = "supervisor@demo.test";
const PASSWORD = "socrates-asks";
const OLD = "the old one of more than 32 characters";
const NEW = "the new one of more than 32 characters";
const OTHER = "one that encrypted nothing that is stored";

let folder: string;
let server: ServerProcess | null = null;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-secret-"));
  await copyDemo(folder);
});
afterAll(async () => {
  await server?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Ends the server that runs, and starts one with these secrets. */
async function restart(SESSION_SECRET: string): Promise<ServerProcess> {
  await server?.kill("SIGTERM");
  server = await startServer({ DATA_DIR: folder, SESSION_SECRET });
  return server;
}

/** What is stored of the only second factor, while no server has the folder. */
async function readFactor() {
  await server?.kill("SIGTERM");
  const database = await createPgliteDatabase({ folder, migrationsFolder });
  const [factor] = await database.orm.select().from(authTwoFactors);
  await database.close();
  return { secret: factor?.secret, backupCodes: factor?.backupCodes };
}

const typePassword = (running: ServerProcess, call = createClient()) =>
  call(running, "initChat", { user_name: EMAIL, user_password: PASSWORD });

async function setUpFactor(running: ServerProcess) {
  const call = createClient();
  expect((await typePassword(running, call)).body.user_type).toBe("supervisor");
  const { body } = await call(running, "beginSecondFactor", { password: PASSWORD });
  const code = codeOf(body.secret);
  expect((await call(running, "confirmSecondFactor", { code })).status).toBe(200);
  return { call, secret: body.secret as string, recoveryCodes: body.recovery_codes as string[] };
}

async function logInWith(running: ServerProcess, code: string) {
  const call = createClient();
  expect((await typePassword(running, call)).body.second_factor_needed).toBe(true);
  return (await call(running, "verifySecondFactor", { code })).status;
}

async function runAdmin(...args: readonly string[]) {
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: folder };
  const { stdout } = await promisify(execFile)(process.execPath, [ADMIN, ...args], { env });
  return stdout.trim();
}

test("a second factor outlives its secret where the list names it, and is reset where not", async () => {
  const { call, secret, recoveryCodes } = await setUpFactor(await restart(OLD));
  const before = await readFactor();
  const both = await restart(`${NEW}, ${OLD}`);
  expect((await call(both, "session")).status).toBe(200);
  expect(await logInWith(both, nextCodeOf(secret))).toBe(200);
  const after = await readFactor();
  expect(after.secret).not.toBe(before.secret);
  expect(after.backupCodes).not.toBe(before.backupCodes);
  expect(await logInWith(await restart(NEW), recoveryCodes[0] ?? "")).toBe(200);
  const other = await restart(OTHER);
  const refused = await typePassword(other);
  expect({ status: refused.status, code: refused.body.code }).toEqual({
    status: 409,
    code: "second_factor_unreadable",
  });
  expect(refused.body.error).toContain("ask whoever runs this site to reset it");
  const unknown = runAdmin("reset-second-factor", "nobody@example.org");
  await expect(unknown).rejects.toThrow("There is no account with the address nobody@example.org.");
  expect(await runAdmin("reset-second-factor", EMAIL)).toContain(`${EMAIL} is removed`);
  const again = runAdmin("reset-second-factor", "--email", EMAIL);
  await expect(again).rejects.toThrow(`${EMAIL} has no second factor.`);
  await setUpFactor(other);
  expect(other.output()).not.toContain(OTHER);
}, 240_000);
