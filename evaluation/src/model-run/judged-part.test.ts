import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { DIMENSION_LABELS, DIMENSIONS, type TurnLabels } from "../judge/dimensions.ts";
import { MODEL_WIRES } from "../model-wires/wire.ts";
import {
  buildEvaluationRig,
  FAULTLESS,
  judgementOf,
  judgePerfectly,
  RIG_KEY,
} from "./build-evaluation-rig.ts";
import { entriesOf, runFiles, SHORT } from "./build-run-files.ts";

// Hundreds of requests over the wire take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** The JSON with which a command ends. */
function reportIn(text: string) {
  return JSON.parse(text.split("\n").findLast((line) => line.startsWith("{")) ?? "null");
}

const LABELLED = 217;

describe("a judge that agrees with every label", () => {
  test.each(MODEL_WIRES)("%s: is calibrated, and its figures are shown", async (wire) => {
    const rig = await buildEvaluationRig({ wire });
    const calibrated = await rig.run(["--calibrate"]);
    expect(calibrated.code).toBe(0);
    expect(rig.asked.judge).toBe(LABELLED);
    expect(calibrated.text.match(/'1\.00 \[1\.00, 1\.00\]'/gu)?.length).toBe(39);
    const { code, text } = await rig.run(SHORT);
    expect(code).toBe(0);
    const { judge, figures } = reportIn(text);
    expect(Object.keys(judge.dimensions)).toEqual(DIMENSIONS);
    expect(judge.withheld).toEqual({});
    for (const dimension of DIMENSIONS) {
      expect(judge.dimensions[dimension].agreement.kappa.value).toBe(1);
      expect(judge.dimensions[dimension].all.desired).toBe(1);
    }
    expect(judge.dimensions.tone.all.replies).toBe(figures.replies.replies);
    expect(rig.asked.judge).toBe(LABELLED + figures.replies.replies);
    expect(judge.dimensions.tone.byModule["2"].replies).toBe(figures.replies.replies);
    expect(Object.keys(judge.dimensions.tone.byMove)).toContain("advance");
    expect(text).toContain("the judge is the tutor's own model");
  });
});

describe("a judge that does not look", () => {
  const judgeAtRandom = (_: TurnLabels | null, index: number) =>
    judgementOf(
      Object.fromEntries(
        DIMENSIONS.map((one, place) => {
          const labels = DIMENSION_LABELS[one];
          return [one, labels[(index * 7 + place * 5 + ((index * index) % 11)) % labels.length]];
        }),
      ) as unknown as TurnLabels,
    );

  test.each([
    ["always gives the same labels", () => judgementOf(FAULTLESS), /kappa cannot be had|kappa is/u],
    ["gives labels at random", judgeAtRandom, /kappa is -?0\.[01]\d/u],
    ["never gives a label", () => ({ text: "I will not judge this." }), /kappa/u],
  ] as const)(
    "one that %s is believed on nothing, and asked nothing",
    async (_name, judge, why) => {
      const rig = await buildEvaluationRig({ judge });
      const calibrated = await rig.run(["--calibrate"]);
      expect(calibrated.code).toBe(1);
      expect(calibrated.text).not.toContain("'yes'");
      expect(calibrated.text).toContain("is to be believed on no dimension");
      const asked = rig.asked.judge;
      const played = await rig.run(SHORT);
      const [file = ""] = runFiles(rig);
      const judged = await rig.run(["--judge-run", file]);
      expect(played.text.indexOf("so it will be asked nothing")).toBeLessThan(
        played.text.indexOf("fared"),
      );
      expect(reportIn(played.text).judge).toBeNull();
      for (const { code, text } of [played, judged]) {
        expect(code).toBe(1);
        const withheld = text.split("\n").filter((line) => line.startsWith("Not shown: "));
        expect(withheld).toHaveLength(DIMENSIONS.length);
        for (const line of withheld) expect(line).toMatch(why);
        expect(text).not.toMatch(/\d+ % of \d+/u);
      }
      expect(rig.asked.judge).toBe(asked);
    },
  );

  test("one that is wrong on a single dimension is shown on the seven others", async () => {
    const judge = (own: TurnLabels | null) =>
      judgementOf({ ...(own ?? FAULTLESS), tone: "neutral" });
    const rig = await buildEvaluationRig({ judge });
    await rig.run(["--calibrate"]);
    const { code, text } = await rig.run(SHORT);
    const { judge: report } = reportIn(text);
    expect(code).toBe(0);
    expect(Object.keys(report.withheld)).toEqual(["tone"]);
    expect(Object.keys(report.dimensions)).toEqual(DIMENSIONS.filter((one) => one !== "tone"));
    expect(text).not.toContain("encouraging 0 %");
  });
});

