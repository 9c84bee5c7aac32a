import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { replyCooperatively } from "./cooperative-model.ts";
import { startModelServer } from "./model-server.ts";

const PROGRAM = new URL("./evaluate.ts", import.meta.url).pathname;

test("Ctrl-C ends an evaluation in good order: what was played is kept and told", async () => {
  const results = mkdtempSync(join(tmpdir(), "elenchus-evaluate-"));
  let streams = 0;
  const server = await startModelServer({
    wire: "openai-compatible",
    reply(request) {
      if (request.stream) streams += 1;
      // The third reply takes longer than anybody waits.
      if (streams === 3) {
        setTimeout(() => child.kill("SIGINT"), 50);
        return { pieces: ["Wait ", "for it."], firstMs: 60_000 };
      }
      return replyCooperatively(request);
    },
  });
  const args = ["--tutor", "llm", "--dialogues", "1", "--modules", "3", "--learners", "silent"];
  const child = spawn(process.execPath, [PROGRAM, ...args, "--no-judge", "--results", results], {
    env: {
      PATH: process.env["PATH"],
      TUTOR: "openai-compatible",
      TUTOR_MODEL: "maker-1",
      TUTOR_BASE_URL: server.url,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await server.close();
    rmSync(results, { recursive: true });
  });
  let printed = "";
  child.stdout.on("data", (text: Buffer) => {
    printed += text.toString();
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(code).toBe(130);
  expect(printed).toContain("Ended by hand: 0 of 1 dialogues are complete.");
  const [file = ""] = readdirSync(join(results, "runs"));
  const kept = readFileSync(join(results, "runs", file), "utf8");
  expect(kept.match(/"type":"turn"/gu)).toHaveLength(2);
}, 60_000);
