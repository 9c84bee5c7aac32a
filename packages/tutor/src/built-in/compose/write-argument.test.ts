import { FRAMES } from "@elenchus/curriculum/frames/frames";
import { asSentence, type EvaluatingFrame, type Frame } from "@elenchus/curriculum/frames/passage";
import { families } from "@elenchus/curriculum/issues/library";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { describe, expect, test } from "vitest";
import type { Argument } from "@elenchus/dialogue/argument";
import { OWN_TERM_ID } from "@elenchus/dialogue/own-term-id";
import { patternOf } from "@elenchus/dialogue/rotation";
import { writeArgument } from "./write-argument.ts";

const ISSUES = [
  "Should football for children under ten do without league tables?",
  "Should shops be forbidden to destroy clothes that they could not sell?",
  "Should dogs in a wood be kept on a lead from March to July?",
];

function frameOf(id: string): Frame | EvaluatingFrame {
  const frame = Object.values(FRAMES)
    .flat()
    .find((one) => one.id === id);
  if (frame === undefined) throw new Error(`No frame ${id}`);
  return frame;
}

const openingOf = (passage: string): string => passage.split(" ", 3).join(" ");

/** Where a frame puts the conclusion, and behind which signal. */
function conclusionOf(id: string): string {
  const { conclusionPlace, signal } = frameOf(id);
  return `${conclusionPlace} ${signal}`;
}

