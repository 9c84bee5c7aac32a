import { describe, expect, test, vi } from "vitest";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import { startDialogue } from "@elenchus/dialogue/policy";
import {
  createFallbackTutor,
  type FallbackReport,
  LIBRARY_ISSUES,
  LIBRARY_PASSAGE,
} from "./fallback-tutor.ts";
import { MODEL_IS_BACK, OVER_BUDGET, WITHOUT_MODEL } from "./model-notices.ts";
import { ModelError } from "./llm/model-client.ts";
import { buildMove } from "./llm/example-arguments/build-example-argument.ts";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { SUMMARY_LACKS } from "@elenchus/dialogue/summary/without-model";
import { takeTurn } from "@elenchus/dialogue/take-turn";
import type { Tutor } from "@elenchus/dialogue/tutor";

const argument = buildArgument();
const view = { argument, dialogue: startDialogue(argument), transcript: [] };

/** What a tutor fails with, by call; `late` makes a reply fail in its middle, `unasked` sends no request for one. */
type Failures = Partial<Record<keyof Tutor, Error>> & {
  readonly late?: true;
  readonly unasked?: true;
};

/** A tutor that signs what it does, and fails at what it is told to fail at. */
function buildTutor(name: string, fails: Failures = {}): Tutor {
  const orFail = <Result>(what: keyof Tutor, result: Result): Promise<Result> =>
    fails[what] === undefined ? Promise.resolve(result) : Promise.reject(fails[what]);
  return {
    name,
    suggestIssues: async () => orFail("suggestIssues", { issues: [`issue of ${name}`] }),
    writeArgument: async () => orFail("writeArgument", buildArgument({ writer: name })),
    openDialogue: () => `Welcome by ${name}.`,
    assess: async () =>
      orFail("assess", {
        speechAct: "answer",
        coverage: { conclusion: 0.9 },
        misconceptions: [],
        confidence: 0.9,
        findings: [],
        judge: name,
      }),
    async *wordMove(_view, _message, _move, { requests }) {
      if (requests !== undefined && fails.unasked !== true) requests.left -= 1;
      if (fails.wordMove !== undefined && fails.late !== true) throw fails.wordMove;
      yield `Words of ${name}`;
      if (fails.wordMove !== undefined) throw fails.wordMove;
      yield ".";
    },
    summarise: async () => orFail("summarise", `summary of ${name}`),
  };
}

const failure = new ModelError("overloaded", "no room");

/** @param insteadOf the issue that the other tutor does not know */
function build(fails: Failures, insteadOf?: string, takesFailures = true) {
  const reports: FallbackReport[] = [];
  const reportOtherIssue = vi.fn<() => void>();
  const tutor = createFallbackTutor({
    main: buildTutor("main", fails),
    fallback: {
      ...buildTutor("built-in"),
      writeArgument: async () =>
        buildArgument({ writer: "built-in", ...(insteadOf === undefined ? {} : { insteadOf }) }),
    },
    takesFailures,
    report: (report) => reports.push(report),
    reportOtherIssue,
  });
  return { tutor, reports, reportOtherIssue };
}

function buildCall(): TutorCall {
  return { signal: new AbortController().signal };
}

async function say(tutor: Tutor, call = buildCall()): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of tutor.wordMove(view, "hm", buildMove(), call)) pieces.push(piece);
  return pieces;
}

const ISSUES = { interest: "bees", previous: [], avoid: [], seed: 1 };
const ARGUMENT = { module: 1, issue: "?", interest: "bees", seed: 1, recentFrames: [] } as const;

describe("as long as the model answers", () => {
  test("the main tutor does everything, under its name", async () => {
    const { tutor, reports } = build({});
    expect(tutor.name).toBe("main");
    expect(tutor.openDialogue(argument)).toBe("Welcome by main.");
    expect(await tutor.suggestIssues(ISSUES, buildCall())).toEqual({ issues: ["issue of main"] });
    expect((await tutor.writeArgument(ARGUMENT, buildCall())).writer).toBe("main");
    expect((await tutor.assess(view, "hm", buildCall())).judge).toBe("main");
    expect(await say(tutor)).toEqual(["Words of main", "."]);
    expect(await tutor.summarise(view, buildCall())).toBe("summary of main");
    expect(reports).toEqual([]);
  });
});

