import { describe, expect, test } from "vitest";
import { buildArgument } from "./build-argument.ts";
import { judgeChoice } from "./choose.ts";
import type { Assessment, Dialogue, Move } from "./dialogue.ts";
import { judgeMarks } from "./marks.ts";
import { decideMove, startDialogue } from "./policy.ts";

const PASSAGE =
  "Rents are high, says Dr. Hill. The town should build flats. Families move away. Winters are cold.";
const base = buildArgument();
const QUOTES: Readonly<Record<string, string>> = {
  conclusion: "The town should build flats",
  "reason-1": "Rents are high",
  "reason-2": "Families move away",
  "term-1": "move away",
};
/** Sentences by index: reason, conclusion, reason, neither. */
const argument = buildArgument({
  passage: PASSAGE,
  key: {
    ...base.key,
    expectations: base.key.expectations.map((one) => {
      const quote = QUOTES[one.id];
      return {
        ...one,
        ...(quote === undefined ? {} : { quote }),
        ...(one.id === "conclusion" ? { opposites: ["the town has flats enough"] } : {}),
      };
    }),
    misconceptions: [
      { id: "a", step: 0, paraphrases: ["rents are high"], correction: "That is a reason." },
      { id: "b", step: 0, paraphrases: ["families move"], correction: "That is a reason, too." },
    ],
  },
});

const NOTHING: Assessment = {
  speechAct: "answer",
  coverage: {},
  misconceptions: [],
  confidence: 0.9,
  findings: [],
  judge: "test",
};
const unsure = (...ids: string[]): Partial<Assessment> => ({ unsure: ids });
const says = (...ids: string[]): Partial<Assessment> => ({
  coverage: Object.fromEntries(ids.map((id) => [id, 0.9])),
});
const marks =
  (...marked: [number, "conclusion" | "reason" | "neither" | "flaw"][]) =>
  (dialogue: Dialogue): Partial<Assessment> => ({
    marks: judgeMarks(
      argument,
      dialogue,
      marked.map(([sentence, role]) => ({ sentence, role })),
    ),
  });

type Said = Partial<Assessment> | ((dialogue: Dialogue) => Partial<Assessment>);

function play(said: readonly Said[], offersChoice = true) {
  const moves: Move[] = [];
  let dialogue = startDialogue(argument);
  for (const one of said) {
    const heard = typeof one === "function" ? one(dialogue) : one;
    const decided = decideMove(argument, dialogue, { ...NOTHING, ...heard }, { offersChoice });
    moves.push(decided.move);
    dialogue = decided.dialogue;
  }
  return { moves, kinds: moves.map(({ kind }) => kind), dialogue };
}

const toTerms: Said[] = [says("conclusion", "probe-0"), says("reason-1", "reason-2", "probe-1")];

describe("an answer of which the tutor is unsure", () => {
  test("is asked to be pointed to, then to be chosen, never twice in a row, and is no wrong try", () => {
    const { kinds, dialogue } = play([
      unsure("conclusion"),
      unsure("conclusion"),
      unsure("conclusion"),
    ]);
    expect(kinds).toEqual(["locate", "choose", "locate"]);
    expect(dialogue.rung).toBe(0);
  });

  test("is never told for being unclear, however often", () => {
    const { kinds } = play(Array.from({ length: 15 }, () => unsure("conclusion")));
    expect(kinds).not.toContain("assertion");
    expect(kinds.filter((kind) => kind === "choose")).toHaveLength(1);
  });

  test("is asked to be pointed to next where something beside it was right, and counts with its mark", () => {
    const both = { ...says("reason-1"), ...unsure("reason-2") };
    const asked = play([says("conclusion", "probe-0"), both]);
    expect(asked.moves[1]).toMatchObject({ kind: "confirm", target: "reason-2", isRest: true });
    const pointed = play([says("conclusion", "probe-0"), both, marks([2, "reason"])]);
    expect(pointed.moves[2]).toMatchObject({ covered: ["reason-2"] });
    const again = play([says("conclusion", "probe-0"), both, unsure("reason-2")]);
    expect(again.kinds[2]).not.toBe("locate");
  });

  test("is asked for more where nothing can be pointed to and no choice is offered", () => {
    const { kinds } = play([...toTerms, unsure("term-2"), unsure("term-2")], false);
    expect(kinds.slice(2)).toEqual(["pump", "hint"]);
  });
});

