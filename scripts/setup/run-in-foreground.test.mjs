import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";

const MODULE = join(import.meta.dirname, "run-in-foreground.mjs");

/**
 * Runs a program of the text given through `runInForeground`, in a process of its own.
 * @param {string} program
 */
function runWrapped(program) {
  const wrapper = `
    import { runInForeground } from ${JSON.stringify(MODULE)};
    process.exitCode = await runInForeground(
      process.execPath, ["-e", ${JSON.stringify(program)}], process.env);`;
  return spawn(process.execPath, ["--input-type=module", "-e", wrapper], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

test("the exit code is passed on", async () => {
  const [code] = await once(runWrapped("process.exit(7)"), "close");
  expect(code).toBe(7);
});

test("an end by a signal is told as shells tell it", async () => {
  const [code] = await once(runWrapped("process.kill(process.pid, 'SIGKILL')"), "close");
  expect(code).toBe(137);
});

test.each(/** @type {const} */ (["SIGINT", "SIGTERM"]))(
  "%s sent twice reaches the program once, and its own ending is waited for",
  async (signal) => {
    const child = runWrapped(`
      let seen = 0;
      process.on("${signal}", () => { seen += 1; setTimeout(() => process.exit(10 + seen), 300); });
      setInterval(() => {}, 1000);
      console.log("ready");`);
    await once(child.stdout, "data");
    child.kill(signal);
    setTimeout(() => child.kill(signal), 50);
    const [code] = await once(child, "close");
    expect(code).toBe(11);
  },
);
