import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { beforeAll, describe, expect, test } from "vitest";
import { DIMENSION_LABELS, DIMENSIONS } from "../judge/dimensions.ts";
import { buildJudgePrompt } from "../judge/judge-prompt.ts";
import { type LabelledTurn, moduleOfTurn, placeTurn } from "./labelled-turn.ts";
import { fingerprintTurns, readLabelledTurns } from "./read-labelled-turns.ts";

/** So few of a label would make its F1 a matter of chance. */
const LEAST_OF_A_LABEL = 12;

let turns: LabelledTurn[];

beforeAll(async () => {
  turns = await readLabelledTurns();
});

describe("the labelled turns", () => {
  test("are at least 140, with at least 20 in each module and in three arguments of it", () => {
    expect(turns.length).toBeGreaterThanOrEqual(140);
    for (const module of MODULE_NUMBERS) {
      const own = turns.filter((one) => moduleOfTurn(one) === module);
      expect(own.length).toBeGreaterThanOrEqual(20);
      expect(new Set(own.map(({ argument }) => JSON.stringify(argument))).size).toBe(3);
    }
  });

  test("have names of their own, and no reply twice", () => {
    expect(new Set(turns.map(({ id }) => id)).size).toBe(turns.length);
    expect(new Set(turns.map(({ reply }) => reply)).size).toBe(turns.length);
  });

  test("have every move, and every label of every dimension often enough", () => {
    const moves = Map.groupBy(turns, ({ move }) => move);
    expect(moves.size).toBe(10);
    for (const [move, own] of moves) expect(own.length, move).toBeGreaterThanOrEqual(5);
    for (const dimension of DIMENSIONS) {
      for (const label of DIMENSION_LABELS[dimension]) {
        const own = turns.filter(({ labels }) => labels[dimension] === label);
        expect(own.length, `${dimension}: ${label}`).toBeGreaterThanOrEqual(LEAST_OF_A_LABEL);
      }
    }
  });

  test("have no place of a mistake where there is no mistake, and the reverse", () => {
    for (const { id, labels } of turns) {
      const isFree = labels.mistake_identification === "no_mistake";
      expect(labels.mistake_location === "no_mistake", id).toBe(isFree);
    }
  });

  test("each stand in an argument that can be had, at a step that it has", () => {
    for (const turn of turns) {
      const placed = placeTurn(turn).turn;
      expect(placed.argument.passage.length).toBeGreaterThan(300);
      expect(placed.transcript[0]?.text.length).toBeGreaterThan(20);
    }
  });
});

describe("a turn's place", () => {
  test("counts what earlier steps ask for as found", () => {
    const turn = turns.find(({ step }) => step === 2);
    if (turn === undefined) throw new Error("no such turn");
    const { found, argument } = placeTurn(turn).turn;
    expect(found).toContain("conclusion");
    expect(found).toContain("reason-1");
    expect(found.every((id) => argument.key.expectations.some((one) => one.id === id))).toBe(true);
  });

  test("is refused where it names what does not exist", () => {
    const turn = turns[0] as LabelledTurn;
    expect(() => placeTurn({ ...turn, found: ["nothing"] })).toThrow(
      "no such expectation: nothing",
    );
    expect(() => placeTurn({ ...turn, step: 9 })).toThrow("no step 9");
    const frame = { frame: "m1-none", issue: "none", order: [0, 1] };
    expect(() => placeTurn({ ...turn, argument: frame })).toThrow("No such frame or issue");
  });

  test("shows a judge neither our labels nor the move", () => {
    const turn = turns.find(({ note }) => note !== undefined) as LabelledTurn;
    const { instructions, task } = buildJudgePrompt(placeTurn(turn).turn);
    expect(task).toContain(turn.reply);
    expect(task).not.toContain(turn.note);
    expect(task).not.toMatch(/mistake_identification|to_some_extent/u);
    expect(instructions.join("\n")).not.toContain(turn.reply);
  });
});

test("a set has another name as soon as a label, a reply or its order changes", () => {
  const some = turns.slice(0, 3);
  const first = some[0] as LabelledTurn;
  const names = [
    some,
    [{ ...first, labels: { ...first.labels, tone: "offensive" as const } }, ...some.slice(1)],
    [{ ...first, reply: `${first.reply} Well?` }, ...some.slice(1)],
    some.toReversed(),
    some.slice(1),
  ].map(fingerprintTurns);
  expect(new Set(names).size).toBe(names.length);
  expect(fingerprintTurns(some)).toBe(names[0]);
});
