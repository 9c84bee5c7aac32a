import { expect, test } from "vitest";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import type { Assessment, Sign, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { decideMove, startDialogue } from "@elenchus/dialogue/policy";
import questions from "./questions.json" with { type: "json" };
import { wordMove } from "./word-move.ts";

const argument = buildArgument();
const conclusion = argument.key.expectations[0];

/** What is said to messages in a row, each of which was judged so. */
function repliesTo(
  message: string,
  spoken: { readonly sign?: Sign; readonly asks?: string },
  times: number,
): string[] {
  const judged: Assessment = {
    speechAct: "off_topic",
    coverage: {},
    misconceptions: [],
    confidence: 0.9,
    findings: [{ kind: "spoken", act: "off_topic", ...spoken }],
    judge: "test",
  };
  let dialogue = startDialogue(argument);
  const transcript: TranscriptEntry[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const decision = decideMove(argument, dialogue, judged);
    dialogue = decision.dialogue;
    const text = wordMove(
      { argument, dialogue, transcript, heard: judged },
      message,
      decision.move,
    );
    transcript.push({ sender: "system", text, step: 0, move: decision.move });
  }
  return transcript.map(({ text }) => text);
}

test.each([{ sign: "commands_the_tutor" }, { sign: "no_content" }, {}] as const)(
  "after $sign each reply but the last asks or invites",
  (spoken) => {
    const asked = [
      ...questions.again.conclusion,
      ...questions.invitations,
      ...(conclusion?.hints ?? []),
      conclusion?.prompt ?? "",
    ];
    for (const reply of repliesTo("so?", spoken, 15))
      expect(
        asked.some((text) => reply.endsWith(text)),
        reply,
      ).toBe(true);
  },
);

test("where no try is seen in messages again and again, hints come and the answer never", () => {
  const replies = repliesTo("the thing with the other thing", {}, 12);
  const told = replies.join("\n");
  for (const hint of conclusion?.hints ?? []) expect(told).toContain(hint);
  expect(told).not.toContain(conclusion?.statement ?? "");
  expect(replies.slice(0, 2).join("\n")).not.toContain("hint");
});

test.each([
  ["sorrow", /sorry/u],
  ["cannot-see", /supervisor/u],
])("a trouble is met kindly: %s", (asks, kind) => {
  expect(repliesTo("My nan died on Tuesday.", { asks }, 1)[0]).toMatch(kind);
});
