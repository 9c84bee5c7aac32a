import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { wordMove } from "@elenchus/tutor/built-in/word/word-move";
import { openDialogue } from "@elenchus/dialogue/open-dialogue";
import type { Assessment } from "@elenchus/dialogue/dialogue";
import type { Tutor } from "@elenchus/dialogue/tutor";
import { buildJudgePrompt } from "../judge/judge-prompt.ts";
import { composeArgument } from "../labelled-answer.ts";
import { playTurns } from "../play-dialogue.ts";
import { openRunRecord, readRunRecord } from "./run-record.ts";

const argument = composeArgument({
  frame: "m2-it-follows",
  issue: "phones-at-the-concert-door",
  order: [0, 1],
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-record-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A tutor that hears the conclusion in the first message, and after that nothing. */
const tutor = {
  openDialogue,
  assess: async ({ dialogue }) =>
    ({
      speechAct: dialogue.learnerMessages === 0 ? "answer" : "dont_know",
      coverage: dialogue.learnerMessages === 0 ? { conclusion: 0.9 } : {},
      misconceptions: [],
      confidence: 0.9,
      findings: [],
      judge: "SECRET-JUDGEMENT",
    }) satisfies Assessment,
  async *wordMove(view, message, move) {
    yield wordMove(view, message, move);
  },
} as Pick<Tutor, "openDialogue" | "assess" | "wordMove"> as Tutor;

test("replies that are read back are judged by the same words as those just played", async () => {
  const record = openRunRecord(newFolder(), "maker/one");
  const planned = { id: "module 2, a, 1", module: 2, learner: "a", argument: 0 } as const;
  for await (const turn of playTurns(tutor, argument, () => "I don't know"))
    record.addTurn(planned, { ...turn, wording: [] });
  const read = readRunRecord(record.file);
  expect(record.replies.length).toBeGreaterThan(5);
  expect(read.map(({ id, module, move }) => ({ id, module, move }))).toEqual(
    record.replies.map(({ id, module, move }) => ({ id, module, move })),
  );
  expect(read.map(({ turn }) => buildJudgePrompt(turn))).toEqual(
    record.replies.map(({ turn }) => buildJudgePrompt(turn)),
  );
});

test("a judge is told what was found and told before, and not what the tutor made of the message", async () => {
  const record = openRunRecord(newFolder(), "maker/one");
  const planned = { id: "module 2, a, 1", module: 2, learner: "a", argument: 0 } as const;
  for await (const turn of playTurns(tutor, argument, () => "I don't know"))
    record.addTurn(planned, { ...turn, wording: [] });
  const tasks = record.replies.map(({ turn }) => buildJudgePrompt(turn).task);
  const found = `- ${argument.key.conclusion} (found already)`;
  expect(tasks[0]).not.toContain("(found already)");
  expect(tasks[1]).toContain(found);
  expect(tasks.at(-1)).toContain("(told already)");
  expect(tasks.at(-1)).toContain("the dialogue ended with it");
  expect(tasks[0]).not.toContain("the dialogue ended with it");
  expect(tasks.join("\n")).not.toContain("SECRET-JUDGEMENT");
});

test("a file that is none of a run's is refused", () => {
  const file = join(newFolder(), "other.jsonl");
  writeFileSync(file, '{"type":"turn","id":"x"}\n');
  expect(() => readRunRecord(file)).toThrow("There is no played turn");
});
