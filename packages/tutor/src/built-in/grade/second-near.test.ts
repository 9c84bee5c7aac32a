import { expect, test } from "vitest";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { startDialogue } from "@elenchus/dialogue/policy";
import { creditSecondNear } from "./second-near.ts";

const NEARLY = 0.7;

function creditAfter(before: string, now: string): number | undefined {
  const argument = buildArgument();
  const coverage = { conclusion: NEARLY };
  const dialogue = { ...startDialogue(argument), coverage, stepMessages: 1 };
  const transcript: TranscriptEntry[] = [{ sender: "user", text: before, step: 0 }];
  const view = { argument, dialogue, transcript };
  const findings = { coverage, misconception: null, confidence: 0.9, reasons: [] };
  return creditSecondNear(view, now, findings).coverage["conclusion"];
}

test.each([
  ["stop", "Stop!"],
  ["listening?", "listening?"],
  ["no fines", "no fines then"],
  ["they should stop fining people", "they should stop fining people please"],
])("what is near and sent again earns no more: %s, %s", (before, now) => {
  expect(creditAfter(before, now)).toBe(NEARLY);
});

test("what has been found already does not hide what comes near beside it", () => {
  const argument = buildArgument();
  const [first, ...others] = argument.key.expectations;
  if (first === undefined) throw new Error("The example has no key.");
  const finds = [first, ...others].map((one) => ({ ...one, kind: "assumption" as const }));
  const ofFinds = { ...argument, key: { ...argument.key, expectations: finds } };
  const coverage = { conclusion: 0.9, "probe-0": NEARLY };
  const dialogue = { ...startDialogue(ofFinds), coverage, stepMessages: 2 };
  const view = { argument: ofFinds, dialogue, transcript: [] };
  const findings = { coverage, misconception: null, confidence: 0.9, reasons: [] };
  expect(creditSecondNear(view, "no fines", findings).coverage["probe-0"]).toBeGreaterThan(NEARLY);
});

test("what is near for the second time, in other words, counts, however short", () => {
  expect(creditAfter("no fines", "stop fining")).toBeGreaterThan(NEARLY);
});
