import { composePassages } from "@elenchus/curriculum/frames/compose";
import { FRAMES } from "@elenchus/curriculum/frames/frames";
import { families } from "@elenchus/curriculum/issues/library";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { expect, test, vi } from "vitest";
import { hearByWords } from "@elenchus/tutor/built-in/listen/hear-message";
import { openDialogue } from "@elenchus/dialogue/open-dialogue";
import { argumentOf } from "@elenchus/tutor/built-in/compose/argument-of";
import type { Argument } from "@elenchus/dialogue/argument";
import type { Dialogue, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { dialogueAt } from "./labelled-answer.ts";
import { readLabels } from "./read-labels.ts";
import { rightAnswersOf } from "./right-answer.ts";
import { readStrangerArguments, strangerAnswers } from "./stranger-arguments.ts";
import { writtenArguments } from "./written-arguments.ts";
import { readWrongAnswers } from "./wrong-answers.ts";

// A busy machine reads slowly.
vi.setConfig({ testTimeout: 120_000 });

const strangers = await readStrangerArguments();

/** Of each issue of the library one argument, in module after module and frame after frame. */
const composed = families()
  .flatMap((family) => family.issues)
  .map((issue, index) => {
    const module = MODULE_NUMBERS[index % MODULE_NUMBERS.length] ?? 1;
    const frame = FRAMES[module][index % FRAMES[module].length];
    const passage = frame && composePassages(frame, issue)[0];
    if (passage === undefined) throw new Error(`no passage about ${issue.id}`);
    return argumentOf(passage, { module, issue: issue.question, seed: 0, writer: "test" });
  });
const all = [...strangers.map(({ argument }) => argument), ...writtenArguments(), ...composed];

/** What words alone would send a message away for, at its place in a real dialogue; null where nothing. */
function stopped(argument: Argument, dialogue: Dialogue, message: string): string | null {
  const openings = argument.steps.slice(1, dialogue.step + 1).map((one) => one.opening);
  const transcript = [openDialogue(argument), ...openings].map((text, step): TranscriptEntry => ({
    sender: "system",
    text,
    step,
  }));
  const heard = hearByWords({ argument, dialogue, transcript }, message);
  return heard === null || heard === "answer" ? null : `${JSON.stringify(heard)}: ${message}`;
}

/** The issue as a statement: its first word at each place where it may stand behind the subject. */
function statementsOf({ issue }: Argument): string[] {
  const [first = "", ...rest] = issue.replace(/\?$/u, "").split(" ");
  const places = rest.slice(0, 6).keys();
  return [...places].map((at) =>
    [...rest.slice(0, at + 1), first, ...rest.slice(at + 1)].join(" "),
  );
}

test("whoever makes a statement of the issue, which the greeting quotes, has not copied it", () => {
  const found = all.flatMap((argument) => {
    const dialogue = dialogueAt(argument, { step: 0 });
    return statementsOf(argument).map((message) => stopped(argument, dialogue, message));
  });
  expect(found.length).toBeGreaterThan(1000);
  expect(found.filter((one) => one !== null)).toEqual([]);
});

test("the issue as the question that it is answers nothing", () => {
  for (const argument of all)
    expect(stopped(argument, dialogueAt(argument, { step: 0 }), argument.issue)).not.toBeNull();
});

test("what the key lists as a way of saying what is asked for is never sent away", () => {
  const found = all.flatMap((argument) =>
    argument.key.expectations.flatMap(({ id, kind, step, statement, paraphrases, isOwn }) => {
      if (isOwn === true) return [];
      const dialogue = dialogueAt(argument, kind === "probe" ? { step, probe: id } : { step });
      return [statement, ...paraphrases].map((way) => stopped(argument, dialogue, way));
    }),
  );
  expect(found.length).toBeGreaterThan(5000);
  expect(found.filter((one) => one !== null)).toEqual([]);
});

test("of right answers in people's own words less than one in two hundred is sent away", async () => {
  const others = await readWrongAnswers(strangers);
  const right = [
    ...strangers.flatMap(strangerAnswers),
    ...rightAnswersOf(await readLabels()),
    ...others.flatMap(({ argument, places }) =>
      places.flatMap((place) => {
        const dialogue = dialogueAt(argument, place);
        return place.right.map(({ message }) => ({ argument, dialogue, message }));
      }),
    ),
  ];
  const found = right.flatMap(({ argument, dialogue, message }) => {
    const why = stopped(argument, dialogue, message);
    return why === null ? [] : [why];
  });
  expect(right.length).toBeGreaterThan(4000);
  expect(found.length / right.length, found.join("\n")).toBeLessThan(0.005);
});
