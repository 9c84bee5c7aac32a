import { BUILT_IN_NAME } from "@elenchus/tutor/built-in/built-in-name";
import type { ModelClient } from "@elenchus/tutor/llm/model-client";
import { createModelLearner } from "../learners/model-learner.ts";
import { PERSONAS } from "../learners/personas.ts";
import type { PlayedLearner } from "../play-dialogue.ts";
import { simulatedLearners } from "../simulated-learners.ts";
import { describeFigures, describeSpending, spendingOf } from "./describe-runs.ts";
import { createJudge, findStanding, type JudgedPart, judgeReplies } from "./judge-replies.ts";
import { type EvaluatedTutor, openTutor } from "./open-tutor.ts";
import { playRuns, type Run } from "./play-runs.ts";
import type { RunOptions } from "./read-options.ts";
import type { RunSettings } from "./read-settings.ts";
import { figuresOf } from "./run-figures.ts";
import { openRunRecord, type RunRecord } from "./run-record.ts";
import { announce, settle, type Settled } from "./settle-evaluation.ts";
import { type CallDesk, openCallDesk, type Surroundings } from "./call-desk.ts";

/** Failures after which no other dialogue would go better. */
const HOPELESS: ReadonlySet<string> = new Set(["unauthorised", "quota", "open_circuit"]);

/** Says before anything is paid for that the judge will not be asked. */
async function warnOfJudge({ options, surroundings, judge }: Settled): Promise<void> {
  if (judge === null) return;
  const { kind } = await findStanding(options.results, judge);
  if (kind === "calibrated") return;
  const why =
    kind === "distrusted"
      ? "to be believed on no dimension, as its calibration says"
      : "not calibrated (--calibrate)";
  surroundings.print(
    `Warning: the judge is ${why}, so it will be asked nothing; the replies can be judged later.`,
  );
}

function openLearners(model: ModelClient | null, desk: CallDesk): Map<string, PlayedLearner> {
  const learners = new Map<string, PlayedLearner>(Object.entries(simulatedLearners));
  if (model === null) return learners;
  for (const persona of PERSONAS)
    learners.set(
      persona.name,
      createModelLearner(model, persona, () => desk.createCall("learner")),
    );
  return learners;
}

/** Plays what is planned, every turn put into the record as it comes. */
async function play(
  { options, surroundings, judge, plan }: Settled,
  { tutor, desk, record }: { tutor: EvaluatedTutor; desk: CallDesk; record: RunRecord },
): Promise<{ readonly runs: Run[]; readonly isHopeless: boolean }> {
  let isHopeless = false;
  const model = tutor.client ?? (judge === null ? null : createJudge(judge, surroundings));
  const runs = await playRuns(
    {
      tutor,
      learners: openLearners(model, desk),
      concurrency: options.concurrency,
      seed: options.seed,
      createCall: (work) => (work === "turn" ? desk.createTurnCall() : desk.createCall("tutor")),
      mayGoOn: () => !isHopeless && desk.mayGoOn(),
      signal: surroundings.signal,
      onTurn: record.addTurn,
      onRun({ planned, end, failure, turns }) {
        record.add({ type: "dialogue", id: planned.id, end, failure, replies: turns.length });
        if (end === "failed") surroundings.print(`${planned.id}: the model failed (${failure}).`);
        isHopeless ||= HOPELESS.has(failure ?? "");
      },
    },
    plan,
  );
  return { runs, isHopeless };
}

/** The judged part, where there is a judge and somebody still waits for it. */
async function judgeWhatWasPlayed(
  { options, surroundings, judge }: Settled,
  { desk, record }: { desk: CallDesk; record: RunRecord },
): Promise<JudgedPart> {
  const { print, signal } = surroundings;
  const nothing: JudgedPart = { report: null, exitCode: 0 };
  if (judge === null) {
    if (options.isJudged) print("No judge is set (JUDGE, JUDGE_MODEL): nothing is judged.");
    return nothing;
  }
  if (signal.aborted || record.replies.length === 0) return nothing;
  return judgeReplies({ options, judge, desk, record, surroundings }, record.replies);
}

/** Says how the evaluation ended, where that is not as planned. */
function tellEnd(
  { surroundings, plan, options }: Settled,
  desk: CallDesk,
  runs: readonly Run[],
): void {
  const { print, signal } = surroundings;
  const done = runs.filter(({ end }) => end === "success" || end === "failure").length;
  if (signal.aborted) print(`Ended by hand: ${done} of ${plan.length} dialogues are complete.`);
  else if (desk.spending.isSpent())
    print(
      `The ${options.tokens} tokens are spent (--tokens): ${done} of ${plan.length} dialogues are complete.`,
    );
}

/**
 * Plays learners against a tutor and tells how it did: by figures that need no judge, and by those of a judge as
 * far as its calibration goes.
 * @returns the exit code
 * @throws SettingsError where the settings do not fit
 */
export async function evaluateTutor(
  options: RunOptions,
  settings: RunSettings,
  surroundings: Surroundings,
): Promise<number> {
  const settled = settle(options, settings, surroundings);
  announce(settled);
  await warnOfJudge(settled);
  if (options.isEstimate) return 0;
  const { print, signal } = surroundings;
  const desk = openCallDesk(surroundings, options.tokens);
  const reader = surroundings.createReader();
  try {
    const report = (message: string): void => print(`Tutor: ${message}`);
    const tutor = openTutor(settled.config, reader, report);
    const name = tutor.client?.name ?? BUILT_IN_NAME;
    const record = openRunRecord(options.results, name);
    print(`Every turn is kept in ${record.file}`);
    record.add({ type: "run", tutor: name, judge: settled.judge?.model ?? null, options });
    const { runs, isHopeless } = await play(settled, { tutor, desk, record });
    const figures = figuresOf(runs, tutor.client === null ? "" : BUILT_IN_NAME);
    for (const line of describeFigures(figures, tutor.client !== null)) print(line);
    const judged = await judgeWhatWasPlayed(settled, { desk, record });
    tellEnd(settled, desk, runs);
    print(describeSpending(desk.spending));
    const all = { tutor: name, figures, judge: judged.report, spending: spendingOf(desk.spending) };
    record.add({ type: "report", ...all });
    print(JSON.stringify(all));
    if (signal.aborted) return 130;
    return isHopeless || runs.some(({ end }) => end === "failed") ? 1 : judged.exitCode;
  } finally {
    await reader.close();
  }
}
