import type { ModelCallRecord } from "@elenchus/dialogue/model-call";
import { expect, test } from "vitest";
import { judgeSpeed, watchFirstCalls } from "./first-calls.ts";

const CALL: ModelCallRecord = {
  kind: "assess",
  model: "small",
  usage: { inputTokens: 9, outputTokens: 9, cacheReadTokens: 0, cacheWriteTokens: 0 },
  costMicros: null,
  ms: 3000,
  firstTextMs: null,
  requests: 1,
  outcome: "ok",
};

test("after twenty calls it is told once how many of each kind came to something", () => {
  const told: string[] = [];
  const watch = watchFirstCalls(2, (message) => told.push(message));
  watch({ ...CALL, outcome: "cancelled" });
  for (let at = 0; at < 10; at += 1) watch({ ...CALL, kind: "words" });
  for (let at = 0; at < 9; at += 1) watch({ ...CALL, outcome: "invalid_output" });
  expect(told).toEqual([]);
  watch(CALL);
  watch(CALL);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("words 10 of 10, assess 1 of 10 (not fit). Speed: 3.0 s");
});

test("what a turn waits for says whether a model is quick enough", () => {
  expect(judgeSpeed([CALL, { ...CALL, kind: "argument", ms: 60_000 }], 1)).toContain(
    "3.0 s for a judgement or a reply: fit",
  );
  expect(judgeSpeed([{ ...CALL, ms: 30_000 }], 4)).toContain("slow. TUTOR_PATIENCE is 4");
  expect(judgeSpeed([], 1)).toBe("Speed: not measured.");
});
