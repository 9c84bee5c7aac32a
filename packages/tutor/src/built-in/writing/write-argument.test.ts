import { FRAMES } from "@elenchus/curriculum/frames/frames";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { describe, expect, test } from "vitest";
import { writeArgument } from "./write-argument.ts";

const ISSUES = [
  "Should football for children under ten do without league tables?",
  "Should a local paper's monthly page about beekeeping be written by its readers?",
];

function kindOf(id: string): string {
  const frame = Object.values(FRAMES)
    .flat()
    .find((one) => one.id === id);
  if (frame === undefined) throw new Error(`No frame ${id}`);
  return "weakness" in frame ? frame.weakness : id;
}

describe.each(MODULE_NUMBERS)("an argument of module %i", (module) => {
  const request = { module, interest: "any", recentFrames: [] };

  test("is the same for the same request", () => {
    for (const issue of ISSUES)
      expect(writeArgument({ ...request, issue, seed: 7 }, "test")).toEqual(
        writeArgument({ ...request, issue, seed: 7 }, "test"),
      );
  });

  test("repeats neither the frame nor the kind of weakness of the one before", () => {
    for (const first of [1, 100, 4711]) {
      let recentFrames: string[] = [];
      for (let round = 0; round < 12; round += 1) {
        const issue = ISSUES[round % 2] ?? "";
        const { frame } = writeArgument(
          { ...request, issue, seed: first + round, recentFrames },
          "test",
        );
        const [latest] = recentFrames;
        if (latest !== undefined) {
          expect(frame).not.toBe(latest);
          expect(kindOf(frame)).not.toBe(kindOf(latest));
        }
        recentFrames = [frame, ...recentFrames].slice(0, 8);
      }
    }
  });

  test("has for every expectation what teaching needs", () => {
    for (const issue of ISSUES)
      for (let seed = 0; seed < 12; seed += 1) {
        const { key, steps } = writeArgument({ ...request, issue, seed }, "test");
        for (const [step] of steps.entries()) {
          const own = key.expectations.filter((one) => one.step === step && one.kind !== "probe");
          expect(own.length).toBeGreaterThanOrEqual(steps[step]?.enough ?? 1);
          const wrong = key.misconceptions.filter((one) => one.step === step);
          expect(wrong.length).toBeGreaterThanOrEqual(2);
          for (const one of own) expect(one.prompt).not.toBe("");
          for (const one of own.filter(
            (each) => each.isOwn !== true && each.kind !== "ambiguous_term",
          )) {
            expect(one.hints.length, one.id).toBeGreaterThanOrEqual(
              one.kind === "fallacy_name" ? 2 : 3,
            );
            if (one.kind !== "fallacy_name" && one.id !== "reason-weak")
              expect(one.paraphrases.length, one.id).toBeGreaterThanOrEqual(4);
          }
        }
      }
  });

  test("quotes its passage verbatim", () => {
    for (const issue of ISSUES)
      for (let seed = 0; seed < 12; seed += 1) {
        const { key, passage } = writeArgument({ ...request, issue, seed }, "test");
        for (const { quote } of key.expectations)
          if (quote !== undefined) expect(passage.toLowerCase()).toContain(quote.toLowerCase());
      }
  });
});

test("an issue that nobody offered is refused", () => {
  expect(() =>
    writeArgument(
      { module: 3, issue: "Should pigs fly?", interest: "pigs", seed: 1, recentFrames: [] },
      "test",
    ),
  ).toThrow("No issue in the library asks");
});