describe("a judge that fails", () => {
  test("in the middle: what it said is kept, and only the rest is asked for again", async () => {
    let isDown = true;
    const rig = await buildEvaluationRig({
      judge: (own, index) =>
        isDown && index > 60 ? { fault: { kind: "error", error: "quota" } } : judgePerfectly(own),
    });
    const first = await rig.run(["--calibrate", "--concurrency", "1"]);
    expect(first.code).toBe(1);
    expect(first.text).toContain("157 turns are left (failed calls: quota 1)");
    expect(first.text).not.toContain("kappa");
    const between = await rig.run(SHORT);
    expect(between.code).toBe(1);
    expect(between.text).toContain("has never been calibrated");
    isDown = false;
    const before = rig.asked.judge;
    const second = await rig.run(["--calibrate"]);
    expect(second.code).toBe(0);
    expect(second.text).toContain("60 turns were judged in an earlier run");
    expect(rig.asked.judge - before).toBe(157);
  });

  test("by answers that are none: those turns count against it", async () => {
    const rig = await buildEvaluationRig({
      judge: (own) =>
        own?.tone === "offensive" ? { text: "I will not judge this." } : judgePerfectly(own),
    });
    const { code, text } = await rig.run(["--calibrate"]);
    expect(code).toBe(0);
    expect(text).toContain(`${LABELLED} labelled turns, 14 of them without a label`);
    const [file = ""] = readdirSync(join(rig.results, "calibrations"));
    const kept = JSON.parse(readFileSync(join(rig.results, "calibrations", file), "utf8"));
    expect(kept.agreement.tone.confusion.offensive).toMatchObject({ offensive: 0, none: 14 });
    expect(kept.agreement.tone.exact.value).toBeCloseTo(203 / 217, 10);
    expect(kept.agreement.tone.macroF1.value).toBeCloseTo(2 / 3, 10);
  });

  test("while it judges a run: the figures say how many replies have labels, and the exit code tells", async () => {
    let isDown = false;
    let judged = 0;
    const rig = await buildEvaluationRig({
      judge(own) {
        judged += 1;
        return isDown && judged > 5
          ? { fault: { kind: "error", error: "unauthorised" } }
          : judgePerfectly(own);
      },
    });
    await rig.trust();
    isDown = true;
    judged = 0;
    const { code, text } = await rig.run([...SHORT, "--concurrency", "1"]);
    expect(code).toBe(1);
    expect(text).toMatch(/5 of \d+ drawn replies have labels \(failed calls: unauthorised 1\)/u);
    expect(reportIn(text).judge.dimensions.tone.all.replies).toBe(5);
  });
});

