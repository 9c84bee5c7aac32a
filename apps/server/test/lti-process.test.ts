import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { JSONWebKeySet } from "jose";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildLtiPlatform, type TestPlatform } from "./build-lti-platform.ts";
import { buildMember } from "./build-lti.ts";
import { buildDemoUrl } from "./copy-demo.ts";
import { cookiesOf } from "./send-call.ts";
import { startServer, type ServerProcess } from "./server-process.ts";

const SCRIPT = join(import.meta.dirname, "../../../scripts/admin.mjs");

let folder: string;
let pool: Pool;
let environment: Record<string, string>;
let platform: TestPlatform;
let server: ServerProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-lti-"));
  const url = await buildDemoUrl();
  pool = new Pool({ connectionString: url });
  environment = { DATA_DIR: folder, DATABASE_URL: url, LTI: "on" };
  server = await startServer(environment);
  const readKeys = async () =>
    (await (await fetch(`${server.address}/api/lti/keys`)).json()) as JSONWebKeySet;
  platform = await buildLtiPlatform({}, readKeys);
});
afterAll(async () => {
  await server.kill("SIGKILL");
  await pool.end();
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

async function admin(...args: readonly string[]): Promise<string> {
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: folder };
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ...args], { env });
  return stdout;
}

/** Opens a link of a course, as a browser does; answers the page that comes of it. */
async function launch(person: ReturnType<typeof buildMember>): Promise<string> {
  const target = `${server.address}/api/lti/launch`;
  const { issuer: iss, clientId: client_id } = platform.settings;
  const asked = { iss, client_id, login_hint: person.sub, target_link_uri: target };
  const begin = `${server.address}/api/lti/log_in?${new URLSearchParams(asked).toString()}`;
  let cookie = "";
  const go = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(url, { redirect: "manual", ...init, headers: { cookie } });
    const set = cookiesOf({ "set-cookie": answer.headers.getSetCookie() });
    if (set !== "") cookie = `${cookie}; ${set}`;
    return answer;
  };
  const sent = new URL((await go(begin)).headers.get("location") ?? "").searchParams;
  const nonce = sent.get("nonce") ?? "";
  const id_token = await platform.sign(platform.claimsFor(person, { nonce, target }));
  const body = new URLSearchParams({ state: sent.get("state") ?? "", id_token });
  let answer = await go(target, { method: "POST", body });
  while (answer.status === 303)
    answer = await go(new URL(answer.headers.get("location") ?? "", server.address).href);
  return answer.text();
}

test("a mark arrives once, though the server is killed right after it has sent it", async () => {
  const { settings } = platform;
  const options = {
    name: settings.name,
    issuer: settings.issuer,
    "client-id": settings.clientId,
    deployments: "1",
    domains: "school.example",
    "authorization-url": settings.authorizationUrl,
    "token-url": settings.tokenUrl,
    "keys-url": settings.keysUrl,
  };
  const given = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]);
  const printed = await admin("add-platform", ...given);
  expect(printed).toContain(`${server.address}/api/lti/launch`);
  const learner = buildMember();
  expect(await launch(learner)).toContain("Not yet. Your mark goes to Test Moodle by itself");

  // A success of somebody else's, made theirs: what is stored is all that counts.
  await pool.query(
    `update dialogue_results set user_id = (select id from users where email = $1), ended_at = now(), module = 1
     where dialogue_id = (select dialogue_id from dialogue_results where status = 'success' limit 1)`,
    [learner.email],
  );
  const killed = Promise.withResolvers<void>();
  platform.onScore = async () => {
    platform.onScore = null;
    await server.kill("SIGKILL");
    killed.resolve();
  };
  // Each job runs at a start.
  await server.kill("SIGTERM");
  server = await startServer(environment);
  await killed.promise;
  expect(platform.scores).toHaveLength(1);
  const states = async () => (await pool.query("select state, attempts from lti_marks")).rows;
  expect(await states()).toEqual([{ state: "due", attempts: 1 }]);

  // The dead server's hold runs out.
  await pool.query("update lti_marks set next_attempt_at = now()");
  server = await startServer(environment);
  await expect.poll(states, { timeout: 30_000 }).toEqual([{ state: "handed", attempts: 2 }]);
  expect(platform.scores).toHaveLength(1);
  expect(await launch(learner)).toContain("Test Moodle got your mark");
});
