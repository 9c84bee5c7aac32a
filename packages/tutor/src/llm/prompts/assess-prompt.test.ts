import { expect, test } from "vitest";
import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { listedExpectations } from "../grade/asked-expectations.ts";
import { buildAssessPrompt } from "./assess-prompt.ts";
import { sharedPrefix } from "./shared-prefix.ts";

/** 3,500 tokens of four characters. */
const MOST_CHARACTERS = 14_000;

test.each(Object.values(EXAMPLES))(
  "a judge of $issue is asked briefly, shared parts first",
  (argument) => {
    for (const step of argument.steps.keys()) {
      const probe = argument.key.expectations.find(
        (one) => one.step === step && one.kind === "probe",
      );
      const probed = probe === undefined ? [] : [probe.id];
      const transcript = Array.from({ length: 8 }, (_, at): TranscriptEntry => ({
        sender: at % 2 === 0 ? "system" : "user",
        text: "A sentence of some length that somebody may have said. ".repeat(
          at % 2 === 0 ? 4 : 2,
        ),
        step,
      }));
      const view = { argument, dialogue: buildDialogue(argument, step, { probed }), transcript };
      const { instructions, task } = buildAssessPrompt(view, listedExpectations(view), "so it is");
      expect(instructions[0]).toBe(sharedPrefix(argument));
      expect([...instructions, task].join("\n\n").length).toBeLessThan(MOST_CHARACTERS);
    }
  },
);

test("a judge sees the last messages, and of what came before all that the learner said", () => {
  const { libraryFines } = EXAMPLES;
  const transcript = Array.from({ length: 16 }, (_, at): TranscriptEntry => ({
    sender: at % 2 === 0 ? "system" : "user",
    text: `Message ${at}.`,
    step: at < 12 ? 0 : 1,
  }));
  const view = { argument: libraryFines, dialogue: buildDialogue(libraryFines, 1) };
  for (let length = 5; length <= transcript.length; length += 2) {
    const shown = { ...view, transcript: transcript.slice(0, length) };
    const { task } = buildAssessPrompt(shown, listedExpectations(shown), "like i said");
    for (const { text } of shown.transcript.slice(-4)) expect(task).toContain(text);
    const own = shown.transcript.filter(({ sender }) => sender === "user");
    expect(own.every(({ text }) => task.includes(text))).toBe(true);
    expect(
      shown.transcript.filter(({ sender, text }) => sender === "system" && task.includes(text))
        .length,
    ).toBeLessThan(5);
  }
});
