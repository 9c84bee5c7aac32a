import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { replyCooperatively } from "../cooperative-model.ts";
import { buildEvaluationRig, RIG_KEY } from "./build-evaluation-rig.ts";
import { entriesOf, runFiles, SHORT } from "./build-run-files.ts";

// Hundreds of requests over the wire take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** The JSON with which a command ends. */
function reportIn(text: string) {
  return JSON.parse(text.split("\n").findLast((line) => line.startsWith("{")) ?? "null");
}

const LABELLED = 217;

describe("what may be spent", () => {
  test("an estimate comes first, and sends nothing where that is all that is wanted", async () => {
    const rig = await buildEvaluationRig({ wire: "openai" });
    const environment = { TUTOR_MODEL: "gpt-4.1-mini" };
    const { code, text } = await rig.run([...SHORT, "--estimate"], { environment });
    expect(code).toBe(0);
    expect(text).toMatch(
      /^2 dialogues in modules 2 with .*\nEstimate: about 69 calls and \d+ thousand tokens, about \$0\.\d\d/u,
    );
    expect(rig.server.count()).toBe(0);
  });

  test("no turn is begun once the tokens are spent, and what was played is told", async () => {
    const rig = await buildEvaluationRig();
    const { code, text } = await rig.run([...SHORT, "--tokens", "30000", "--concurrency", "1"]);
    expect(code).toBe(1);
    expect(text).toContain("That is less than the estimate");
    expect(text).toContain("The 30000 tokens are spent (--tokens): 0 of 2 dialogues are complete.");
    const { figures, spending } = reportIn(text);
    expect(figures.learners.silent).toMatchObject({ dialogues: 1, unfinished: 1 });
    expect(spending.tutor.inputTokens + spending.tutor.outputTokens).toBeLessThan(30_000 + 20_000);
  });

  test("a calibration that runs out of tokens is none, and goes on later", async () => {
    const rig = await buildEvaluationRig();
    const { code, text } = await rig.run(["--calibrate", "--tokens", "100000"]);
    expect(code).toBe(1);
    expect(text).toMatch(/\d+ turns are left \(the tokens are spent: --tokens\)/u);
    const rest = await rig.run(["--calibrate"]);
    expect(rest.code).toBe(0);
    expect(rig.asked.judge).toBe(LABELLED);
  });

  test("so many dialogues are played, spread over modules and learners, one or more at a time", async () => {
    const rig = await buildEvaluationRig();
    const args = ["--tutor", "llm", "--dialogues", "3", "--modules", "2,5", "--no-judge"];
    const { text } = await rig.run([...args, "--learners", "ideal,knows", "--seed", "3"]);
    const { learners } = reportIn(text).figures;
    expect(learners.ideal.dialogues + learners.knows.dialogues).toBe(3);
    expect(rig.asked.learner).toBeGreaterThan(10);
  });
});

describe("a tutor's model", () => {
  test("that tells the answer is held back by the guard, which the figures show", async () => {
    const rig = await buildEvaluationRig({
      tutor(request) {
        if (!request.stream) return replyCooperatively(request);
        const [, passage = ""] =
          /label="passage">\n([^\n]*)/u.exec(request.system.join("\n")) ?? [];
        const [conclusion = ""] = /[^.]*\bshould\b[^.]*\./u.exec(passage) ?? [];
        return { text: `The conclusion is this: ${conclusion.trim()}` };
      },
    });
    const { text } = await rig.run([
      "--tutor",
      "llm",
      "--dialogues=2",
      "--modules=1",
      "--learners=guessing,silent",
      "--no-judge",
    ]);
    const { figures } = reportIn(text);
    expect(figures.replies.replies).toBeGreaterThan(0);
    expect(figures.replies.rewritten).toBeGreaterThan(0);
    expect(figures.replies.replaced).toBeGreaterThan(0);
    expect(figures.learners.silent.leaks + figures.learners.guessing.leaks).toBe(0);
  });

  test("that writes no passage is replaced by the composer, and why is told", async () => {
    const rig = await buildEvaluationRig({
      tutor: (request) =>
        request.stream ? replyCooperatively(request) : { text: "I would rather not." },
    });
    const args = ["--tutor=llm", "--dialogues=1", "--modules=2", "--learners=silent"];
    const { text } = await rig.run([...args, "--no-judge"]);
    expect(text).toContain("Passages: 1, 1 of them by the built-in composer.");
    expect(text).toMatch(
      /Tutor: passage llm-m2\S*: the built-in composer served\. Rejected: draft 1, writer: The reply did not have the shape .* \| draft 2, writer: /u,
    );
  });

  test("that is not let in ends the evaluation at once, with nothing lost", async () => {
    const rig = await buildEvaluationRig();
    const { code, text } = await rig.run(["--tutor", "llm", "--no-judge", "--concurrency", "1"], {
      environment: { TUTOR_API_KEY: "sk-wrong" },
    });
    expect(code).toBe(1);
    expect(rig.server.count()).toBe(1);
    expect(text).toContain("the model failed (unauthorised)");
    expect(reportIn(text).figures.replies.replies).toBe(0);
  });

  test("is not needed to evaluate the built-in tutor, which costs nothing", async () => {
    const rig = await buildEvaluationRig();
    const args = ["--tutor", "built-in", "--dialogues", "9", "--modules", "4"];
    const { code, text } = await rig.run(args, { environment: { TUTOR: "built-in" } });
    expect(code).toBe(0);
    expect(rig.server.count()).toBe(0);
    const { figures } = reportIn(text);
    expect(Object.keys(figures.learners)).toHaveLength(9);
    expect(figures.learners.ideal.success).toBe(1);
    expect(figures.replies.replaced).toBe(0);
    expect(text).toContain("No judge is set");
  });
});

test("whoever ends it by hand gets what there is by then, and nothing more is asked", async () => {
  const ending = new AbortController();
  let [turns, askedAtTheEnd] = [0, 0];
  const rig = await buildEvaluationRig({
    tutor(request) {
      if (!request.stream) return replyCooperatively(request);
      turns += 1;
      if (turns === 3) {
        ending.abort();
        askedAtTheEnd = rig.server.requests.length;
      }
      return { text: "Thank you. What else do you notice?" };
    },
  });
  const { code, text } = await rig.run([...SHORT, "--concurrency", "1"], {
    signal: ending.signal,
  });
  expect(code).toBe(130);
  expect(text).toContain("Ended by hand: 0 of 2 dialogues are complete.");
  const [file = ""] = runFiles(rig);
  const types = entriesOf(file).map(({ type }) => type);
  expect(types.filter((type) => type === "turn")).toHaveLength(2);
  expect(types.at(-1)).toBe("report");
  expect(rig.server.requests).toHaveLength(askedAtTheEnd);
});

test("whoever ends it between two pieces of a reply does so in good order, too", async () => {
  const ending = new AbortController();
  const rig = await buildEvaluationRig();
  const args = ["--tutor", "built-in", "--dialogues", "40"];
  setTimeout(() => ending.abort(), 300);
  const { code, text } = await rig.run(args, { signal: ending.signal });
  expect(code).toBe(130);
  expect(text).toMatch(/Ended by hand: \d+ of 40 dialogues are complete/u);
});

test("no key is printed or kept", async () => {
  const rig = await buildEvaluationRig();
  const { text } = await rig.run(SHORT);
  const kept = runFiles(rig).map((file) => readFileSync(file, "utf8"));
  expect([text, ...kept].join("\n")).not.toContain(RIG_KEY);
});
