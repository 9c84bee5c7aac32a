import { calls } from "@elenchus/contract/calls";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildRegistration } from "./build-registration.ts";
import { copyDemo } from "./copy-demo.ts";
import { createClient, startServer, type ServerProcess } from "./server-process.ts";

const LEARNER = { user_name: "learner@demo.test", user_password: "socrates-asks" };
const DAY_MS = 86_400_000;
const LONG_MS = 120_000;

let folder: string;
let server: ServerProcess;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-clock-"));
  await copyDemo(folder);
  await setClock(0);
  server = await start();
});
afterEach(async () => {
  await server.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

const start = () =>
  startServer({
    DATA_DIR: folder,
    CLOCK_FILE: join(folder, "clock"),
    NODE_OPTIONS: `--import=${new URL("jump-clock.mjs", import.meta.url).href}`,
  });

/** Puts the machine's clock ahead, or back, from one moment to the next. */
async function setClock(aheadMs: number): Promise<void> {
  writeFileSync(join(folder, "clock"), String(aheadMs));
  await sleep(200);
}

/** Everything that a clock might keep somebody from, on a device that is logged in and on a new one. */
async function expectNobodyOut(device: ReturnType<typeof createClient>): Promise<void> {
  const stranger = createClient();
  expect((await stranger(server, "initChat", LEARNER)).status).toBe(200);
  expect((await device(server, "session")).status).toBe(200);
  expect((await device(server, "addInterest", { interest: "bees" })).status).toBe(200);
  const registration = buildRegistration();
  expect((await createClient()(server, "registerUser", registration)).status).toBe(200);
  const mails = async (): Promise<string[]> => {
    const answer = await fetch(`${server.address}/demo/mail.json`);
    return ((await answer.json()) as { to: string }[]).map(({ to }) => to);
  };
  await expect.poll(mails, { timeout: 20_000, interval: 200 }).toContain(registration.email);
}

/** Uses up what strangers and a device may do wrong, and leaves work behind. */
async function useUp(device: ReturnType<typeof createClient>): Promise<void> {
  const wrong = { ...LEARNER, user_password: "wrong password" };
  for (let count = 0; count < 5; count += 1) await device(server, "initChat", wrong);
  await Promise.all(
    Array.from({ length: 7 }, () =>
      fetch(`${server.address}${calls.initChat.path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(wrong),
      }),
    ),
  );
  await createClient()(server, "registerUser", buildRegistration());
}

test.each([
  ["a day ahead", DAY_MS],
  ["a year ahead", 365 * DAY_MS],
])(
  "a clock that is %s for a while and put right again keeps nobody out, before and after a restart",
  async (_when, aheadMs) => {
    const device = createClient();
    expect((await device(server, "initChat", LEARNER)).status).toBe(200);
    await setClock(aheadMs);
    await useUp(device);
    await sleep(4000);
    await setClock(0);
    // Whoever was logged out by a clock that was a year ahead logs in again.
    await device(server, "initChat", LEARNER);
    await expectNobodyOut(device);
    await server.kill("SIGTERM");
    server = await start();
    await expectNobodyOut(device);
  },
  LONG_MS,
);

test(
  "a clock that is put back by a year keeps nobody out",
  async () => {
    const device = createClient();
    expect((await device(server, "initChat", LEARNER)).status).toBe(200);
    await useUp(device);
    await setClock(-365 * DAY_MS);
    await expectNobodyOut(device);
  },
  LONG_MS,
);
