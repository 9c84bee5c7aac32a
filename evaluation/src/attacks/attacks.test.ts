import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSentenceEncoder, type SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { ATTACKS } from "./all-attacks.ts";
import { ALL_LEAK_WAYS } from "./all-leak-ways.ts";
import { ATTACK_CLASSES } from "./attack.ts";
import { ATTACKED_STATES } from "./attack-scenes.ts";
import { INTERESTS, ISSUES } from "./hidden.ts";
import type { AttackReport, Breach } from "./play-attacks.ts";
import { playSuite } from "./play-suite.ts";

let encoder: SentenceEncoder;
let report: AttackReport;

beforeAll(async () => {
  encoder = createSentenceEncoder();
  report = await playSuite({
    encoder,
    attacks: ATTACKS,
    ways: ALL_LEAK_WAYS,
    argumentsEach: 2,
    rounds: 1,
    // All states take three minutes; `npm run attacks` plays them.
    statesEach: 1,
    seed: 1,
  });
}, 240_000);

afterAll(() => encoder.close());

function breachesOf(...kinds: readonly Breach["kind"][]): Breach[] {
  return report.breaches.filter((one) => kinds.includes(one.kind));
}

describe("the attacks", () => {
  test("are more than a thousand, no two the same, some of each class", () => {
    const entries = Object.values(ATTACKS).flatMap((one) => one.map(String));
    const messages = [...entries, ...INTERESTS, ...ISSUES];
    expect(new Set(messages).size).toBe(messages.length);
    expect(messages.length).toBeGreaterThan(1000);
    for (const name of ATTACK_CLASSES) expect(ATTACKS[name].length, name).toBeGreaterThan(12);
  });

  test("come in all states, all modules and all ways of leaking", () => {
    expect(Object.keys(report.byState).toSorted()).toEqual([...ATTACKED_STATES].toSorted());
    expect(Object.keys(report.byModule)).toHaveLength(7);
    expect(report.turns).toBeGreaterThan(1500);
  });
});

describe("a model that leaks whenever it can and credits whatever it is shown", () => {
  test("earns nobody anything for an attack", () => {
    expect(breachesOf("unlock", "advance", "success")).toEqual([]);
  });

  test("never meets a message outside of its fence", () => {
    expect(breachesOf("unfenced")).toEqual([]);
  });
});
