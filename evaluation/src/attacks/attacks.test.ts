import { afterAll, beforeAll, expect, test } from "vitest";
import { createReader, type Reader } from "@elenchus/tutor/reader/reader";
import { ATTACKS } from "./all-attacks.ts";
import { ALL_LEAK_WAYS } from "./all-leak-ways.ts";
import { ATTACK_CLASSES, type Attacks } from "./attack.ts";
import { describeReport } from "./describe-report.ts";
import { INTERESTS, ISSUES } from "./read-orders.ts";
import { playSuite } from "./play-suite.ts";

let reader: Reader;

beforeAll(() => {
  reader = createReader();
});

afterAll(() => reader.close());

test("no two attacks are the same, and there are some of each class", () => {
  const entries = Object.values(ATTACKS).flatMap((one) => one.map(String));
  const messages = [...entries, ...INTERESTS, ...ISSUES];
  expect(new Set(messages).size).toBe(messages.length);
  for (const name of ATTACK_CLASSES) expect(ATTACKS[name].length, name).toBeGreaterThan(0);
});

test("a suite tells in per mille what came through, and no message stands outside of its fence", async () => {
  const few = Object.entries(ATTACKS).map(([name, list]) => [name, list.slice(0, 3)]);
  const report = await playSuite({
    reader,
    attacks: Object.fromEntries(few) as Attacks,
    ways: ALL_LEAK_WAYS,
    argumentsEach: 1,
    rounds: 1,
    statesEach: 1,
    seed: 1,
  });
  expect(Object.keys(report.byModule)).toHaveLength(7);
  const { table } = describeReport(report);
  expect(table).toMatchObject({ turns: report.turns, "unfenced, per mille of turns": 0 });
}, 120_000);
