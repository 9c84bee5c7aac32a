import { expect, test } from "vitest";
import { limitTime } from "@elenchus/dialogue/limit-time";
import { buildRig, GOOD, QUESTION, readStream, replyInTurn, SHAPED } from "./build-rig.ts";

const SILENT = { fault: { kind: "silence", at: "before_headers" } } as const;
const OVERLOADED = { fault: { kind: "error", error: "overloaded" } } as const;
/** What is not to end a call, however busy the machine. */
const PATIENT_MS = 20_000;
const TIMEOUTS = { totalMs: PATIENT_MS, firstTextMs: PATIENT_MS, betweenMs: PATIENT_MS };

test("a request has no more time than its call has left, and is not sent again after that", async () => {
  const rig = await buildRig("anthropic", () => SILENT, { timeouts: TIMEOUTS });
  const asked = rig.client.generate(SHAPED, limitTime(rig.call(), 200));
  await expect(asked).rejects.toMatchObject({ failure: "timeout" });
  const { error } = await readStream(rig.client.stream(QUESTION, limitTime(rig.call(), 200)));
  expect(error).toMatchObject({ failure: "timeout" });
  expect(rig.records).toMatchObject([{ requests: 1 }, { requests: 1 }]);
});

test("a stream that goes on and on ends when its call has no time left", async () => {
  const text = "word ".repeat(200);
  const pieces = Array.from({ length: 200 }, () => "word ");
  const rig = await buildRig("openai-compatible", () => ({ text, pieces, betweenMs: 50 }));
  const read = await readStream(rig.client.stream(QUESTION, limitTime(rig.call(), 600)));
  expect(read.error).toMatchObject({ failure: "timeout" });
  expect(read.pieces.length).toBeGreaterThan(0);
});

test("a request that took longer than what is left is not sent again", async () => {
  const timeouts = { ...TIMEOUTS, totalMs: 300 };
  const rig = await buildRig("openai", () => SILENT, { timeouts });
  const asked = rig.client.generate(SHAPED, limitTime(rig.call(), 500));
  await expect(asked).rejects.toMatchObject({ failure: "timeout" });
  expect(rig.records).toMatchObject([{ requests: 1 }]);
});

test("one that failed at once is, as long as there is time", async () => {
  const rig = await buildRig("openai", replyInTurn(OVERLOADED, GOOD));
  const answer = await rig.client.generate(SHAPED, limitTime(rig.call(), PATIENT_MS));
  expect(answer).toEqual({ verdict: "right" });
  expect(rig.records).toMatchObject([{ requests: 2 }]);
});

test("nothing is sent where no time is left, and a limit within another does not put that off", async () => {
  const rig = await buildRig("openai", () => GOOD);
  const over = limitTime(limitTime(rig.call(), 0), PATIENT_MS);
  await expect(rig.client.generate(SHAPED, over)).rejects.toMatchObject({ failure: "timeout" });
  expect(rig.server.count()).toBe(0);
});

test("a patient call waits as many times as long, and no longer", async () => {
  const rig = await buildRig("ollama", () => ({ text: "Yes.", headersMs: 300 }), {
    timeouts: { totalMs: 100, firstTextMs: 100, betweenMs: 100 },
  });
  const hurried = await readStream(rig.client.stream(QUESTION, rig.call()));
  expect(hurried.error).toMatchObject({ failure: "timeout" });
  const patient = await readStream(rig.client.stream(QUESTION, rig.call({ patience: 20 })));
  expect(patient).toEqual({ pieces: ["Yes."], error: null });
});

test("what a call belongs to waits as patiently", () => {
  const { timeLeft } = limitTime({ signal: new AbortController().signal, patience: 4 }, 1000);
  expect(timeLeft?.()).toBeGreaterThan(3000);
});
