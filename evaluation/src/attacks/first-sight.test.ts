import { afterAll, beforeAll, expect, test } from "vitest";
import { createSentenceEncoder, type SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { type FirstSight, measureFirstSight } from "./first-sight.ts";

/** Of a thousand. */
const MOST = { earning: 45, earningByList: 22 } as const;

let encoder: SentenceEncoder;
let seen: FirstSight;

beforeAll(async () => {
  encoder = createSentenceEncoder();
  seen = await measureFirstSight(encoder);
}, 240_000);

afterAll(() => encoder.close());

test("hardly anything comes through of what nobody had tried before", () => {
  const { cheats, earning, earningByList } = seen;
  expect(cheats).toBeGreaterThan(1000);
  expect((1000 * earning.length) / cheats, earning.join("\n")).toBeLessThan(MOST.earning);
  const share = (1000 * earningByList.length) / cheats;
  expect(share, earningByList.join("\n")).toBeLessThan(MOST.earningByList);
});
