import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { describe, expect, test } from "vitest";
import { buildCheck, buildFinished } from "../../testing/build-check.ts";
import { openQuestion, reduceCheck, startCheck, type CheckEvent } from "./check-state.ts";

const run = (...events: CheckEvent[]) =>
  events.reduce(reduceCheck, startCheck(buildCheck(), "half a"));
const came = (changes: Partial<TransferCheckReply>, draft = ""): CheckEvent => ({
  type: "check-came",
  check: buildCheck(changes),
  draft,
  problem: null,
});

describe("the open question", () => {
  test("is the first without an answer, and none when all is over", () => {
    expect(openQuestion(buildCheck())).toEqual({ question: 0, second: null });
    const answers = ["One.", null];
    expect(openQuestion(buildCheck({ answers }))).toEqual({ question: 1, second: null });
    expect(
      openQuestion(buildCheck({ answers: ["One.", "Two."], finished: buildFinished() })),
    ).toBeNull();
  });
});

describe("the question that is asked once more", () => {
  const asked = (...given: (string | null)[]) =>
    openQuestion(
      buildCheck({
        answers: ["One.", "Two."],
        again: given.map((answer, index) => ({ step: index + 1, answer })),
      }),
    );

  test("is the first without a second answer, and has the first one", () => {
    expect(asked(null, null)).toEqual({
      question: 0,
      second: { number: 1, total: 2, first: "One." },
    });
    expect(asked("One.", null)).toEqual({
      question: 1,
      second: { number: 2, total: 2, first: "Two." },
    });
  });

  test("is none when all are given, and the result is not there yet", () => {
    expect(asked("One.", "Else.")).toBeNull();
    expect(asked()).toBeNull();
  });
});

describe("an answer", () => {
  test("goes on from what this browser kept", () => {
    expect(run({ type: "draft-changed", text: "half a thought" }).draft).toBe("half a thought");
    expect(run().draft).toBe("half a");
  });

  test("makes room for the next one once it has arrived", () => {
    const state = run({ type: "handed-in" }, came({ answers: ["half a", null] }));
    expect(state).toMatchObject({ draft: "", sending: false, problem: null });
    expect(openQuestion(state.check)?.question).toBe(1);
  });

  test("cannot be changed while it is on its way", () => {
    const state = run({ type: "handed-in" }, { type: "draft-changed", text: "else" });
    expect(state).toMatchObject({ draft: "half a", sending: true });
  });

  test("that did not arrive stays in the box, with what went wrong", () => {
    const failed = run({ type: "handed-in" }, { type: "failed", problem: "No connection." });
    expect(failed).toMatchObject({ draft: "half a", sending: false, problem: "No connection." });
    expect(reduceCheck(failed, { type: "handed-in" }).problem).toBeNull();
  });

  test("that was written earlier for the next question is there when that opens", () => {
    expect(run({ type: "handed-in" }, came({ answers: ["half a", null] }, "kept")).draft).toBe(
      "kept",
    );
  });
});
