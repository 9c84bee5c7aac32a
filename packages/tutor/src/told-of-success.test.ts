import { describe, expect, test } from "vitest";
import { wordMove } from "./built-in/word/word-move.ts";
import closings from "./built-in/word/closings.json" with { type: "json" };
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import {
  buildDialogue,
  buildTurn,
  EXAMPLES,
} from "./llm/example-arguments/build-example-argument.ts";
import { describeMove } from "./llm/prompts/words-move.ts";
import { materialsOf } from "./llm/word/materials.ts";
import { describeOutcome } from "@elenchus/dialogue/summary/describe-outcome";

const { libraryFines, speedLimit } = EXAMPLES;

/** The close of a dialogue that ended in its last step. */
function closed(argument: typeof speedLimit, changes: Partial<Dialogue>) {
  const dialogue = buildDialogue(argument, argument.steps.length - 1, {
    outcome: "success",
    outcomeReason: "all_covered",
    learnerMessages: 9,
    ...changes,
  });
  return buildTurn(argument, dialogue, { kind: "close", target: null });
}

function idsOf(argument: typeof speedLimit, step: number): string[] {
  return argument.key.expectations
    .filter((one) => one.step === step && one.kind !== "probe")
    .map((one) => one.id);
}

const probe = speedLimit.key.expectations.find((one) => one.kind === "probe")?.id ?? "";
const helped = { asserted: [...idsOf(speedLimit, 0), ...idsOf(speedLimit, 3), probe] };

describe("a success", () => {
  test("in which nothing was told was the learner's own, all of it", () => {
    const turn = closed(speedLimit, {});
    expect(describeOutcome(turn.view)).toBe(
      "**Outcome: success.** In 9 replies you covered every step of the analysis yourself.",
    );
    expect(closings.well[speedLimit.module]).toContain(wordMove(turn.view, "", turn.move));
    expect(describeMove(turn, materialsOf(turn))).toContain(
      "The learner found what each step asks for, which need not be all there is.",
    );
  });

  test("in which a complaint was near in the words of before was not helped, and nothing fell short", () => {
    const turn = closed(speedLimit, {});
    const { view, move } = turn;
    const tell = (kind: "said_before" | "graded") => {
      const finding =
        kind === "graded"
          ? ({ kind, id: "impact", zone: "unsure", likelihood: 0.65 } as const)
          : ({ kind, id: "impact" } as const);
      const assessment = {
        speechAct: "complaint" as const,
        coverage: { impact: 0.65 },
        misconceptions: [],
        confidence: 0.9,
        findings: [finding],
        judge: "judge",
      };
      const said = { sender: "user", text: "I said that already.", step: 3, assessment } as const;
      const reply = {
        ...move,
        kind: "apologise",
        speechAct: "complaint",
        step: 3,
        near: ["impact"],
      } as const;
      const answer = { sender: "system", text: "You did.", step: 3, move: reply } as const;
      const after = { ...turn, view: { ...view, transcript: [said, answer] } };
      return [describeOutcome(after.view), describeMove(after, materialsOf(after))];
    };
    const [outcome, prompt] = tell("said_before");
    expect(outcome).toContain("you covered every step of the analysis yourself.");
    expect(prompt).not.toContain("fell short, or in part");
    const [helpedOn, promptOfIt] = tell("graded");
    expect(helpedOn).toContain("with help on the way.");
    expect(promptOfIt).toContain("fell short, or in part: I said that already.");
  });

  test("in which other steps were told says what was found and what was not", () => {
    const turn = closed(speedLimit, helped);
    expect(describeOutcome(turn.view)).toBe(
      "**Outcome: success.** In 9 replies you yourself found what this module is about: key missing information. The tutor had to tell you an answer at: conclusion, impact on persuasiveness.",
    );
    expect(closings.withHelp).toContain(wordMove(turn.view, "", turn.move));
    const prompt = describeMove(turn, materialsOf(turn));
    expect(prompt).toContain('what the module is about ("Key missing information")');
    expect(prompt).not.toContain("found what each step asks for");
  });

  test("in which a further question alone was told says so", () => {
    const turn = closed(speedLimit, { asserted: [probe] });
    expect(describeOutcome(turn.view)).toBe(
      "**Outcome: success.** In 9 replies you yourself found what every step asks for. The tutor asked further, too, and answered at least one of those questions itself.",
    );
    expect(closings.butForProbes).toContain(wordMove(turn.view, "", turn.move));
  });
});

describe("a dialogue that does not count", () => {
  const outcome = { outcome: "failure", outcomeReason: "skill_step_told" } as const;

  test("names of what was told only what it would have counted for", () => {
    const asserted = [...helped.asserted, ...idsOf(speedLimit, 2)];
    expect(describeOutcome(closed(speedLimit, { ...outcome, asserted }).view)).toBe(
      "**Outcome: not yet.** It took 9 replies, and the tutor had to tell you some of what this module is about: key missing information. A dialogue counts once you find all of that yourself.",
    );
  });

  test("names every step that was told where all of them count", () => {
    const asserted = [...idsOf(libraryFines, 0), ...idsOf(libraryFines, 1).slice(1)];
    expect(describeOutcome(closed(libraryFines, { ...outcome, asserted }).view)).toContain(
      "this module is about: conclusion, reasons. A dialogue counts",
    );
  });
});
