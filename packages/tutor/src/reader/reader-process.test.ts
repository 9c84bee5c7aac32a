import { type ChildProcess, spawn } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createReaderProcess } from "./reader-process.ts";

const folder = mkdtempSync(join(tmpdir(), "elenchus-reader-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** For scripts: where the reader's two sides are found. */
const MODULE = JSON.stringify(new URL("./reader-process.ts", import.meta.url).href);
const CHILD = JSON.stringify(new URL("./reader-child.ts", import.meta.url).href);

function writeScript(name: string, source: string): URL {
  const path = join(folder, name);
  writeFileSync(path, source);
  return pathToFileURL(path);
}

describe("the reader's process", () => {
  const reader = createReaderProcess(new URL("./reader-child.ts", import.meta.url));
  afterAll(() => reader.close());

  test("what is asked at once is placed together, and everybody gets their own", async () => {
    const texts = Array.from({ length: 40 }, (_, at) => `There are ${at} books on the shelf.`);
    const together = await Promise.all(
      texts.map((text, at) => reader.embed(at % 5 === 0 ? [text, "A second one."] : [text])),
    );
    expect(together.map((vectors) => vectors.length)).toEqual(
      texts.map((_, at) => (at % 5 === 0 ? 2 : 1)),
    );
    for (const at of [0, 7, 39]) {
      const [alone] = await reader.embed([texts[at] ?? ""]);
      const [first] = together[at] ?? [];
      const differences = Array.from(alone ?? [], (number, i) =>
        Math.abs(number - (first?.[i] ?? 9)),
      );
      expect(differences).toHaveLength(384);
      expect(Math.max(...differences)).toBeLessThan(1e-6);
    }
  });

  test("what cannot be placed spoils nobody else's", async () => {
    const noText = null as unknown as string;
    const asked = [["A dog sleeps."], [noText], ["A cat wakes."]].map((one) => reader.embed(one));
    const ends = await Promise.allSettled(asked);
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });
});

/** Answers with its number, its environment and how it was started; dies when told to. */
const TALKATIVE = `
  process.on("message", ({ id, texts }) => {
    if (texts[0] === "die") process.kill(process.pid, "SIGKILL");
    else process.send({ id, fault: JSON.stringify([process.pid, process.env, process.execArgv]) });
  });
  process.on("disconnect", () => process.exit());`;

/** What such a process tells. */
async function hear(reader: { embed(texts: readonly string[]): Promise<unknown> }) {
  const told = await reader.embed(["tell"]).then(
    () => "",
    (error: unknown) => String(error),
  );
  const [pid, environment, execArgv] = JSON.parse(told.slice(told.indexOf("["))) as [
    number,
    Record<string, string>,
    string[],
  ];
  return { pid, environment, execArgv };
}

test("a process that dies is replaced, and what it was asked is rejected", async () => {
  const reader = createReaderProcess(writeScript("mortal.mjs", TALKATIVE));
  onTestFinished(() => reader.close());
  const first = await hear(reader);
  await expect(reader.embed(["die"])).rejects.toThrow("has ended");
  const second = await hear(reader);
  expect(second.pid).not.toBe(first.pid);
});

/** The processes that are started until the test is over, as Node tells of them. */
function watchProcesses(): ChildProcess[] {
  const started: ChildProcess[] = [];
  const note = (told: unknown): void =>
    void started.push((told as { process: ChildProcess }).process);
  subscribe("child_process", note);
  onTestFinished(() => void unsubscribe("child_process", note));
  return started;
}

test("one that ends after it was replaced takes nothing from the one that replaced it", async () => {
  const started = watchProcesses();
  const reader = createReaderProcess(writeScript("replaced.mjs", TALKATIVE));
  onTestFinished(() => reader.close());
  await hear(reader);
  const [first] = started;
  if (!first) throw new Error("No process was started.");
  first.emit("error", new Error("It could not be killed."));
  const second = await hear(reader);
  expect(second.pid).not.toBe(first.pid);
  first.ref();
  const isOver = once(first, "exit");
  first.kill("SIGKILL");
  await isOver;
  expect((await hear(reader)).pid).toBe(second.pid);
});

test("nothing secret is passed on", async () => {
  vi.stubEnv("TUTOR_API_KEY", "sk-not-to-be-seen");
  vi.stubEnv("NODE_OPTIONS", "--no-warnings");
  onTestFinished(() => void vi.unstubAllEnvs());
  const reader = createReaderProcess(writeScript("talkative.mjs", TALKATIVE));
  onTestFinished(() => reader.close());
  const { environment, execArgv } = await hear(reader);
  expect(Object.keys(environment)).not.toContain("NODE_OPTIONS");
  expect(JSON.stringify(environment)).not.toContain("sk-not-to-be-seen");
  expect(execArgv).toEqual([]);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    // There is no such process.
    return false;
  }
}

test("it ends with whoever started it, however that ends, and not by a terminal's signal", async () => {
  const script = writeScript(
    "parent.mjs",
    `import { createReaderProcess } from ${MODULE};
    import { subscribe } from "node:diagnostics_channel";
    let encoding;
    subscribe("child_process", (told) => { encoding = told.process; });
    const reader = createReaderProcess(new URL(${CHILD}));
    await reader.embed(["Hello."]);
    setInterval(() => {}, 1000);
    process.on("message", async () => process.send((await reader.embed(["Again."])).length));
    process.send(encoding.pid);`,
  );
  const parent = spawn(process.execPath, [fileURLToPath(script)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  onTestFinished(() => void parent.kill("SIGKILL"));
  const [pid] = (await once(parent, "message")) as [number];
  expect(isAlive(pid)).toBe(true);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.kill(pid, signal);
  parent.send("again");
  expect(await once(parent, "message")).toEqual([1, undefined]);
  parent.kill("SIGKILL");
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
}, 30_000);

test.skipIf(process.platform === "win32")(
  "a terminal's Ctrl-C does not end it while it still loads",
  async () => {
    const script = writeScript(
      "interrupted.mjs",
      `import { createReaderProcess } from ${MODULE};
      process.on("SIGINT", () => {});
      const reader = createReaderProcess(new URL(${CHILD}));
      const placed = reader.embed(["Hello."]);
      process.send("started");
      process.send(await placed.then(({ length }) => length, ({ message }) => message));
      await reader.close();
      process.disconnect();`,
    );
    // Heads a group, as what is run from a terminal does.
    const parent = spawn(process.execPath, [fileURLToPath(script)], {
      detached: true,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    onTestFinished(() => void parent.kill("SIGKILL"));
    await once(parent, "message");
    process.kill(-(parent.pid ?? Number.NaN), "SIGINT");
    expect(await once(parent, "message")).toEqual([1, undefined]);
  },
  30_000,
);

test("one that is busy when whoever started it is killed ends without a word", async () => {
  const script = writeScript(
    "busy.mjs",
    `import { createReaderProcess } from ${MODULE};
    const reader = createReaderProcess(new URL(${CHILD}));
    await reader.embed(["Hello."]);
    process.send("busy");
    const texts = Array.from({ length: 16 }, (_, at) => ("word " + at + " ").repeat(25));
    for (;;) await Promise.all([reader.embed(texts), reader.embed(texts)]);`,
  );
  // It is nearly always calculating when it is left, and not quite always.
  for (let time = 0; time < 3; time += 1) {
    const parent = spawn(process.execPath, [fileURLToPath(script)], {
      stdio: ["ignore", "inherit", "pipe", "ipc"],
    });
    onTestFinished(() => void parent.kill("SIGKILL"));
    let said = "";
    parent.stderr?.on("data", (piece) => (said += String(piece)));
    await once(parent, "message");
    parent.kill("SIGKILL");
    // The reader's own, too: it is closed only once both are gone.
    await once(parent, "close");
    expect(said).toBe("");
  }
}, 30_000);
