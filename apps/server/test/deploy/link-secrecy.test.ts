import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { tokenIn } from "../build-registration.ts";
import { buildSmtpServer, type TestSmtpServer } from "../build-smtp-server.ts";
import { copyDemo } from "../copy-demo.ts";
import { findFreePort } from "../find-free-port.ts";
import { startServer, type ServerProcess } from "../server-process.ts";
import { HOST_NAME, startFront, type Front } from "./start-front.ts";
import { openTlsBrowser, type TlsBrowser } from "./tls-browser.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const EMAIL = "learner@demo.test";
const PUBLIC_URL = `https://${HOST_NAME}`;

let folder: string;
let smtp: TestSmtpServer;
let server: ServerProcess;
let front: Front;
let browser: TlsBrowser;
/** What a collector of traces was sent. */
let traced = "";
const collector = createServer((request, response) => {
  const keep = async (): Promise<void> => {
    traced += await text(request);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  };
  void keep();
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-links-"));
  await copyDemo(folder);
  smtp = await buildSmtpServer();
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  const port = await findFreePort();
  const { port: collectorPort } = collector.address() as AddressInfo;
  server = await startServer({
    DATA_DIR: folder,
    DEMO: "public",
    HOST: "127.0.0.1",
    LOG_LEVEL: "trace",
    MAIL_FROM: "Elenchus <learn@example.org>",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
    PORT: String(port),
    PUBLIC_URL,
    SMTP_URL: smtp.url,
    TRUSTED_PROXIES: "127.0.0.1",
  });
  front = await startFront(port);
  browser = await openTlsBrowser(front);
});
afterAll(async () => {
  browser?.close();
  await front?.nginx.stop();
  await server?.kill("SIGKILL");
  await smtp?.close();
  collector.close();
  rmSync(folder, { recursive: true, force: true });
});

async function mailedLink(): Promise<string> {
  await browser.call("sendResetEmail", { email: EMAIL });
  await expect.poll(() => smtp.arrived.length, { timeout: 20_000, interval: 20 }).toBe(1);
  return tokenIn(
    smtp.arrived.map((mail) => ({ ...mail, to: EMAIL })),
    "reset_token",
  );
}

/** All that nginx wrote: to files, and where it writes without one. */
function readFrontLogs(): Record<string, string> {
  const files = readdirSync(front.nginx.folder).filter((name) => name.endsWith(".log"));
  const read = files.map((name) => [name, readFileSync(join(front.nginx.folder, name), "utf8")]);
  return { ...Object.fromEntries(read), stderr: front.nginx.log() };
}

test("a link from a mail is written down nowhere: by nginx, in traces, in the server's log", async () => {
  const token = await mailedLink();
  const referer = `${PUBLIC_URL}/?reset_token=${token}`;
  const page = await browser.ask(`/?reset_token=${token}`);
  expect(page.status).toBe(200);
  // Whatever a page asks for, the address it stands at stays at home.
  expect(page.headers["referrer-policy"]).toBe("no-referrer");
  await browser.ask("/favicon.svg", { headers: { referer } });
  const plain = `http://127.0.0.1:${front.httpPort}/?reset_token=${token}`;
  expect((await fetch(plain, { redirect: "manual" })).status).toBe(301);
  const checked = await browser.ask(`/api/verify_email?confirmation_token=${token}`);
  expect(checked.text).not.toContain(token);
  const gone = await browser.ask(`/assets/gone.js?reset_token=${token}`, { headers: { referer } });
  expect(gone.status).toBe(404);
  expect(gone.text).not.toContain(token);
  const wrong = await browser.call("resetPassword", { token: `${token}x`, new_password: "a" });
  expect(JSON.stringify(wrong.body)).not.toContain(token);
  await expect.poll(() => traced, { timeout: 20_000 }).toContain("/api/verify_email");
  const output = server.output();
  await server.kill("SIGTERM");
  const down = await browser.ask(`/?reset_token=${token}`, { headers: { referer } });
  expect(down.status).toBe(502);
  expect(down.text).not.toContain(token);
  const logs = readFrontLogs();
  await expect.poll(() => readFrontLogs()["elenchus.access.log"]).toMatch(/"GET \/ [^\n]* 502 /u);
  for (const [name, written] of Object.entries({ ...logs, ...readFrontLogs(), traced, output }))
    expect(written, name).not.toContain(token);
  expect(existsSync(join(front.nginx.folder, "elenchus.access.log"))).toBe(true);
});
