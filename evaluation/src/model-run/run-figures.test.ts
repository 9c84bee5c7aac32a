import { expect, test } from "vitest";
import { composeArgument } from "../labelled-answer.ts";
import { type PlayedTurn, gatherTurns } from "../play-dialogue.ts";
import { startDialogue } from "@elenchus/dialogue/policy";
import type { Assessment, Dialogue } from "@elenchus/dialogue/dialogue";
import { buildMove } from "@elenchus/tutor/llm/example-arguments/build-example-argument";
import type { Run, RunTurn } from "./play-runs.ts";
import { figuresOf } from "./run-figures.ts";

const argument = composeArgument({
  frame: "m1-therefore-last",
  issue: "library-late-fines",
  order: [0, 1],
});
const assessment: Assessment = {
  speechAct: "dont_know",
  coverage: {},
  misconceptions: [],
  confidence: 1,
  findings: [],
  judge: "test",
};
const move = buildMove({ kind: "hint" });

/** A turn with a given reply, after which nothing is found. */
function turnWith(
  reply: string,
  more: Partial<Pick<RunTurn, "wording" | "ms" | "firstTextMs">> = {},
  before: readonly PlayedTurn[] = [],
): RunTurn {
  const dialogue: Dialogue = startDialogue(argument);
  const { transcript } = gatherTurns(argument, before);
  return {
    before: { argument, dialogue, transcript },
    message: "I don't know",
    marks: [],
    turn: { reply, assessment, move, dialogue },
    firstTextMs: 100,
    ms: 200,
    wording: [],
    ...more,
  };
}

function runOf(learner: string, end: Run["end"], turns: readonly RunTurn[]): Run {
  const planned = { id: `1 ${learner}`, module: 1, learner, argument: 0 } as const;
  return { planned, played: gatherTurns(argument, turns), turns, end, failure: null };
}

test("a reply that tells the key is counted as a leak, and a sentence said twice as a repeat", () => {
  const first = turnWith("Think again. Look closely.");
  const second = turnWith(`Think again. ${argument.key.conclusion}`, {}, [first]);
  const { learners } = figuresOf([runOf("a", "failure", [first, second])], "");
  // The statement, and a paraphrase that it contains.
  expect(learners["a"]).toMatchObject({ leaks: 2, repeats: 1, failure: 1, repliesToSuccess: null });
  const honest = figuresOf([runOf("a", "failure", [first])], "");
  expect(honest.learners["a"]).toMatchObject({ leaks: 0, repeats: 0 });
});

test("replies to success are those of successes alone", () => {
  const turns = [turnWith("One."), turnWith("Two."), turnWith("Three.")];
  const { learners } = figuresOf(
    [
      runOf("a", "success", turns),
      runOf("a", "success", turns.slice(0, 2)),
      runOf("a", "failure", turns.slice(0, 1)),
      runOf("a", "unfinished", []),
      runOf("b", "failed", []),
    ],
    "",
  );
  expect(learners["a"]).toMatchObject({ dialogues: 4, success: 2, repliesToSuccess: 2.5 });
  expect(learners["a"]).toMatchObject({ failure: 1, unfinished: 1, failed: 0 });
  expect(learners["b"]).toMatchObject({ dialogues: 1, failed: 1 });
});

test("shares and times are of all replies", () => {
  const turns = [
    turnWith("One.", { wording: ["rewritten", "replaced"], ms: 1000, firstTextMs: 500 }),
    turnWith("Two.", { wording: ["completed"], ms: 2000 }),
    turnWith("Three.", { wording: ["spared"], ms: 3000 }),
    turnWith("Four.", { ms: 4000 }),
  ];
  const figures = figuresOf([runOf("a", "failure", turns)], "labelled");
  expect(figures.replies).toEqual({
    replies: 4,
    spared: 0.25,
    rewritten: 0.25,
    dropped: 0,
    replaced: 0.25,
    completed: 0.25,
    cut: 0,
  });
  expect(figures.seconds.end).toEqual({ p50: 2, p95: 4 });
  expect(figures.seconds.firstText).toEqual({ p50: 0.1, p95: 0.5 });
  expect(figures.arguments).toEqual({ written: 1, byComposer: 1 });
});
