import type { MessageAssessment, TutorMove } from "@elenchus/contract/admin-transcript";
import { describe, expect, test } from "vitest";
import { describeJudgement, isMiss, nameJudge } from "./describe-judgement.ts";
import { describeMove } from "./describe-move.ts";

function buildJudged(changes: Partial<MessageAssessment> = {}): MessageAssessment {
  return {
    speech_act: "answer",
    points: [],
    misconceptions: [],
    chose: null,
    because: null,
    confidence: 0.8,
    findings: [],
    judge: "built-in@3",
    stands_in_for: null,
    ...changes,
  };
}

function buildPoint(name: string, standing: MessageAssessment["points"][number]["standing"]) {
  return { name, statement: "It costs less.", standing, share: 0.7, quotation: null };
}

function asking(act: string) {
  return { kind: "spoken" as const, act, asks: "how many", sign: null };
}

describe("a judgement in a line", () => {
  test.each<[string, Partial<MessageAssessment>]>([
    [
      "Found: reason 1, reason 3. Not certain: reason 2.",
      {
        points: [
          buildPoint("reason 1", "found"),
          buildPoint("reason 2", "not_certain"),
          buildPoint("reason 3", "found"),
        ],
      },
    ],
    ["Taken to mean: conclusion.", { points: [buildPoint("conclusion", "believed")] }],
    [
      "Partly: assumption 1. A known mistake.",
      {
        points: [buildPoint("assumption 1", "partly")],
        misconceptions: ["That is the topic."],
      },
    ],
    ["Nothing found.", { findings: [{ kind: "spoken", act: "answer", asks: null, sign: "new" }] }],
    ["Nothing found. Copies the passage.", { findings: [{ kind: "copied", from: "passage" }] }],
    [
      "Nothing found. Said before: reason 1.",
      { findings: [{ kind: "said_before", name: "reason 1" }] },
    ],
    [
      "A question. Taken to ask: “how many”.",
      { speech_act: "question", findings: [asking("question")] },
    ],
    [
      "Nothing found. Taken to ask: “how many”. Also a question.",
      { findings: [asking("question")] },
    ],
    ["Chose a wrong statement.", { chose: "wrong" }],
    ["Something else.", { speech_act: "a_new_act" }],
  ])("%s", (line, changes) => {
    expect(describeJudgement(buildJudged(changes))).toBe(line);
  });

  test("is a miss where nothing was found for certain, and something was tried", () => {
    const found = buildJudged({ points: [buildPoint("reason 1", "found")] });
    const unsure = buildJudged({ points: [buildPoint("reason 1", "not_certain")] });
    const stuck = buildJudged({ speech_act: "dont_know" });
    const question = buildJudged({ speech_act: "question" });
    expect([found, unsure, stuck, question].map(isMiss)).toEqual([false, true, true, false]);
  });
});

describe("a move in a line", () => {
  const point = { name: "reason 2", statement: "It trains." };
  test.each<[string, Partial<TutorMove>]>([
    ["Gives a hint, a light one, about reason 2.", { kind: "hint", target: point }],
    ["Gives a hint, a strong one.", { kind: "hint", level: 7 }],
    ["Tells the answer: reason 2.", { kind: "assertion", asserted: [point] }],
    ["Goes on to the next step. Now asks about reason 2.", { kind: "advance", target: point }],
    ["Goes on.", { kind: "a_new_move" }],
  ])("%s", (line, changes) => {
    const move = { kind: "pump", level: 0, covered: [], target: null, asserted: [] };
    expect(describeMove({ ...move, ...changes })).toBe(line);
  });
});

test("a judge's version stands apart from its name", () => {
  expect(nameJudge("built-in@1")).toBe("built-in, version 1");
  expect(nameJudge("acme/small@assess-1")).toBe("acme/small, version assess-1");
  expect(nameJudge("built-in")).toBe("built-in");
});