describe("where the other tutor is not to take over what fails", () => {
  const buildStrict = (fails: Failures) => build(fails, undefined, false);

  test.each(["invalid_output", "timeout"] as const)(
    "issues and an argument are the library's all the same where the model is beyond its powers: %s",
    async (kind) => {
      const error = new ModelError(kind, "too weak");
      const { tutor } = buildStrict({ suggestIssues: error, writeArgument: error });
      const list = await tutor.suggestIssues(ISSUES, buildCall());
      expect(list).toEqual({ issues: ["issue of built-in"], note: LIBRARY_ISSUES });
      expect((await tutor.writeArgument(ARGUMENT, buildCall())).writer).toBe("built-in");
    },
  );

  /** A tutor whose model takes a minute for one kind of work and fails of it. */
  function buildSlow(work: "suggestIssues" | "assess" | "summarise") {
    const world = { now: 0, asked: 0, reported: 0 };
    const tutor = createFallbackTutor({
      main: {
        ...buildTutor("main"),
        [work]: async () => {
          world.asked += 1;
          world.now += 60_000;
          throw new ModelError("timeout", "too slow");
        },
      },
      fallback: buildTutor("built-in"),
      takesFailures: false,
      clock: () => world.now,
      report: () => void (world.reported += 1),
      reportOtherIssue: () => {},
    });
    return { world, tutor };
  }

  test("issues that took long and failed three times running are the library's at once, for ten minutes", async () => {
    const { world, tutor } = buildSlow("suggestIssues");
    const ask = async () => tutor.suggestIssues(ISSUES, buildCall());
    for (let time = 0; time < 5; time += 1)
      expect(await ask()).toEqual({ issues: ["issue of built-in"], note: LIBRARY_ISSUES });
    expect(world).toMatchObject({ asked: 3, reported: 3 });
    expect((await tutor.writeArgument(ARGUMENT, buildCall())).writer).toBe("main");
    world.now += 600_000;
    await ask();
    expect(world.asked).toBe(4);
    await ask();
    expect(world.asked).toBe(4);
  });

  test("judging that took long and failed three times running is the other tutor's at once", async () => {
    const { world, tutor } = buildSlow("assess");
    const judge = async () => (await tutor.assess(view, "hm", buildCall())).judge;
    await expect(judge()).rejects.toThrow("too slow");
    await expect(judge()).rejects.toThrow("too slow");
    expect([await judge(), await judge()]).toEqual(["built-in", "built-in"]);
    expect(world.asked).toBe(3);
  });

  test("a summary that took long and failed three times running is the other tutor's", async () => {
    const { tutor } = buildSlow("summarise");
    const write = async () => tutor.summarise(view, buildCall());
    await expect(write()).rejects.toThrow("too slow");
    await expect(write()).rejects.toThrow("too slow");
    expect(await write()).toBe(`${SUMMARY_LACKS.unavailable}\n\nsummary of built-in`);
  });

  test("failures at the same time are one", async () => {
    const { tutor } = buildSlow("assess");
    const call = buildCall();
    const both = [1, 2, 3, 4].map(async () => tutor.assess(view, "hm", call));
    const ends = await Promise.allSettled(both);
    expect(ends.map(({ status }) => status)).toEqual(both.map(() => "rejected"));
    await expect(tutor.assess(view, "hm", call)).rejects.toThrow("too slow");
  });

  test.each(["timeout", "open_circuit"] as const)(
    "a turn that is taken again is the other tutor's where the model is too slow: %s",
    async (kind) => {
      const error = new ModelError(kind, "too slow", { openedBy: "timeout" });
      const again = { ...buildCall(), isTriedAgain: true };
      const judging = buildStrict({ assess: error }).tutor;
      await expect(judging.assess(view, "hm", buildCall())).rejects.toBe(error);
      expect((await judging.assess(view, "hm", again)).judge).toBe("built-in");
      const wording = buildStrict({ wordMove: error }).tutor;
      await expect(say(wording)).rejects.toBe(error);
      expect((await say(wording, again)).join("")).toBe(`${WITHOUT_MODEL} Words of built-in.`);
    },
  );

  test("a turn that is taken again fails where the model cannot be reached", async () => {
    const again = { ...buildCall(), isTriedAgain: true };
    const { tutor } = buildStrict({ assess: failure });
    await expect(tutor.assess(view, "hm", again)).rejects.toBe(failure);
  });

  test("the model's failures are told as they are", async () => {
    const { tutor, reports } = buildStrict({
      suggestIssues: failure,
      writeArgument: failure,
      assess: failure,
      wordMove: failure,
      summarise: failure,
    });
    await expect(tutor.suggestIssues(ISSUES, buildCall())).rejects.toBe(failure);
    await expect(tutor.writeArgument(ARGUMENT, buildCall())).rejects.toBe(failure);
    await expect(tutor.assess(view, "hm", buildCall())).rejects.toBe(failure);
    await expect(say(tutor)).rejects.toBe(failure);
    await expect(tutor.summarise(view, buildCall())).rejects.toBe(failure);
    expect(reports).toEqual([]);
  });

  test("what there is no share of the model for is done all the same, and said", async () => {
    const { tutor } = buildStrict({ assess: failure, wordMove: failure, summarise: failure });
    const call = { ...buildCall(), isOverBudget: true };
    expect((await tutor.assess(view, "hm", call)).judge).toBe("built-in");
    expect((await say(tutor, call)).join("")).toBe(`${OVER_BUDGET} Words of built-in.`);
    expect(await tutor.summarise(view, call)).toBe(
      `${SUMMARY_LACKS.over_budget}\n\nsummary of built-in`,
    );
  });
});

