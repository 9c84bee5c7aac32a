import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Mail } from "../src/mail/mailer.ts";
import { buildRegistration, linksIn, tokenIn } from "./build-registration.ts";
import { copyDemo } from "./copy-demo.ts";
import { cookiesOf } from "./send-call.ts";
import { startServer, type ServerProcess } from "./server-process.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-address-"));
  await copyDemo(folder);
  server = await startServer({ DATA_DIR: folder, LIMITS: "off" });
});
afterAll(async () => {
  await server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

interface Sent {
  readonly host: string;
  readonly path: string;
  readonly body?: unknown;
  readonly cookie?: string;
}

/** With a `Host` of one's own, which `fetch` does not let through. */
async function post({ host, path, body, cookie = "" }: Sent) {
  const { hostname, port } = new URL(server.address);
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const headers = { host, cookie, ...type };
  const asked = request({ hostname, port, path, method: "POST", headers });
  asked.end(body === undefined ? "" : JSON.stringify(body));
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

async function readMailTo(email: string): Promise<Mail[]> {
  const answer = await fetch(`${server.address}/demo/mail.json`);
  return ((await answer.json()) as Mail[]).filter(({ to }) => to === email);
}

/** Registers, pays and comes back, all at one host; answers where each of them led. */
async function goThrough(host: string): Promise<string[]> {
  const registration = buildRegistration();
  const { email, password } = registration;
  await post({ host, path: "/api/register_user", body: registration });
  await expect.poll(() => readMailTo(email), { timeout: 20_000 }).toHaveLength(1);
  const mails = await readMailTo(email);
  const token = tokenIn(mails, "confirmation_token");
  await fetch(`${server.address}/api/verify_email?confirmation_token=${token}`);
  const logIn = { user_name: email, user_password: password };
  const left = await post({ host, path: "/api/init_chat", body: logIn });
  const { checkout_url, sessionId } = JSON.parse(left.text) as Record<string, string>;
  const paid = await post({ host, path: `/demo/checkout/${sessionId}/pay` });
  const back = { user_email: email, stripe_sessionId: sessionId };
  const cookie = cookiesOf(left.headers);
  const returned = await post({ host, path: "/api/payment_success", body: back, cookie });
  expect(returned.status).toBe(200);
  const links = [...mails.flatMap(linksIn), checkout_url ?? "", paid.headers.location ?? ""];
  return [...new Set(links.map((link) => new URL(link).origin))];
}

test("the demo stays where it was opened, unless a stranger's name is said to be its own", async () => {
  const { port } = new URL(server.address);
  const own = ["127.0.0.1", "[::1]", "mybox", "192.168.1.7", "nas.local"];
  const strangers = ["evil.example", "learn.example.org:80"];
  const expected = own.map((name) => `http://${name}:${port}`);
  const hosts = [...expected.map((origin) => new URL(origin).host), ...strangers];
  await expect(Promise.all(hosts.map(goThrough))).resolves.toEqual(
    [...expected, ...strangers.map(() => server.address)].map((origin) => [origin]),
  );
});
