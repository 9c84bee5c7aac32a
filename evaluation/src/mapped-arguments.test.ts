import { framesBut } from "./frames-but.ts";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { describe, expect, test } from "vitest";
import { writeArgument } from "@elenchus/tutor/built-in/compose/write-argument";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { missingExpectations } from "@elenchus/dialogue/coverage";
import type { Assessment, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { decideMove, startDialogue } from "@elenchus/dialogue/policy";
import { PLANNED_REPLIES, writtenDraft } from "./llm-argument-replies.ts";
import { LATE_HOURS_ISSUE } from "./llm-arguments/late-hours.ts";
import { argumentFromDraft } from "@elenchus/tutor/llm/write/argument-from-draft";
import { planArgument } from "@elenchus/tutor/llm/write/plan-argument";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { ArgumentMap } from "@elenchus/dialogue/argument-map/argument-map";
import { isEarned } from "@elenchus/dialogue/argument-map/earned";
import { mapArgument } from "@elenchus/dialogue/argument-map/map-argument";

const KNOWN_ISSUE = "Should football for children under ten do without league tables?";

const BUILT_IN = MODULE_NUMBERS.flatMap((module) =>
  Array.from({ length: 6 }, (_, seed) =>
    writeArgument({ module, issue: KNOWN_ISSUE, interest: "x", seed, recentFrames: [] }, "test"),
  ),
);
const BY_MODEL = PLANNED_REPLIES.map(({ module, flaw }) => {
  const request = { module, issue: LATE_HOURS_ISSUE, interest: "x", seed: 3, recentFrames: [] };
  const plan = planArgument({ ...request, recentFrames: framesBut(module, flaw) });
  return argumentFromDraft(writtenDraft({ module, flaw }), { request, plan, writer: "maker/one" });
});
const ALL = [...BUILT_IN, ...BY_MODEL];

/** What a learner does in turn: finds what is missing, gives up, or asks back. */
type Manner = (turn: number) => "finds" | "gives-up" | "asks" | "in-distress";
const MANNERS: Readonly<Record<string, Manner>> = {
  "finds everything": () => "finds",
  "gives up always": () => "gives-up",
  "runs into the limit": (turn) => (turn < 1 ? "finds" : "asks"),
  "runs into the limit while it is told": (turn) => (turn < 13 ? "asks" : "gives-up"),
  "finds some and is told some": (turn) => (turn % 4 === 0 ? "finds" : "gives-up"),
  "is in distress between": (turn) => (turn % 2 === 0 ? "in-distress" : "finds"),
};

function assess(act: ReturnType<Manner>, covered: string | undefined): Assessment {
  const acts = {
    finds: "answer",
    "gives-up": "dont_know",
    asks: "question",
    "in-distress": "distress",
  } as const;
  return {
    speechAct: acts[act],
    coverage: act === "finds" && covered !== undefined ? { [covered]: 0.9 } : {},
    misconceptions: [],
    confidence: 0.9,
    findings: [],
    judge: "scripted",
  };
}

/** Plays a dialogue to its end, or so many turns of it. */
function play(argument: Argument, manner: Manner, turns = 40): DialogueView {
  let dialogue = startDialogue(argument);
  const transcript: TranscriptEntry[] = [{ sender: "system", text: "Welcome.", step: 0 }];
  for (let turn = 0; turn < turns && dialogue.outcome === null; turn += 1) {
    const [missing] = missingExpectations(argument, dialogue);
    const { step } = dialogue;
    const assessment = assess(manner(turn), missing);
    const decision = decideMove(argument, dialogue, assessment);
    transcript.push({ sender: "user", text: `words ${turn}`, step, assessment });
    transcript.push({ sender: "system", text: "reply", step, move: decision.move });
    ({ dialogue } = decision);
  }
  return { argument, dialogue, transcript };
}

const bare = (text: string) => text.toLowerCase().replace(/[.]$/u, "");
/** Every text of a map, its names of kinds apart. */
const textsOf = ({ nodes }: ArgumentMap) =>
  nodes
    .flatMap(({ text, question, quote, words }) => [text, question, quote, words])
    .map((text) => bare(text ?? ""));

/** Texts of the key that a reply must not hold: of what is not earned, all that is not shown anyhow. */
function listSecrets({ argument, dialogue }: DialogueView): string[] {
  const isShown = ({ id }: Expectation) =>
    (dialogue.coverage[id] ?? 0) >= 0.8 || dialogue.asserted.includes(id);
  const shown = argument.key.expectations.filter(isShown).map((one) => bare(one.statement));
  return argument.key.expectations
    .filter((one) => !isShown(one))
    .flatMap(({ statement, hints, prompt }) => [statement, ...hints, prompt])
    .map(bare)
    .filter((text) => !shown.some((statement) => statement.includes(text)));
}

describe.each(Object.entries(MANNERS))("the map of a learner who %s", (_, manner) => {
  test("holds nothing that was neither found nor told, at any turn, in any module", () => {
    for (const argument of ALL)
      for (const turns of [0, 1, 3, 6, 9, 40]) {
        const view = play(argument, manner, turns);
        const texts = textsOf(mapArgument(view));
        const secrets = listSecrets(view);
        expect(secrets.filter((one) => texts.some((text) => text.includes(one)))).toEqual([]);
      }
  });

  test("says of all that was found or told what it is and whose work it was", () => {
    for (const argument of ALL) {
      const view = play(argument, manner);
      const { nodes } = mapArgument(view);
      const earned = argument.key.expectations.filter((one) => isEarned(view.dialogue, one));
      const standings = earned.map(({ id }) =>
        view.dialogue.asserted.includes(id) ? "told" : "found",
      );
      const shown = nodes.filter(({ text }) => text !== null);
      expect(shown.map(({ standing }) => standing).toSorted()).toEqual(standings.toSorted());
      for (const node of shown) {
        expect(node.words === null).toBe(node.standing === "told" || node.text === node.words);
        expect(argument.passage.toLowerCase()).toContain((node.quote ?? "").toLowerCase());
      }
    }
  });
});

/** The nodes of the step that is a module's own, of a learner who does it that way. */
function playModule(argument: Argument, manner: Manner) {
  const { nodes } = mapArgument(play(argument, manner));
  return { nodes, own: nodes.filter(({ step, part }) => step === 2 && part !== "question") };
}

const finds = () => "finds" as const;

describe("the place of the flaw", () => {
  test("is the reason in which it stands, where that is in the map", () => {
    for (const argument of ALL) {
      const { nodes, own } = playModule(argument, finds);
      const places = own.flatMap(({ on }) => (on === null ? [] : [nodes[on]?.part]));
      expect(new Set([...places, "reason"])).toEqual(new Set(["reason"]));
    }
  });

  test("is for every ambiguous word a reason of its own", () => {
    for (const argument of ALL.filter(({ module }) => module === 1)) {
      const { nodes, own } = playModule(argument, finds);
      expect(own.map(({ on }) => nodes[on ?? -1]?.part)).toEqual(own.map(() => "reason"));
      expect(own.length).toBeGreaterThanOrEqual(2);
    }
  });

  test.each([
    [2, "link"],
    [3, "link"],
    [4, "link"],
    [6, "beside"],
  ] as const)("in module %i hangs as a %s of the tree", (module, hangs) => {
    for (const argument of ALL.filter((one) => one.module === module))
      expect(new Set(playModule(argument, finds).own.map((one) => one.hangs))).toEqual(
        new Set([hangs]),
      );
  });

  test("is the link of its reason for what a reason assumes, and of no reason for a value", () => {
    const onOf = (argument: Argument) => playModule(argument, finds).own.map(({ on }) => on);
    for (const argument of BUILT_IN.filter(({ module }) => module === 3))
      expect(onOf(argument)).toEqual([1, 2]);
    for (const argument of ALL.filter(({ module }) => [4, 6].includes(module)))
      expect(new Set(onOf(argument))).toEqual(new Set([null]));
  });

  test("stands below the tree for how far it persuades and what was asked on", () => {
    for (const argument of ALL)
      for (const { part, hangs } of playModule(argument, finds).nodes)
        expect(hangs === "strip").toBe(part === "impact" || part === "question");
  });

  test("of a fallacy is told by its name only where the fallacy itself is earned", () => {
    for (const argument of ALL.filter(({ module }) => module === 5)) {
      const view = play(argument, finds);
      const weak = argument.key.expectations.find(({ id }) => id === "reason-weak");
      const coverage = { ...view.dialogue.coverage, [weak?.id ?? ""]: 0.9 };
      const placed = mapArgument({ ...view, dialogue: { ...view.dialogue, coverage } }).nodes;
      const ofName = placed.find(({ kind }) => kind === "fallacy_name");
      expect(placed[ofName?.on ?? -1]?.quote).toBe(weak?.quote);
      const unearned = { ...view.dialogue, coverage: { ...coverage, fallacy: 0 } };
      const hidden = mapArgument({ ...view, dialogue: unearned }).nodes;
      expect(hidden.find(({ kind }) => kind === "fallacy_name")?.on).toBeNull();
    }
  });
});

describe("what is still open", () => {
  test("is one node a step, which says nothing", () => {
    for (const argument of ALL) {
      const { nodes } = mapArgument(play(argument, () => "asks"));
      expect(nodes.map(({ standing }) => standing)).toEqual(
        argument.steps.map((_, step) => (step === 0 ? "open" : "not_reached")),
      );
      const nothing = { text: null, question: null, quote: null, words: null, on: null };
      for (const node of nodes) expect(node).toMatchObject(nothing);
    }
  });

  test("is nothing once every step is covered", () => {
    for (const argument of ALL)
      expect(mapArgument(play(argument, finds)).nodes.filter(({ text }) => text === null)).toEqual(
        [],
      );
  });

  test("is a further question that was never asked, though the learner happened to answer it", () => {
    for (const argument of ALL) {
      const view = play(argument, (turn) => (turn === 0 ? "finds" : "asks"), 1);
      const probe = argument.key.expectations.find(({ kind }) => kind === "probe");
      const coverage = { ...view.dialogue.coverage, [probe?.id ?? ""]: 1 };
      const dialogue = { ...view.dialogue, coverage, probed: [] };
      const { nodes } = mapArgument({ ...view, dialogue });
      expect(nodes.filter(({ part }) => part === "question")).toEqual([]);
    }
  });
});