test.each([
  ["refused", true],
  ["refused", false],
  ["truncated", false],
  ["invalid_output", false],
  ["too_long", false],
] as const)(
  "a summary that the model does not give (%s) comes from the other tutor (who takes failures: %s)",
  async (kind, takesFailures) => {
    const error = new ModelError(kind, "no");
    const { tutor, reports } = build({ summarise: error }, undefined, takesFailures);
    expect(await tutor.summarise(view, buildCall())).toBe(
      `${SUMMARY_LACKS.no_answer}\n\nsummary of built-in`,
    );
    expect(reports).toEqual([{ call: "summarise", error }]);
  },
);

describe("when the model fails", () => {
  test("at a call, the other tutor does that call, and signs it", async () => {
    const { tutor, reports } = build({
      suggestIssues: failure,
      writeArgument: failure,
      assess: failure,
      summarise: failure,
    });
    expect(await tutor.suggestIssues(ISSUES, buildCall())).toEqual({
      issues: ["issue of built-in"],
      note: LIBRARY_ISSUES,
    });
    const written = await tutor.writeArgument(ARGUMENT, buildCall());
    expect(written.writer).toBe("built-in");
    expect(tutor.openDialogue(written)).toBe(`Welcome by main. ${LIBRARY_PASSAGE}`);
    expect((await tutor.assess(view, "hm", buildCall())).judge).toBe("built-in");
    expect(await tutor.summarise(view, buildCall())).toBe(
      `${SUMMARY_LACKS.unavailable}\n\nsummary of built-in`,
    );
    expect(reports.map(({ call }) => call)).toEqual([
      "suggestIssues",
      "writeArgument",
      "assess",
      "summarise",
    ]);
    expect(reports.every(({ error }) => error === failure)).toBe(true);
  });

  test("at an argument, it is told when the other tutor wrote about another issue", async () => {
    const known = build({ writeArgument: failure });
    await known.tutor.writeArgument(ARGUMENT, buildCall());
    expect(known.reportOtherIssue).not.toHaveBeenCalled();
    const other = build({ writeArgument: failure }, ARGUMENT.issue);
    await other.tutor.writeArgument(ARGUMENT, buildCall());
    expect(other.reportOtherIssue).toHaveBeenCalledOnce();
  });

  test("before a word was said, the other tutor speaks, and says so once", async () => {
    const { tutor, reports } = build({ wordMove: failure });
    const reply = (await say(tutor)).join("");
    expect(reply).toBe(`${WITHOUT_MODEL} Words of built-in.`);
    expect(reports).toEqual([{ call: "wordMove", error: failure }]);
  });

  test("in the middle of a reply, the turn fails and nothing is added to it", async () => {
    const { tutor, reports } = build({ wordMove: failure, late: true });
    const pieces: string[] = [];
    const saying = (async () => {
      for await (const piece of tutor.wordMove(view, "hm", buildMove(), buildCall()))
        pieces.push(piece);
    })();
    await expect(saying).rejects.toBe(failure);
    expect(pieces).toEqual(["Words of main"]);
    expect(reports).toEqual([]);
  });

  test("at judging, the other tutor has the rest of the turn, and says so", async () => {
    const { tutor, reports } = build({ assess: failure });
    const said = { message: "It should.", onText: () => undefined, call: buildCall() };
    const { assessment, reply } = await takeTurn(tutor, view, said);
    expect(assessment.judge).toBe("built-in");
    expect(reply).toBe(`${WITHOUT_MODEL} Words of built-in.`);
    expect(reports.map(({ call }) => call)).toEqual(["assess"]);
    expect((await say(tutor)).join("")).toBe("Words of main.");
  });

  test("where the share is spent, a reply and a summary tell of that alone", async () => {
    const { tutor } = build({ assess: failure, wordMove: failure });
    const call = { ...buildCall(), isOverBudget: true };
    expect((await say(tutor, call)).join("")).toBe(`${OVER_BUDGET} Words of built-in.`);
    expect(await tutor.summarise(view, call)).toBe(
      `${SUMMARY_LACKS.over_budget}\n\nsummary of built-in`,
    );
  });

  test("a whole turn goes on: judged and worded without it", async () => {
    const { tutor } = build({ assess: failure, wordMove: failure });
    const heard: string[] = [];
    const turn = await takeTurn(tutor, view, {
      message: "It should.",
      onText: (piece) => heard.push(piece),
      call: buildCall(),
    });
    expect(turn.assessment.judge).toBe("built-in");
    expect(turn.reply).toBe(heard.join(""));
    expect(turn.reply.split(WITHOUT_MODEL)).toHaveLength(2);
  });
});

