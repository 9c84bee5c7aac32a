import { FRAMES } from "@elenchus/curriculum/frames/frames";
import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Argument } from "@elenchus/dialogue/argument";
import { findLeaks, findRepeats } from "@elenchus/evaluation/find-leaks";
import { type PlayedDialogue, playDialogue } from "@elenchus/evaluation/play-dialogue";
import { sampleArguments } from "@elenchus/evaluation/play-parts";
import {
  LEARNERS,
  type LearnerName,
  simulatedLearners,
} from "@elenchus/evaluation/simulated-learners";
import type { Tutor } from "@elenchus/dialogue/tutor";
import { createBuiltInTutor } from "./built-in-tutor.ts";
import { createReader, type Reader } from "../reader/reader.ts";

let reader: Reader;
let tutor: Tutor;
const call = { signal: new AbortController().signal };

beforeAll(async () => {
  reader = createReader();
  tutor = createBuiltInTutor({ reader });
  await reader.warm();
}, 60_000);

afterAll(() => reader.close());

describe.each(MODULE_NUMBERS)("in module %i", (module: ModuleNumber) => {
  /** Arguments that the learners play: one of each frame, which a third of the learners plays. */
  const count = FRAMES[module].length;
  const written: Argument[] = [];
  const played: Partial<Record<LearnerName, PlayedDialogue[]>> = {};

  beforeAll(async () => {
    written.push(...(await sampleArguments(tutor, module, count)));
    for (const [nth, name] of LEARNERS.entries()) {
      const own: PlayedDialogue[] = [];
      for (const argument of written.filter((_, at) => (at + nth) % 3 === 0))
        own.push(await playDialogue(tutor, argument, simulatedLearners[name]));
      played[name] = own;
    }
  }, 120_000);

  const dialoguesOf = (name: LearnerName): PlayedDialogue[] => {
    const own = played[name] ?? [];
    expect(own.length).toBeGreaterThanOrEqual(Math.floor(count / 3));
    return own;
  };

  test("each frame is played once", () => {
    const names = written.map(({ frame }) => frame);
    expect(names.toSorted()).toEqual(FRAMES[module].map(({ id }) => id).toSorted());
  });

  test("an ideal learner succeeds in six to ten replies", () => {
    for (const { dialogue, transcript } of dialoguesOf("ideal")) {
      const said = transcript.map((one) => one.text).join("\n");
      expect(dialogue.outcome, said).toBe("success");
      expect(dialogue.learnerMessages, said).toBeGreaterThanOrEqual(6);
      expect(dialogue.learnerMessages, said).toBeLessThanOrEqual(10);
    }
  });

  test("a hesitant learner, who asks for a hint first, succeeds before the limit", () => {
    for (const { dialogue, transcript } of dialoguesOf("hesitant"))
      expect(dialogue.outcome, transcript.map((one) => one.text).join("\n")).toBe("success");
  });

  test("a silent learner gets a hint, a prompt and an assertion on each step, and fails", () => {
    for (const { dialogue, transcript, argument } of dialoguesOf("silent")) {
      const kinds = transcript.flatMap((one) => (one.move ? [one.move.kind] : []));
      expect(kinds).toEqual(argument.steps.flatMap(() => ["hint", "prompt", "assertion"]));
      expect(dialogue.outcome).toBe("failure");
    }
  });

  test.each([
    ["copying", 0],
    // Whoever is unclear twice is believed, whatever they are up to.
    ["gaming", 1],
  ] as const)("a %s learner always fails, and passes a step at most %i times", (name, most) => {
    const passed = dialoguesOf(name).filter(({ dialogue }) => dialogue.step > 0);
    expect(passed.length, JSON.stringify(passed[0]?.transcript)).toBeLessThanOrEqual(most);
    for (const { dialogue } of dialoguesOf(name)) expect(dialogue.outcome).toBe("failure");
  });

  test("a learner who marks sentences before saying them succeeds", () => {
    for (const { dialogue, transcript } of dialoguesOf("marking"))
      expect(dialogue.outcome, transcript.map((one) => one.text).join("\n")).toBe("success");
  });

  test.each([
    ["guessing", 0],
    ["marks anything", 0],
    // Types whatever stands in the passage; unclear twice, some of it is believed.
    ["chooses anything", 2],
  ] as const)("a learner (%s) succeeds at most %i times", (name, most) => {
    const lucky = dialoguesOf(name).filter(({ dialogue }) => dialogue.outcome === "success");
    expect(lucky.length, JSON.stringify(lucky[0]?.transcript)).toBeLessThanOrEqual(most);
  });

  test.each(LEARNERS)(
    "with a %s learner nothing is told before it is earned or asserted",
    (name) => {
      for (const one of dialoguesOf(name)) expect(findLeaks(one)).toEqual([]);
    },
  );

  test.each(LEARNERS)("with a %s learner no sentence is said twice", (name) => {
    for (const one of dialoguesOf(name)) expect(findRepeats(one)).toEqual([]);
  });

  test.each(LEARNERS)(
    "the summary of a %s learner's dialogue has every step in it",
    async (name) => {
      for (const one of dialoguesOf(name)) {
        const summary = await tutor.summarise(one, call);
        for (const step of one.argument.steps) expect(summary).toContain(`### ${step.title}`);
        expect(summary).not.toMatch(/undefined|null|\{\}| {2}/u);
      }
    },
  );

  test("a summary quotes the learner's own words", async () => {
    const [first] = dialoguesOf("ideal");
    if (first === undefined) throw new Error("Nothing was played.");
    const said = first.transcript.find((one) => one.sender === "user")?.text ?? "";
    expect(await tutor.summarise(first, call)).toContain(`"${said.replaceAll('"', "'")}"`);
  });
});
