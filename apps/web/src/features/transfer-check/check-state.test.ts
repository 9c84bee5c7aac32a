import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { describe, expect, test } from "vitest";
import { buildCheck, buildFinished } from "../../lib/build-check.ts";
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
    expect(openQuestion(buildCheck())).toBe(0);
    expect(openQuestion(buildCheck({ answers: ["One.", null] }))).toBe(1);
    expect(
      openQuestion(buildCheck({ answers: ["One.", "Two."], finished: buildFinished() })),
    ).toBeNull();
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
    expect(openQuestion(state.check)).toBe(1);
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
