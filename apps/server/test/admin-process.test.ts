import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMANDS } from "../../../scripts/admin/commands.mjs";
import { ADMIN_COMMANDS } from "../src/admin/admin-commands.ts";
import { copyDemo } from "./copy-demo.ts";
import { findFreePort } from "./find-free-port.ts";
import { failToStart, startServer, type ServerProcess } from "./server-process.ts";

const SCRIPT = join(import.meta.dirname, "../../../scripts/admin.mjs");
const TOKEN = "a token of a door that somebody chose".replaceAll(" ", "-");
const EMAIL = "learner@demo.test";

let folder: string;
let port: number;
let server: ServerProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-door-"));
  await copyDemo(join(folder, "data"));
  writeFileSync(join(folder, "token"), `${TOKEN}\n`);
  writeFileSync(join(folder, "other"), "x".repeat(40));
  port = await findFreePort();
  const door = { ADMIN_TOKEN: TOKEN, ADMIN_PORT: String(port) };
  server = await startServer({ DATA_DIR: join(folder, "data"), ...door });
});
afterAll(async () => {
  await server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command line from a folder that has nothing to do with the server. */
async function run(
  args: readonly string[],
  environment: Record<string, string> = {},
  script = SCRIPT,
) {
  const env = {
    PATH: process.env["PATH"] ?? "",
    DATA_DIR: join(folder, "nothing"),
    ...environment,
  };
  return promisify(execFile)(process.execPath, [script, ...args], { env, cwd: folder }).catch(
    (error: unknown) => error as { stdout: string; stderr: string; code: number },
  );
}

const url = (at = port) => `http://127.0.0.1:${at}`;
const byToken = () => ({ ELENCHUS_ADMIN_URL: url(), ELENCHUS_ADMIN_TOKEN: TOKEN });

describe("the command line", () => {
  test.each([
    ["its address and token in the environment", () => [[], byToken()] as const],
    [
      "its address and a file with the token",
      () => [["--server", url(), "--token-file", "token"], {}] as const,
    ],
    [
      "its own settings",
      () => [[], { ADMIN_PORT: String(port), ADMIN_TOKEN: TOKEN, ADMIN_HOST: "0.0.0.0" }] as const,
    ],
    ["its data folder", () => [[], { DATA_DIR: join(folder, "data") }] as const],
  ])("finds the server by %s", async (_how, where) => {
    const [args, environment] = where();
    const { stdout } = await run(["export", EMAIL, ...args], environment);
    expect(JSON.parse(stdout).account.email).toBe(EMAIL);
  });

  test("is one file of the build, too", async () => {
    const built = join(import.meta.dirname, "../dist/admin.js");
    const { stdout } = await run(["export", EMAIL], byToken(), built);
    expect(JSON.parse(stdout).account.email).toBe(EMAIL);
  });

  test("leaves a line of a change in the log, by id", async () => {
    const { stdout } = await run(["grant-access", EMAIL], byToken());
    expect(stdout).toBe(`${EMAIL} now has access.\n`);
    const line = server
      .output()
      .split("\n")
      .find((text) => text.includes("admin command grant-access"));
    expect(JSON.parse(line ?? "{}").details).toEqual({ user_id: expect.any(String) });
    expect(line).not.toContain(EMAIL);
  });

  const wrongPort = () => new URL(server.address).port;
  test.each([
    [["nonsense"], byToken, 'There is no command "nonsense".'],
    [["constructor"], byToken, 'There is no command "constructor".'],
    [["refund"], byToken, "--email is missing."],
    [["refund", "nobody"], byToken, "--email must be an email address."],
    [["refund", "nobody@example.org"], byToken, "There is no account with the address"],
    [["refund", EMAIL, "--email", EMAIL], byToken, "--email is given twice"],
    [["refund", "--email", "--server"], byToken, "--email needs a value: ADDRESS."],
    [["refund", EMAIL, "--constructor"], byToken, "--constructor is no option of refund."],
    [["check-tutor", "now"], byToken, 'check-tutor does not take "now".'],
    [["restore", "f", "--replace=no"], byToken, "--replace takes no value."],
    [["backup"], byToken, "--file is missing."],
    [["export", EMAIL], () => ({}), "No running Elenchus is found in"],
    [["export", EMAIL], () => ({ ELENCHUS_ADMIN_URL: url() }), "There is no token in"],
    [["export", EMAIL], () => ({ ELENCHUS_ADMIN_TOKEN: TOKEN }), "but no address"],
    [["export", EMAIL, "--token-file", "other"], byToken, "does not know this token"],
    [["export", EMAIL, "--server", "localhost"], byToken, "--server must be an address such as"],
    [["export", EMAIL, "--server", "http://x.org"], byToken, "in plain text"],
    [["export", EMAIL, "--server", "http://8.8.8.8:1"], byToken, "in plain text"],
    [["export", EMAIL, "--server", "http://127.0.0.1:9"], byToken, "No Elenchus answers at"],
    [
      ["export", EMAIL],
      () => ({ ...byToken(), ELENCHUS_ADMIN_URL: url(Number(wrongPort())) }),
      "is no door for admin commands",
    ],
  ])("%j says what is wrong", async (args, environment, text) => {
    const failed = await run(args, environment());
    expect(failed).toMatchObject({ code: 1, stdout: "" });
    expect(failed.stderr).toContain(text);
    expect(failed.stderr).not.toContain("    at ");
    expect(failed.stderr).not.toContain(TOKEN);
  });

  test("has help for each command without a server, and for none that is none", async () => {
    const { stdout } = await run(["help"]);
    for (const [name, { does, example }] of Object.entries(COMMANDS)) {
      expect(stdout).toContain(`\n  ${name}`);
      expect({ name, does, example }).toEqual({
        name,
        does: expect.stringMatching(/^[A-Z].+\.$/su),
        example: expect.stringMatching(new RegExp(`^${name}\\b`, "u")),
      });
    }
    const help = await run(["refund", "--help"]);
    expect(help.stdout).toContain("gives the payment back");
    expect(help.stdout).toMatch(/^Usage: +node .*admin\.mjs refund ADDRESS$/mu);
    expect((await run(["help", "nonsense"])).stderr).toContain("There is no command");
  });
});

test("each command takes what its help says", () => {
  // Those that are carried out without the server, or by several calls.
  const others = new Set(["backup", "restore", "doctor"]);
  const described = Object.entries(COMMANDS).filter(([name]) => !others.has(name));
  const taken = described.map(([name, { options = {} }]) => [name, Object.keys(options)]);
  const real = Object.entries(ADMIN_COMMANDS).map(([name, { takes }]) => [name, takes]);
  expect(Object.fromEntries(taken)).toEqual(Object.fromEntries(real));
});

test("a server shares its folder's file, and takes away no other one's", async () => {
  const own = join(folder, "shared");
  await copyDemo(own);
  const file = join(own, "admin.json");
  const one = await startServer({ DATA_DIR: own });
  writeFileSync(file, "another server's");
  await one.kill("SIGTERM");
  expect(readFileSync(file, "utf8")).toBe("another server's");
  rmSync(file);
  const taken = await failToStart({ DATA_DIR: own, ADMIN_PORT: String(port) });
  expect(taken.output).toContain(`ADMIN_PORT=${port}: is another program using that port`);
  expect(existsSync(file)).toBe(false);
});
