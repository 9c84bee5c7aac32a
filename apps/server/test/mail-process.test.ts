import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "./build-database.ts";
import { buildRegistration, tokenIn } from "./build-registration.ts";
import { buildSmtpServer, type ArrivedMail, type TestSmtpServer } from "./build-smtp-server.ts";
import { buildDemoUrl, copyDemo } from "./copy-demo.ts";
import { findFreePort } from "./find-free-port.ts";
import { askUntilFree, createClient, startServer, type ServerProcess } from "./server-process.ts";

const PUBLIC_URL = "https://learn.example.org";
const MAIL_FROM = "Elenchus <learn@example.org>";
/** The first try of a mail that failed is repeated after five seconds. */
const FIRST_RETRY_MS = 5000;

describe.each(DATABASE_KINDS)("a server with an SMTP server, on %s", (kind) => {
  let folder: string;
  let environment: Record<string, string>;
  let smtp: TestSmtpServer;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "elenchus-mail-"));
    if (kind === "pglite") await copyDemo(folder);
    smtp = await buildSmtpServer();
    environment = {
      DATA_DIR: folder,
      DEMO: "public",
      PUBLIC_URL,
      SMTP_URL: smtp.url,
      MAIL_FROM,
      HOST: "127.0.0.1",
      ...(kind === "postgres" ? { DATABASE_URL: await buildDemoUrl() } : {}),
    };
    await start();
  });
  afterAll(async () => {
    await server.kill("SIGKILL");
    await smtp.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The program says at which address people open it; this is where it listens. */
  async function start(): Promise<void> {
    const port = await findFreePort();
    const started = await startServer({ ...environment, PORT: String(port) });
    server = { ...started, address: `http://127.0.0.1:${port}` };
  }

  async function register(emails: readonly string[]): Promise<void> {
    const answers = await Promise.all(
      emails.map((email) => createClient()(server, "registerUser", buildRegistration({ email }))),
    );
    expect(answers).toEqual(emails.map(() => ({ status: 200, body: { success: true } })));
  }

  const recipients = (arrived: readonly ArrivedMail[]) =>
    arrived.flatMap((mail) => mail.recipients).toSorted();

  test("nobody is led to a mailbox of the demo that gets no mail", async () => {
    const { body } = await createClient()(server, "registration", {});
    expect(body).toEqual({ is_open: true, who_may: null });
  });

  test("a registration's mail arrives within seconds: two parts, and a link to PUBLIC_URL that works", async () => {
    const { email, password } = buildRegistration();
    const started = performance.now();
    await register([email]);
    await expect.poll(() => smtp.arrived.length, { timeout: 10_000, interval: 20 }).toBe(1);
    expect(performance.now() - started).toBeLessThan(5000);
    const [mail] = smtp.arrived;
    if (!mail) throw new Error("no mail");
    expect(mail.recipients).toEqual([email]);
    expect(mail.headers.get("from")).toEqual([MAIL_FROM]);
    expect(mail.headers.get("to")).toEqual([email]);
    expect(mail.subject).toBe("Confirm your email address");
    expect(mail.messageId).toMatch(/^[\w%-]+@learn\.example\.org$/);
    const token = tokenIn([{ ...mail, to: email }], "confirmation_token");
    const link = `${PUBLIC_URL}/?confirmation_token=${token}`;
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(`${mail.text} ${mail.html}`).not.toMatch(/localhost|127\.0\.0\.1/);
    const check = `${server.address}/api/verify_email?confirmation_token=${token}`;
    const verified = await askUntilFree(() => fetch(check));
    await expect(verified.json()).resolves.toEqual({ success: true, already_verified: false });
    const payload = { user_name: email, user_password: password };
    const call = createClient();
    const { body } = await call(server, "initChat", payload);
    expect(body.checkout_url).toMatch(new RegExp(`^${PUBLIC_URL}/demo/checkout/cs_test_`));
  });

  test("what was registered while the SMTP server was away and Elenchus was killed arrives, and nothing twice", async () => {
    smtp.arrived.length = 0;
    const emails = Array.from({ length: 8 }, (_each, index) => `away${index}@example.org`);
    const { port } = smtp;
    await smtp.close();
    await register(emails);
    // Long enough that each was tried in vain.
    await sleep(1000);
    await server.kill("SIGKILL");
    // With the folder to itself, a server tries all of it again at once; else when it is due.
    if (kind === "postgres") await sleep(FIRST_RETRY_MS - 1000);
    smtp = await buildSmtpServer(port);
    await start();
    await expect
      .poll(() => recipients(smtp.arrived), { timeout: 10_000, interval: 50 })
      .toEqual(emails);
    await register(["afterwards@example.org"]);
    await expect
      .poll(() => recipients(smtp.arrived))
      .toEqual(["afterwards@example.org", ...emails]);
    expect(new Set(smtp.arrived.map(({ messageId }) => messageId)).size).toBe(emails.length + 1);
  }, 60_000);
});

test("mail comes at once, and its link works, where the server's clock is an hour behind", async () => {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-clock-"));
  const smtp = await buildSmtpServer();
  const server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: await buildDemoUrl(),
    SMTP_URL: smtp.url,
    MAIL_FROM,
    NODE_OPTIONS: `--import=${new URL("shift-clock.mjs", import.meta.url).href}`,
    CLOCK_SHIFT_MS: "-3600000",
  });
  const { email, password, ...registration } = buildRegistration();
  const call = createClient();
  const registered = await call(server, "registerUser", { email, password, ...registration });
  expect(registered.status).toBe(200);
  await expect.poll(() => smtp.arrived.length, { timeout: 20_000, interval: 20 }).toBe(1);
  const [mail] = smtp.arrived;
  if (!mail) throw new Error("no mail");
  const token = tokenIn([{ ...mail, to: email }], "confirmation_token");
  const check = `${server.address}/api/verify_email?confirmation_token=${token}`;
  expect((await askUntilFree(() => fetch(check))).status).toBe(200);
  await server.kill("SIGKILL");
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
});
