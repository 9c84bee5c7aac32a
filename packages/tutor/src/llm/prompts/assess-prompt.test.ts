import { expect, test } from "vitest";
import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { splitSentences } from "@elenchus/domain/split-sentences";
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

test("a judge sees what the learner marked beside the message, and what that is", () => {
  const { libraryFines } = EXAMPLES;
  const view = { argument: libraryFines, dialogue: buildDialogue(libraryFines, 0), transcript: [] };
  const marked = [
    { sentence: 1, role: "conclusion", standing: "wrong", instead: "reason" },
    { sentence: 2, role: "flaw", standing: "later" },
  ] as const;
  const listed = listedExpectations(view);
  const { task } = buildAssessPrompt({ ...view, marked }, listed, "this one");
  const sentence = splitSentences(libraryFines.passage)[1] ?? "?";
  expect(task).toContain(`sentence 2 (“${sentence}”) as "Conclusion": wrong; it is a reason`);
  expect(task).not.toContain("sentence 3");
  expect(buildAssessPrompt(view, listed, "this one").task).not.toContain("Marked");
});

/** A message that came near to what is asked for. */
function halfSaid(text: string, id: string, coverage: number): TranscriptEntry {
  const assessment = {
    speechAct: "answer" as const,
    coverage: { [id]: coverage },
    earnedBy: { [id]: text },
    misconceptions: [],
    confidence: 0.9,
    findings: [],
    judge: "test",
  };
  return { sender: "user", text, step: 0, assessment };
}

test("a judge sees what was half said before, until it is found", () => {
  const { libraryFines } = EXAMPLES;
  const transcript = [halfSaid("something with fines", "conclusion", 0.7)];
  const taskAt = (earned: readonly string[], more: readonly TranscriptEntry[]) => {
    const dialogue = buildDialogue(libraryFines, 0, { earned });
    const view = { argument: libraryFines, dialogue, transcript: [...transcript, ...more] };
    return buildAssessPrompt(view, listedExpectations(view), "drop them").task;
  };
  expect(taskAt([], [])).toMatch(/Half said before.*\n.*\nconclusion: something with fines/u);
  const found = taskAt(["conclusion"], [halfSaid("scrap them", "conclusion", 0.9)]);
  expect(found).toContain("conclusion: scrap them");
  expect(found).not.toContain("Half said before");
});