describe("a judge that was never calibrated", () => {
  test("is asked nothing; the figures that need no judge are shown, and what to do", async () => {
    const rig = await buildEvaluationRig();
    const { code, text } = await rig.run(SHORT);
    expect(code).toBe(1);
    expect(rig.asked.judge).toBe(0);
    expect(text).toContain("has never been calibrated, so none of its figures are shown");
    expect(text).toContain("npm run evaluate -- --calibrate");
    expect(text.indexOf("so it will be asked nothing")).toBeLessThan(text.indexOf("fared"));
    const { figures, judge, spending } = reportIn(text);
    expect(judge).toBeNull();
    expect(figures.learners.ideal).toMatchObject({ dialogues: 1, success: 1, leaks: 0 });
    expect(figures.learners.silent).toMatchObject({ dialogues: 1, failure: 1 });
    expect(figures.seconds.end.p50).toBeGreaterThan(0);
    expect(spending.tutor.requests).toBe(rig.asked.tutor);
  });

  test("can judge the same replies later, for which nothing is played again", async () => {
    const rig = await buildEvaluationRig();
    await rig.run(SHORT);
    const [file = ""] = runFiles(rig);
    const replies = entriesOf(file).filter(({ type }) => type === "turn").length;
    await rig.trust();
    const { tutor } = { ...rig.asked };
    const { code, text } = await rig.run(["--judge-run", file]);
    expect(code).toBe(0);
    expect(rig.asked.tutor).toBe(tutor);
    expect(reportIn(text).judge.dimensions.coherence.all.replies).toBe(replies);
    const sample = await rig.run(["--judge-run", file, "--judged", "4"]);
    expect(reportIn(sample.text).judge.dimensions.coherence.all.replies).toBe(4);
  });

  test("with another model than the one that was, is as unknown as before", async () => {
    const rig = await buildEvaluationRig();
    await rig.trust();
    const { code, text } = await rig.run(SHORT, { environment: { JUDGE_MODEL: "maker-2" } });
    expect(code).toBe(1);
    expect(text).toMatch(/maker-2 at \S+ has never been calibrated/u);
    expect(text).not.toContain("own model");
  });

  test("at another address than the one that was, is as unknown as before", async () => {
    const rig = await buildEvaluationRig();
    await rig.trust();
    // The same model server, in which the same name might be another model.
    const elsewhere = rig.server.url.replace("127.0.0.1", "localhost");
    const { code, text } = await rig.run(SHORT, {
      environment: { JUDGE_BASE_URL: elsewhere, JUDGE_API_KEY: RIG_KEY },
    });
    expect(code).toBe(1);
    expect(text).toContain(`maker-1 at ${elsewhere} has never been calibrated`);
    expect(rig.asked.judge).toBe(0);
    expect((await rig.run([...SHORT, "--judged", "1"])).code).toBe(0);
  });

  test("is not missed where none is wanted", async () => {
    const rig = await buildEvaluationRig();
    const { code, text } = await rig.run([...SHORT, "--no-judge"]);
    expect(code).toBe(0);
    expect(text).not.toContain("calibrated");
  });
});

test("the built-in tutor is judged by a judge that was chosen and calibrated", async () => {
  const rig = await buildEvaluationRig();
  const environment = {
    TUTOR: "built-in",
    JUDGE: "openai-compatible",
    JUDGE_MODEL: "maker-2",
    JUDGE_BASE_URL: rig.server.url,
    JUDGE_API_KEY: RIG_KEY,
  };
  await rig.trust("openai-compatible/maker-2");
  const args = [
    "--tutor",
    "built-in",
    "--dialogues",
    "2",
    "--learners",
    "ideal,weak",
    "--modules",
    "6",
  ];
  const { code, text } = await rig.run(args, { environment });
  expect(code).toBe(0);
  expect(rig.asked.tutor).toBe(0);
  expect(rig.asked.learner).toBeGreaterThan(0);
  expect(reportIn(text).judge.judge).toBe("openai-compatible/maker-2");
});

test("a calibration with another rubric, or on other turns, holds no more", async () => {
  const rig = await buildEvaluationRig();
  await rig.trust();
  const folder = join(rig.results, "calibrations");
  const [file = ""] = readdirSync(folder);
  for (const part of ["rubric", "turns"]) {
    const other = file.replace(new RegExp(`${part}-\\w+`, "u"), `${part}-0123456789ab`);
    renameSync(join(folder, file), join(folder, other));
    const { code, text } = await rig.run(SHORT);
    expect(code).toBe(1);
    expect(text).toContain("was calibrated with another rubric or on other labelled turns");
    expect(reportIn(text).judge).toBeNull();
    renameSync(join(folder, other), join(folder, file));
  }
  // Neither does one that was given the name of the right one.
  const kept = readFileSync(join(folder, file), "utf8");
  writeFileSync(join(folder, file), kept.replace(/"rubric": "\w+"/u, '"rubric": "0123456789ab"'));
  expect((await rig.run(SHORT)).text).toContain("which does not hold any more");
  expect(rig.asked.judge).toBe(0);
});