describe("a change from one to the other", () => {
  /** What a reply says of the model, after replies that began like this. */
  async function noticeAfter(before: readonly string[], fails: Failures, isOverBudget = false) {
    const { tutor } = build(fails);
    const transcript = before.flatMap((notice) => [
      { sender: "user" as const, text: WITHOUT_MODEL, step: 0 },
      { sender: "system" as const, text: `${notice} Words.`.trim(), step: 0 },
    ]);
    const call = { ...buildCall(), isOverBudget };
    const said = { message: "It should.", onText: () => undefined, call };
    const { reply } = await takeTurn(tutor, { ...view, transcript }, said);
    return reply.replace(/ ?Words of .*$/u, "");
  }

  const DOWN = { wordMove: failure };

  test.each([
    ["the model fails", [""], DOWN, WITHOUT_MODEL],
    ["it goes on failing", [WITHOUT_MODEL, "", ""], DOWN, ""],
    ["it is there again", [WITHOUT_MODEL, ""], {}, MODEL_IS_BACK],
    ["it goes on being there", [WITHOUT_MODEL, MODEL_IS_BACK, ""], {}, ""],
    ["it fails anew", [WITHOUT_MODEL, MODEL_IS_BACK, ""], DOWN, WITHOUT_MODEL],
    ["it was not asked, so that nobody knows", [WITHOUT_MODEL], { unasked: true }, ""],
    ["it was there all the time", ["", ""], {}, ""],
  ] as const)("%s: %j, then %o: %s", async (_name, before, fails, notice) => {
    expect(await noticeAfter(before, fails)).toBe(notice);
  });

  test("a share that is spent is told once", async () => {
    expect(await noticeAfter([""], {}, true)).toBe(OVER_BUDGET);
    expect(await noticeAfter([OVER_BUDGET, ""], {}, true)).toBe("");
    expect(await noticeAfter([WITHOUT_MODEL, ""], {}, true)).toBe(OVER_BUDGET);
    expect(await noticeAfter([OVER_BUDGET, ""], {})).toBe(MODEL_IS_BACK);
  });
});

describe("the other tutor stays out of it", () => {
  test.each([
    ["when the learner left", new ModelError("cancelled", "gone")],
    ["when the program is at fault", new TypeError("not a function")],
  ])("%s", async (_name, error) => {
    const { tutor, reports } = build({ assess: error, wordMove: error });
    await expect(tutor.assess(view, "hm", buildCall())).rejects.toBe(error);
    await expect(say(tutor)).rejects.toBe(error);
    expect(reports).toEqual([]);
  });

  test("when the call has been ended meanwhile", async () => {
    const controller = new AbortController();
    controller.abort();
    const { tutor } = build({ assess: failure });
    await expect(tutor.assess(view, "hm", { signal: controller.signal })).rejects.toBe(failure);
  });
});