describe("a mark", () => {
  test("that is right counts in full for a conclusion and for reasons", () => {
    const { dialogue, moves } = play([marks([1, "conclusion"])]);
    expect(moves[0]).toMatchObject({ covered: ["conclusion"], marks: [{ standing: "right" }] });
    expect(dialogue.marked).toEqual(["conclusion"]);
  });

  test("of parts that were not asked for yet counts, and their step is passed over", () => {
    const { dialogue } = play([
      marks([1, "conclusion"], [0, "reason"], [2, "reason"]),
      says("probe-0"),
    ]);
    expect(dialogue.step).toBe(2);
  });

  test("that is wrong is corrected and says what the sentence is", () => {
    const { moves } = play([marks([0, "conclusion"])]);
    expect(moves[0]).toMatchObject({
      kind: "correct",
      marks: [{ standing: "wrong", instead: "reason" }],
    });
  });

  test.each([
    ["every sentence as conclusion", [0, 1, 2, 3], "conclusion", [null, null, null, null]],
    ["every sentence as reason", [0, 1, 2, 3], "reason", [null, null, null, null]],
    ["every sentence as neither", [0, 1, 2, 3], "neither", [null, null, null, null]],
    ["more than a step can need, none of it right", [0, 2, 3], "conclusion", [null, null, null]],
    ["more wrongly than rightly", [0, 1, 3], "reason", [null, null, null]],
    ["as many as can be, all wrong", [0, 2], "conclusion", ["wrong", "wrong"]],
    ["two as neither", [3, 0], "neither", ["right", "wrong"]],
  ] as const)("comes back without a standing where it is not considered: %s", (...given) => {
    const [, sentences, role, standings] = given;
    const marked = sentences.map((sentence) => ({ sentence, role }));
    const judged = judgeMarks(argument, startDialogue(argument), marked);
    expect(judged.map(({ standing = null }) => standing)).toEqual(standings);
    const undecided = judged.filter(({ standing }) => standing === undefined);
    expect(undecided.every((one) => !("instead" in one))).toBe(true);
  });

  test("that is not considered is a try, and earns nothing; beside it another may count", () => {
    const every = [0, 1, 2, 3].map((one): [number, "conclusion"] => [one, "conclusion"]);
    const { dialogue, moves } = play([marks(...every)]);
    expect(moves[0]).toMatchObject({ kind: "correct", covered: [] });
    expect(dialogue).toMatchObject({ coverage: {}, marked: [], rung: 1 });
    const beside = play([marks([1, "conclusion"], [0, "neither"], [2, "neither"], [3, "neither"])]);
    expect(beside.moves[0]?.covered).toEqual(["conclusion"]);
    expect(beside.moves[0]?.marks?.map(({ standing }) => standing)).toEqual([
      "right",
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("of what is neither, be it of ever so much, is no wrong try", () => {
    const { moves } = play([
      (dialogue) => ({
        marks: judgeMarks(
          { ...argument, passage: `${PASSAGE} It rains. It snows.` },
          dialogue,
          [3, 4, 5].map((sentence) => ({ sentence, role: "neither" })),
        ),
      }),
    ]);
    expect(moves[0]?.kind).toBe("pump");
  });

  test.each([
    ["rightly as often as wrongly", [0, 1], 0.95],
    ["more wrongly than rightly", [0, 1, 3], undefined],
  ] as const)("as a reason counts where a message marks %s: %j -> %s", (_, sentences, share) => {
    const marked = sentences.map((one): [number, "reason"] => [one, "reason"]);
    const { dialogue } = play([says("conclusion", "probe-0"), marks(...marked)]);
    expect(dialogue.coverage["reason-1"]).toBe(share);
  });

  test("of where it goes wrong is judged in the module's own step alone, and earns half", () => {
    expect(judgeMarks(argument, startDialogue(argument), [{ sentence: 2, role: "flaw" }])).toEqual([
      { sentence: 2, role: "flaw", standing: "later" },
    ]);
    const { dialogue, moves } = play([...toTerms, marks([2, "flaw"])]);
    expect(dialogue.coverage["term-1"]).toBe(0.7);
    expect(moves.at(-1)).toMatchObject({ kind: "prompt", target: "term-1" });
  });

  test.each([
    ["after", [unsure("term-1"), marks([2, "flaw"])]],
    ["before", [marks([2, "flaw"]), unsure("term-1")]],
  ] as const)("of where it goes wrong %s an answer of one's own counts in full", (_, said) => {
    const { dialogue } = play([...toTerms, ...said]);
    expect(dialogue.coverage["term-1"]).toBe(0.85);
  });

  test("that answers where it goes wrong counts there, in whatever role", () => {
    const { dialogue } = play([...toTerms, unsure("term-1"), marks([2, "reason"])]);
    expect(dialogue.coverage["term-1"]).toBe(0.85);
  });

  test("of what was found before is found again, and no miss", () => {
    const twice = play([says("conclusion", "probe-0"), says("reason-1"), marks([0, "reason"])]);
    expect(twice.moves[2]).toMatchObject({ kind: "pump", again: ["reason-1"] });
  });

  test("of a sentence that the passage does not have is nothing", () => {
    expect(
      judgeMarks(argument, startDialogue(argument), [{ sentence: 9, role: "reason" }]),
    ).toEqual([]);
  });
});

describe("a choice", () => {
  const { dialogue } = play([unsure("conclusion"), unsure("conclusion")]);
  const { choice } = dialogue;

  test("has the right statement, its opposite and misconceptions", () => {
    expect(choice?.options).toHaveLength(4);
    expect(choice?.options).toEqual(
      expect.arrayContaining(["Statement of conclusion.", "The town has flats enough."]),
    );
  });

  test.each([
    ["by its text", (right: number) => choice?.options[right] ?? ""],
    ["by its letter", (right: number) => ` ${"abcd"[right]}) `],
  ])("that is right, made %s, covers, and it is noted that it was chosen", (_, say) => {
    const picked = judgeChoice(argument, dialogue, say(choice?.right ?? -1));
    const after = decideMove(argument, dialogue, picked ?? NOTHING).dialogue;
    expect(after.coverage["conclusion"]).toBe(0.85);
    expect(after).toMatchObject({ chosen: ["conclusion"], choice: null });
  });

  test("that is wrong is a wrong try", () => {
    const wrong = choice?.options.findIndex((_, at) => at !== choice.right) ?? -1;
    const picked = judgeChoice(argument, dialogue, choice?.options[wrong] ?? "");
    expect(picked).toMatchObject({ chose: "wrong", coverage: {} });
    expect(decideMove(argument, dialogue, picked ?? NOTHING).dialogue.rung).toBe(1);
  });

  test("is none where something else is typed", () => {
    expect(judgeChoice(argument, dialogue, "a town needs homes")).toBeNull();
  });
});

describe("a complaint about a credit", () => {
  const complains: Partial<Assessment> = { speechAct: "complaint", takesBack: ["conclusion"] };

  test("takes it back and returns to its step", () => {
    const { moves, dialogue } = play([says("conclusion", "probe-0"), complains]);
    expect(moves[1]).toMatchObject({ kind: "apologise", takenBack: ["conclusion"], nextStep: 0 });
    expect(dialogue).toMatchObject({ step: 0, target: "conclusion" });
    expect(dialogue.coverage["conclusion"]).toBeUndefined();
  });

  test("goes on with what it says in place of it", () => {
    const instead = { ...complains, coverage: { conclusion: 0.9 } };
    const { moves, dialogue } = play([says("conclusion", "probe-0"), instead]);
    expect(moves[1]).toMatchObject({
      kind: "advance",
      covered: ["conclusion"],
      takenBack: ["conclusion"],
      step: 0,
      nextStep: 1,
    });
    expect(dialogue).toMatchObject({ step: 1, coverage: { conclusion: 0.9 } });
  });

  test("never takes back what was marked rightly", () => {
    const { dialogue } = play([marks([1, "conclusion"]), complains]);
    expect(dialogue.coverage["conclusion"]).toBe(0.95);
  });
});
