import { framesBut } from "./frames-but.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import { createReader } from "@elenchus/tutor/reader/reader";
import { writeArgument } from "@elenchus/tutor/built-in/compose/write-argument";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { missingExpectations } from "@elenchus/dialogue/coverage";
import type { Assessment } from "@elenchus/dialogue/dialogue";
import { decideMove, startDialogue } from "@elenchus/dialogue/policy";
import { judgeTransfer, transferQuestions } from "@elenchus/dialogue/transfer-check";
import { checkGaming } from "@elenchus/tutor/checks/gaming/check-gaming";
import { argumentFromDraft } from "@elenchus/tutor/llm/write/argument-from-draft";
import { locate } from "@elenchus/tutor/llm/write/locate";
import { planArgument } from "@elenchus/tutor/llm/write/plan-argument";
import type { Tutor } from "@elenchus/dialogue/tutor";
import { findLeaks, findRepeats } from "./find-leaks.ts";
import {
  gateReply,
  ISSUES_REPLY,
  OTHER_ISSUES_REPLY,
  PLANNED_REPLIES,
  type PlannedReply,
  replyToWritingPrompt,
  writerReply,
  writtenDraft,
} from "./llm-argument-replies.ts";
import { LATE_HOURS_ISSUE } from "./llm-arguments/late-hours.ts";
import { playDialogue } from "./play-dialogue.ts";
import { simulatedLearners } from "./simulated-learners.ts";

const KNOWN_ISSUE = "Should football for children under ten do without league tables?";

function llmArgument({ module, flaw }: PlannedReply, seed = 3): Argument {
  const request = { module, issue: LATE_HOURS_ISSUE, interest: "x", seed, recentFrames: [] };
  const plan = planArgument({ ...request, recentFrames: framesBut(module, flaw) });
  return argumentFromDraft(writtenDraft({ module, flaw }), { request, plan, writer: "maker/one" });
}

function builtInArguments({ module, flaw }: PlannedReply): Argument[] {
  return Array.from({ length: 24 }, (_, seed) =>
    writeArgument({ module, issue: KNOWN_ISSUE, interest: "x", seed, recentFrames: [] }, "test"),
  ).filter(({ frame }) => flaw === null || frame.includes(flaw.replaceAll("_", "-")));
}

/** What the expectations of each step are, each kind once. */
function kindsByStep({ steps, key }: Argument): string[][] {
  return steps.map((_, step) => [
    ...new Set(key.expectations.filter((one) => one.step === step).map(({ kind }) => kind)),
  ]);
}

/** The ids, without the numbers of those of which there may be more or fewer. */
function idsOf(list: readonly { readonly id: string }[]): Set<string> {
  return new Set(list.map(({ id }) => id.replace(/-\d+/u, "-n")));
}

function assess(coverage: Record<string, number>): Assessment {
  return {
    speechAct: "answer",
    coverage,
    misconceptions: [],
    confidence: 0.9,
    findings: [],
    judge: "scripted",
  };
}

