import { MAX_LEARNER_MESSAGES } from "@elenchus/domain/limits";
import { describe, expect, test } from "vitest";
import { buildArgument } from "./build-argument.ts";
import type { Assessment, Dialogue, Move, SpeechAct } from "./dialogue.ts";
import { OWN_TERM_ID } from "./own-term-id.ts";
import { decideMove, startDialogue } from "./policy.ts";

type Said = Partial<Assessment> & { act?: SpeechAct };

const argument = buildArgument();

function assess({ act = "answer", ...changes }: Said): Assessment {
  return {
    speechAct: act,
    coverage: {},
    misconceptions: [],
    confidence: 0.9,
    findings: [],
    judge: "test",
    ...changes,
  };
}

function play(messages: readonly Said[], from: Dialogue = startDialogue(argument)) {
  const moves: Move[] = [];
  let dialogue = from;
  for (const message of messages) {
    const decision = decideMove(argument, dialogue, assess(message));
    moves.push(decision.move);
    dialogue = decision.dialogue;
  }
  return { moves, dialogue, kinds: moves.map((move) => move.kind) };
}

const says = (...ids: string[]): Said => ({
  coverage: Object.fromEntries(ids.map((id) => [id, 0.9])),
});
const near = (id: string): Said => ({ coverage: { [id]: 0.7 } });
const stuck: Said = { act: "dont_know" };

describe("a learner who answers well", () => {
  test("is asked one probe a step when every answer is complete at once, and succeeds in six", () => {
    const { kinds, dialogue } = play([
      says("conclusion"),
      says("probe-0"),
      says("reason-1", "reason-2"),
      says("probe-1"),
      says("term-1", "term-3"),
      says("probe-2"),
    ]);
    expect(kinds).toEqual(["confirm", "advance", "confirm", "advance", "confirm", "close"]);
    expect(dialogue).toMatchObject({
      outcome: "success",
      outcomeReason: "all_covered",
      learnerMessages: 6,
    });
  });

  test("is not asked on in the last message that there is, and succeeds with it", () => {
    const waits = Array.from({ length: MAX_LEARNER_MESSAGES - 6 }, (): Said => ({
      act: "question",
    }));
    const { dialogue, kinds } = play([
      ...waits,
      says("conclusion"),
      says("probe-0"),
      says("reason-1"),
      says("reason-2"),
      says("term-1"),
      says("term-3"),
    ]);
    expect(kinds.at(-1)).toBe("close");
    expect(dialogue).toMatchObject({ outcome: "success", learnerMessages: MAX_LEARNER_MESSAGES });
    const last = play([
      ...waits,
      says("conclusion", "reason-1", "reason-2"),
      says("probe-0"),
      ...waits.slice(0, 3),
      says("term-1", "term-3"),
    ]);
    expect(last.dialogue.outcome).toBe("success");
  });

  test("is not probed in a step that took two replies", () => {
    const { kinds, dialogue } = play([
      says("conclusion"),
      says("probe-0"),
      says("reason-2"),
      says("reason-1"),
      says("term-1"),
      near("term-2"),
      says("term-2"),
    ]);
    expect(kinds).toEqual([
      "confirm",
      "advance",
      "confirm",
      "advance",
      "confirm",
      "prompt",
      "close",
    ]);
    expect(dialogue.probed).toEqual(["probe-0"]);
    expect(dialogue.outcome).toBe("success");
  });

  test("is asked no probe that the same answer has covered already", () => {
    const { dialogue, moves } = play([says("conclusion", "probe-0")]);
    expect(moves[0]).toMatchObject({
      kind: "advance",
      covered: ["conclusion", "probe-0"],
      nextStep: 1,
    });
    expect(dialogue.step).toBe(1);
  });
});

