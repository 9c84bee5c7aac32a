import { createModelClient } from "@elenchus/tutor/llm/create-model-client";
import type { ModelClient } from "@elenchus/tutor/llm/model-client";
import { chooseBaseUrl, type ModelSettings } from "@elenchus/tutor/llm/client/create-model";
import { shuffleBySeed } from "@elenchus/dialogue/seeded-choice";
import { calibrationKey } from "../calibration/calibrate.ts";
import {
  calibrationFolder,
  findCalibration,
  type JudgeIdentity,
  type Standing,
} from "../calibration/calibration-store.ts";
import { readLabelledTurns } from "../calibration/read-labelled-turns.ts";
import { type JudgeReport, reportJudge } from "../judge/judge-report.ts";
import { judgeTurns } from "../judge/judge-turns.ts";
import { describeFailures } from "./describe-failures.ts";
import { describeJudge } from "./describe-judge.ts";
import type { Journal } from "./journal.ts";
import type { RunOptions } from "./read-options.ts";
import type { RecordedReply } from "./run-record.ts";
import type { CallDesk, Surroundings } from "./call-desk.ts";

/** What it takes to judge a run's replies. */
export interface ReplyJudging {
  readonly options: RunOptions;
  readonly judge: ModelSettings;
  readonly desk: CallDesk;
  readonly record: Journal;
  readonly surroundings: Surroundings;
}

/** How the judged part of an evaluation went. */
export interface JudgedPart {
  /** Null where the judge may not be believed, or judged nothing. */
  readonly report: JudgeReport | null;
  readonly exitCode: 0 | 1;
}

/** A client for the judge, which tells what is worth knowing of its provider. */
export function createJudge(judge: ModelSettings, { print }: Surroundings): ModelClient {
  return createModelClient({ model: judge, report: (message) => print(`Judge: ${message}`) });
}

/** Which judge it is, and where it is asked. */
export function identifyJudge(judge: ModelSettings): JudgeIdentity {
  return { judge: `${judge.provider}/${judge.model}`, address: chooseBaseUrl(judge) };
}

const WHY = {
  none: "has never been calibrated",
  stale:
    "was calibrated with another rubric or on other labelled turns, which does not hold any more",
} as const;

/** How far a judge is to be believed, as far as anybody knows. */
export async function findStanding(results: string, judge: ModelSettings): Promise<Standing> {
  const key = calibrationKey(identifyJudge(judge), await readLabelledTurns());
  return findCalibration(calibrationFolder(results), key);
}

/** Says that a judge is not to be believed, and what to do. */
function tellDistrust(
  { surroundings, record, judge }: ReplyJudging,
  standing: Exclude<Standing, { kind: "calibrated" }>,
): void {
  const { judge: name, address } = identifyJudge(judge);
  if ("calibration" in standing) {
    for (const line of describeJudge(reportJudge(standing.calibration, [])))
      surroundings.print(line);
    surroundings.print(
      `The judge ${name} at ${address} is to be believed on no dimension, so it was asked nothing. Calibrate another (JUDGE, JUDGE_MODEL, JUDGE_BASE_URL), and then judge these replies: npm run evaluate -- --judge-run ${record.file}`,
    );
    return;
  }
  surroundings.print(
    `The judge ${name} at ${address} ${WHY[standing.kind]}, so none of its figures are shown and it was asked nothing. Calibrate it with: npm run evaluate -- --calibrate (same JUDGE settings), and then judge these replies: npm run evaluate -- --judge-run ${record.file}`,
  );
}

/** Has a calibrated judge judge replies, all or a seeded sample, and tells what its labels come to. */
export async function judgeReplies(
  judging: ReplyJudging,
  replies: readonly RecordedReply[],
): Promise<JudgedPart> {
  const { options, judge, desk, record, surroundings } = judging;
  const standing = await findStanding(options.results, judge);
  if (standing.kind !== "calibrated") {
    tellDistrust(judging, standing);
    return { report: null, exitCode: 1 };
  }
  if (desk.spending.isSpent()) {
    surroundings.print(
      `No token is left for the judge, so nothing was judged. Judge these replies later: npm run evaluate -- --judge-run ${record.file}`,
    );
    return { report: null, exitCode: 1 };
  }
  const drawn = shuffleBySeed(replies, options.seed).slice(0, options.judged ?? replies.length);
  const { verdicts, failures } = await judgeTurns(
    {
      client: createJudge(judge, surroundings),
      concurrency: options.concurrency,
      createCall: () => desk.createCall("judge"),
      mayGoOn: desk.mayGoOn,
      onVerdict: ({ id, judgement, failure }) =>
        record.add({ type: "verdict", id, judgement, failure }),
    },
    drawn,
  );
  const labels = new Map(verdicts.map((one) => [one.id, one.labels]));
  const judged = drawn.flatMap(({ id, module, move }) => {
    const own = labels.get(id);
    return own === undefined || own === null ? [] : [{ module, move, labels: own }];
  });
  surroundings.print(
    `${judged.length} of ${drawn.length} drawn replies have labels${describeFailures(failures)}.`,
  );
  if (judged.length === 0) return { report: null, exitCode: 1 };
  const report = reportJudge(standing.calibration, judged);
  for (const line of describeJudge(report)) surroundings.print(line);
  return { report, exitCode: judged.length < drawn.length ? 1 : 0 };
}