function kindOf(id: string): string {
  const frame = frameOf(id);
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
      const met: string[] = [];
      for (let round = 0; round < 12; round += 1) {
        const issue = ISSUES[round % 2] ?? "";
        const recentFrames = met.toReversed().slice(0, 8);
        const wanted = { ...request, issue, seed: first + round, recentFrames };
        met.push(writeArgument(wanted, "test").frame);
      }
      const kinds = met.map(kindOf);
      expect(met.filter((frame, index) => frame === met[index - 1])).toEqual([]);
      expect(kinds.filter((kind, index) => kind === kinds[index - 1])).toEqual([]);
    }
  });

  test("opens and announces its conclusion unlike the last, and comes in each way before one comes again", () => {
    for (const issue of ISSUES)
      for (const first of [1, 100, 4711]) {
        const met: Argument[] = [];
        for (let round = 0; round < 12; round += 1) {
          const recentFrames = met.map(({ frame }) => frame).toReversed();
          met.push(writeArgument({ ...request, issue, seed: first + round, recentFrames }, "test"));
        }
        for (const [at, { passage, frame }] of met.entries()) {
          const last = met.slice(Math.max(0, at - 1), at);
          expect(last.map((one) => openingOf(one.passage))).not.toContain(openingOf(passage));
          expect(last.map((one) => conclusionOf(one.frame))).not.toContain(conclusionOf(frame));
        }
        const round = met.slice(0, FRAMES[module].length).map(({ frame }) => frame);
        expect(new Set(round).size).toBe(round.length);
      }
  });

  const written = ISSUES.flatMap((issue) =>
    Array.from({ length: 12 }, (_, seed) => writeArgument({ ...request, issue, seed }, "test")),
  );

  test("has for every step the expectations and the wrong turns that teaching needs", () => {
    for (const { key, steps } of written)
      for (const [step, { enough }] of steps.entries()) {
        const own = key.expectations.filter((one) => one.step === step && one.kind !== "probe");
        expect(own.length).toBeGreaterThanOrEqual(enough ?? 1);
        expect(own.filter((one) => one.prompt === "")).toEqual([]);
        const wrong = key.misconceptions.filter((one) => one.step === step);
        expect(wrong.length).toBeGreaterThanOrEqual(2);
      }
  });

  test("has four ways of saying each expectation, and three hints from weak to strong", () => {
    const listed = written
      .flatMap(({ key }) => key.expectations)
      .filter((one) => one.isOwn !== true && one.id !== OWN_TERM_ID);
    const graded = listed.filter((one) => one.kind !== "probe" && one.kind !== "fallacy_name");
    expect(graded.filter((one) => one.hints.length < 3)).toEqual([]);
    const few = listed.filter((one) => one.paraphrases.length < 4);
    expect(few).toEqual([]);
  });

  test("quotes its passage verbatim", () => {
    const wrong = written.flatMap(({ key, passage }) =>
      key.expectations.filter(
        ({ quote }) => !passage.toLowerCase().includes((quote ?? "").toLowerCase()),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each([5, 7] as const)("the kind of flaw in module %i", (module) => {
  test("is none of those that a model's arguments and its own just had", () => {
    const kinds = [...new Set(FRAMES[module].map(({ id }) => patternOf(id)))];
    for (const next of kinds) {
      const had = kinds.filter((one) => one !== next);
      const recentFrames = [...had.map((one) => `llm-${one}`), `${next}-1`, `llm-${next}`];
      for (let seed = 0; seed < 20; seed += 1)
        for (const issue of ISSUES) {
          const request = { module, issue, interest: "any", seed, recentFrames };
          expect(patternOf(writeArgument(request, "test").frame)).toBe(next);
        }
    }
  });
});

describe("what an argument of module 4 puts first", () => {
  const valued = families()
    .flatMap((family) => family.issues)
    .map((issue) => ({ issue, first: issue.values.first }));

  test("is shown by reasons that the passage gives, and the hint quotes such a one", () => {
    for (const { issue, first } of valued)
      for (let seed = 0; seed < 12; seed += 1) {
        const request = { issue: issue.question, interest: "any", seed, recentFrames: [] };
        const { key } = writeArgument({ ...request, module: 4 }, "test");
        const showing = (first.shownBy ?? []).map((at) => issue.reasons[at].clause);
        expect(key.reasons).toEqual(expect.arrayContaining(showing.map(asSentence)));
        const own = key.expectations.find(({ id }) => id === "value-first");
        expect(own?.hints.join(" ")).toContain(showing[0] ?? "");
      }
  });

  test("goes by no single name where it takes two reasons to show it", () => {
    const twofold = valued.filter(({ first }) => (first.shownBy?.length ?? 0) > 1);
    expect(twofold.length).toBeGreaterThan(10);
    for (const { issue, first } of twofold) {
      const request = { issue: issue.question, interest: "any", seed: 1, recentFrames: [] };
      const { key } = writeArgument({ ...request, module: 4 }, "test");
      const own = key.expectations.find(({ id }) => id === "value-first");
      expect(own?.statement).toBe(`What the writer puts first is ${first.phrase}.`);
    }
  });
});

test("what is said against a person in module 5 is told in a sentence of its own", () => {
  for (const issue of families().flatMap((family) => family.issues)) {
    const { attack } = issue.fallacies.adHominem;
    const frames = FRAMES[5].map(({ id }) => id).filter((id) => !id.startsWith("m5-ad-hominem"));
    const request = { module: 5, issue: issue.question, interest: "any", seed: 1 } as const;
    const { key } = writeArgument({ ...request, recentFrames: frames }, "test");
    const said = key.expectations.find(({ id }) => id === "fallacy")?.statement;
    expect(said).toContain(` ${attack}. `);
  }
});

test.each([2, 3, 6] as const)(
  "what is found in a claim itself comes last in module %i",
  (module) => {
    const issue = "Should dogs in a wood be kept on a lead from March to July?";
    const request = { module, issue, interest: "any", seed: 1, recentFrames: [] };
    const { key } = writeArgument(request, "test");
    const found = key.expectations.filter(({ id }) => /^(?:gap|assumption|alternative)-/u.test(id));
    expect(found).toHaveLength(3);
    expect(found[2]?.quote).toBeUndefined();
    const [, further] = found[2]?.hints ?? [];
    expect(further?.includes("dogs in the beech wood should be kept on a lead")).toBe(true);
  },
);

test("an issue that nobody offered is refused", () => {
  expect(() =>
    writeArgument(
      { module: 3, issue: "Should pigs fly?", interest: "pigs", seed: 1, recentFrames: [] },
      "test",
    ),
  ).toThrow("No issue in the library asks");
});