describe('"I don\'t know"', () => {
  test("three times running on each step walks hint, prompt, assertion and ends in failure", () => {
    const { kinds, dialogue, moves } = play(Array.from({ length: 9 }, () => stuck));
    expect(kinds).toEqual(
      Array.from({ length: 3 }, () => ["hint", "prompt", "assertion"] as const).flat(),
    );
    expect(moves[2]?.asserted).toEqual(["conclusion"]);
    expect(moves[5]?.asserted).toEqual(["reason-1", "reason-2"]);
    expect(moves[8]?.asserted).toEqual(["term-1", "term-2"]);
    expect(dialogue).toMatchObject({ outcome: "failure", outcomeReason: "skill_step_told" });
  });

  test("starts over after a try", () => {
    expect(play([stuck, stuck, {}, stuck]).kinds).toEqual(["hint", "prompt", "hint", "hint"]);
  });

  test("never covers what was told", () => {
    const { dialogue } = play([stuck, stuck, stuck, says("conclusion")]);
    expect(dialogue.coverage["conclusion"]).toBeUndefined();
  });
});

describe("tries that do not get there", () => {
  test("walk from hints to a prompt to the assertion", () => {
    const { kinds, moves } = play([{}, {}, {}, {}]);
    expect(kinds).toEqual(["hint", "hint", "prompt", "assertion"]);
    expect(moves.slice(0, 2).map((move) => move.level)).toEqual([0, 1]);
  });

  test("with a known misconception are corrected", () => {
    const { kinds } = play([{ misconceptions: ["reason-as-conclusion"] }]);
    expect(kinds).toEqual(["correct"]);
  });

  test("of which a part is right are confirmed and keep their misconception", () => {
    const opened = [says("conclusion"), says("probe-0")];
    const mixed = { ...says("reason-1"), misconceptions: ["side-as-reason"] };
    expect(play([...opened, mixed]).moves[2]).toMatchObject({
      kind: "confirm",
      covered: ["reason-1"],
      misconceptions: ["side-as-reason"],
    });
  });

  test("that come near earn a prompt for what they came near to", () => {
    const { moves } = play([says("conclusion"), says("probe-0"), near("reason-2")]);
    expect(moves[2]).toMatchObject({ kind: "prompt", target: "reason-2", near: ["reason-2"] });
  });

  test("judged with little confidence are pumped once and never corrected", () => {
    expect(play([{ confidence: 0.2 }, { confidence: 0.2 }]).kinds).toEqual(["pump", "hint"]);
  });

  test("that say again what was found are told from misses, and helped on at once", () => {
    const again = { ...says("reason-1"), confidence: 0.2 };
    const { moves } = play([says("conclusion"), says("probe-0"), says("reason-1"), again]);
    expect(moves[3]).toMatchObject({ kind: "hint", target: "reason-2", again: ["reason-1"] });
    expect(moves[2]?.again).toBeUndefined();
  });

  test("start from the weakest help again once there was progress", () => {
    const { kinds } = play([says("conclusion"), says("probe-0"), {}, {}, says("reason-1"), {}]);
    expect(kinds.slice(2)).toEqual(["hint", "hint", "confirm", "hint"]);
  });
});

describe("messages that are no tries", () => {
  test.each(["off_topic", "empty_effort"] as const)(
    "%s is redirected to the limit and passes no step",
    (act) => {
      const { kinds, dialogue } = play(
        Array.from({ length: MAX_LEARNER_MESSAGES }, () => ({ act })),
      );
      expect(new Set(kinds.slice(0, -1))).toEqual(new Set(["redirect"]));
      expect(kinds.at(-1)).toBe("close");
      expect(dialogue).toMatchObject({
        step: 0,
        outcome: "failure",
        outcomeReason: "message_limit",
        asserted: [],
      });
    },
  );

  test.each([
    ["question", "answer_question"],
    ["objection", "answer_question"],
    ["complaint", "apologise"],
  ] as const)("%s is answered and keeps the question that was asked", (act, kind) => {
    const { moves, dialogue } = play([{ act }]);
    expect(moves[0]).toMatchObject({ kind, target: "conclusion" });
    expect(dialogue.rung).toBe(0);
  });

  test("a complaint that names what was said earns it, and no further question", () => {
    const { moves } = play([{ act: "complaint", ...says("conclusion") }]);
    const findings = [{ kind: "spoken", act: "complaint" } as const];
    expect(play([{ ...says("conclusion"), findings }]).kinds).toEqual(["advance"]);
    expect(moves[0]).toMatchObject({ kind: "advance", covered: ["conclusion"] });
  });
});