describe.each(PLANNED_REPLIES)("an argument of module $module by a model ($flaw)", (planned) => {
  const argument = llmArgument(planned);
  const builtIn = builtInArguments(planned);

  test("has the steps, kinds and skill of one by the built-in composer", () => {
    const [one] = builtIn;
    if (one === undefined) throw new Error("The composer wrote none.");
    const skills = (from: Argument) => from.steps.map(({ title, isSkill }) => ({ title, isSkill }));
    expect(skills(argument)).toEqual(skills(one));
    const kinds = kindsByStep(argument).map((list) => list.toSorted());
    expect(kinds).toEqual(kindsByStep(one).map((list) => list.toSorted()));
    expect(argument.steps[2]?.enough).toBe(one.steps[2]?.enough);
  });

  test("has no ids of its own save for its wrong turns and a second word of the learner's own", () => {
    const known = new Set([...idsOf(builtIn.flatMap(({ key }) => key.expectations)), "own-n"]);
    const wrong = new Set([
      ...idsOf(builtIn.flatMap(({ key }) => key.misconceptions)),
      // The composer gives some modules no objection; the ids are those of the modules where it does.
      "objection-as-conclusion",
      "objection-as-reason",
      "objection-instead",
      "wrong-turn-n",
    ]);
    expect([...idsOf(argument.key.expectations)].filter((id) => !known.has(id))).toEqual([]);
    expect([...idsOf(argument.key.misconceptions)].filter((id) => !wrong.has(id))).toEqual([]);
    for (const list of [argument.key.expectations, argument.key.misconceptions])
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  test("quotes its passage verbatim", () => {
    const wrong = argument.key.expectations.filter(
      ({ quote }) => quote !== undefined && locate(argument.passage, quote) === null,
    );
    expect(wrong).toEqual([]);
    expect(argument.key.expectations.find(({ id }) => id === "conclusion")?.quote).toBeDefined();
  });

  test("has for every step enough to find and two wrong turns, with help from weak to strong", () => {
    for (const [step, { enough }] of argument.steps.entries()) {
      const own = argument.key.expectations.filter((one) => one.step === step);
      const core = own.filter((one) => one.kind !== "probe");
      expect(core.length).toBeGreaterThanOrEqual(enough ?? 1);
      for (const one of core.filter(isGraded)) expect(one.hints).toHaveLength(3);
      const wrong = argument.key.misconceptions.filter((one) => one.step === step);
      expect(wrong.length).toBeGreaterThanOrEqual(2);
    }
  });

  test("plays through the policy to success by what its key lists", () => {
    let dialogue = startDialogue(argument);
    while (dialogue.outcome === null) {
      const [id = ""] = missingExpectations(argument, dialogue);
      ({ dialogue } = decideMove(argument, dialogue, assess({ [id]: 1 })));
    }
    expect(dialogue).toMatchObject({ outcome: "success", outcomeReason: "all_covered" });
    expect(dialogue.learnerMessages).toBeLessThanOrEqual(12);
  });

  test("makes a transfer check of one question a step", () => {
    expect(transferQuestions(argument)).toHaveLength(argument.steps.length);
    const all = Object.fromEntries(argument.key.expectations.map(({ id }) => [id, 1]));
    expect(
      judgeTransfer(
        argument,
        argument.steps.map(() => assess(all)),
      ).passed,
    ).toBe(true);
  });
});

function isGraded({ kind, isOwn, id }: Expectation): boolean {
  return kind !== "fallacy_name" && isOwn !== true && id !== "term-own";
}

test("a server finds the reply that a prompt asks for", () => {
  const flawed =
    "# Module 7: Title\n# Task: write a passage\n- The planned flaw: very small sample.";
  expect(replyToWritingPrompt(flawed)).toEqual(writerReply({ module: 7, flaw: "small_sample" }));
  const plain = "# Module 4: Title\n# Task: write a passage\n";
  expect(replyToWritingPrompt(plain)).toEqual(writerReply({ module: 4, flaw: null }));
  const { passage } = writerReply({ module: 5, flaw: "ad_hominem" });
  const judged = `# Module 5: Title\n# Task: read a passage\n${passage}`;
  expect(replyToWritingPrompt(judged)).toEqual(gateReply({ module: 5, flaw: "ad_hominem" }));
  expect(replyToWritingPrompt("# Task: suggest issues")).toBe(ISSUES_REPLY);
  const known = ISSUES_REPLY.issues.join("\n");
  expect(replyToWritingPrompt(`# Task: suggest issues\n${known}`)).toBe(OTHER_ISSUES_REPLY);
  expect(replyToWritingPrompt("# Module 5: Title\n# Task: judge an answer")).toBeNull();
});

describe("the built-in tutor, when it has to take over a model's argument", () => {
  let tutor: Tutor;
  beforeAll(() => {
    tutor = createBuiltInTutor({ reader: createReader() });
  });

  test.each(PLANNED_REPLIES)(
    "brings a learner through module $module ($flaw) without a leak or a repetition",
    async (planned) => {
      for (const learner of [simulatedLearners.ideal, simulatedLearners.hesitant]) {
        const played = await playDialogue(tutor, llmArgument(planned), learner);
        expect(played.dialogue.outcome).toBe("success");
        expect(findLeaks(played)).toEqual([]);
        expect(findRepeats(played)).toEqual([]);
      }
    },
    60_000,
  );

  test.each(PLANNED_REPLIES)(
    "tells a silent learner what module $module asks for ($flaw), and nothing before its time",
    async (planned) => {
      const played = await playDialogue(tutor, llmArgument(planned), simulatedLearners.silent);
      expect(played.dialogue.outcome).toBe("failure");
      expect(findLeaks(played)).toEqual([]);
    },
    60_000,
  );
});

test("whoever says what a key says, in its own words, is never called gaming", () => {
  for (const planned of PLANNED_REPLIES) {
    const argument = llmArgument(planned);
    const listed = argument.key.expectations.filter(({ isOwn }) => isOwn !== true);
    for (const way of listed.flatMap(({ statement, paraphrases }) => [statement, ...paraphrases]))
      expect(checkGaming(way).hasGaming, way).toBe(false);
  }
});
