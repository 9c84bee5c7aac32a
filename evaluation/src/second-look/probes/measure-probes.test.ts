import { afterAll, beforeAll, expect, test } from "vitest";
import { createSentenceEncoder, type SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { measureProbes, type ProbesSeen } from "./measure-probes.ts";

/** Of a hundred. */
const MOST = { stopped: 6, near: 12, wrong: 34, cheats: 6 } as const;

let encoder: SentenceEncoder;
let seen: ProbesSeen;

beforeAll(async () => {
  encoder = createSentenceEncoder();
  seen = await measureProbes(encoder);
}, 240_000);

afterAll(() => encoder.close());

test("right answers to further questions stand, in words that no key has", () => {
  const { credits, stopped, near } = seen.right;
  const count = [...credits.values()].reduce((sum, one) => sum + one, 0);
  expect(count).toBeGreaterThan(180);
  const messages = stopped.map(({ message }) => message).join("\n");
  expect((100 * stopped.length) / count, messages).toBeLessThan(MOST.stopped);
  expect((100 * near) / count).toBeLessThan(MOST.near);
});

test("most wrong answers to them earn nothing, whatever the judge says, and hardly any cheat does", () => {
  const { wrong, cheats } = seen;
  expect((100 * wrong.earning.length) / wrong.said, wrong.earning.join("\n")).toBeLessThan(
    MOST.wrong,
  );
  expect((100 * cheats.earning.length) / cheats.said, cheats.earning.join("\n")).toBeLessThan(
    MOST.cheats,
  );
});