describe("coverage", () => {
  test("never falls", () => {
    const { dialogue } = play([near("conclusion"), { coverage: { conclusion: 0.1 } }]);
    expect(dialogue.coverage["conclusion"]).toBe(0.7);
  });

  test("counts in the open step and in those after it, where what is said there is covered", () => {
    const { dialogue } = play([says("reason-1"), { coverage: { "term-1": 0.7 } }]);
    expect(dialogue.coverage).toMatchObject({ "reason-1": expect.any(Number) });
    expect(dialogue.coverage).not.toHaveProperty("term-1");
  });

  test("out of range or not a number is put right or passed over", () => {
    const { dialogue } = play([
      { coverage: { conclusion: Number.NaN } },
      { coverage: { conclusion: 7 } },
    ]);
    expect(dialogue.coverage["conclusion"]).toBe(1);
  });
});

test("a failed probe is told and does not make the dialogue a failure", () => {
  const { dialogue, kinds } = play([
    says("conclusion"),
    stuck,
    stuck,
    stuck,
    says("reason-1"),
    says("reason-2"),
    says("term-1"),
    says("term-2"),
  ]);
  expect(kinds[3]).toBe("assertion");
  expect(dialogue).toMatchObject({ outcome: "success", asserted: ["probe-0"] });
});

test("a dialogue that is over takes no further message", () => {
  const { dialogue } = play(Array.from({ length: 9 }, () => stuck));
  expect(() => decideMove(argument, dialogue, assess({}))).toThrow("over");
});

test("the last message allowed may still succeed", () => {
  const wander = Array.from({ length: 10 }, (): Said => ({ act: "question" }));
  const { dialogue } = play([
    ...wander,
    says("conclusion"),
    says("reason-1"),
    says("reason-2"),
    says("term-1"),
    stuck,
    says("term-2"),
  ]);
  expect(dialogue).toMatchObject({ learnerMessages: 16, outcome: "success" });
});

test("the last message allowed leaves untold what was about to be told", () => {
  const { dialogue, kinds } = play([
    ...Array.from({ length: 13 }, (): Said => ({ act: "question" })),
    stuck,
    stuck,
    stuck,
  ]);
  expect(kinds.at(-1)).toBe("close");
  expect(dialogue).toMatchObject({ outcomeReason: "message_limit", asserted: [] });
});

describe("finds of the learner's own", () => {
  test.each([
    ["beyond the key", { id: "term-3", isOwn: true as const }],
    ["of an ambiguous word", { id: OWN_TERM_ID }],
  ])("%s are asked about once touched, and what is listed is told instead", (_name, changes) => {
    const listed = buildArgument();
    const expectations = listed.key.expectations.map((one) =>
      one.id === "term-3" ? { ...one, ...changes } : one,
    );
    const openArgument = { ...listed, key: { ...listed.key, expectations } };
    let dialogue: Dialogue = { ...startDialogue(openArgument), step: 2 };
    const messages = [near(changes.id), stuck, stuck, stuck];
    const moves = messages.map((message) => {
      const decision = decideMove(openArgument, dialogue, assess(message));
      dialogue = decision.dialogue;
      return decision.move;
    });
    expect(moves[0]).toMatchObject({ kind: "prompt", target: changes.id });
    expect(moves.at(-1)).toMatchObject({ kind: "assertion" });
    expect(dialogue.asserted.toSorted()).toEqual(["term-1", "term-2"]);
  });
});
