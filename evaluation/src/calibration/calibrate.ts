import { rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Judging, JudgedTurns } from "../judge/judge-turns.ts";
import { judgeTurns } from "../judge/judge-turns.ts";
import type { TurnLabels } from "../judge/dimensions.ts";
import { RUBRIC_VERSION } from "../judge/rubric-version.ts";
import { openJournal, readJournal } from "../model-run/journal.ts";
import {
  type Calibration,
  type CalibrationKey,
  calibrationName,
  type JudgeIdentity,
  storeCalibration,
} from "./calibration-store.ts";
import { LabelledTurn, placeTurn } from "./labelled-turn.ts";
import { measureJudge } from "./measure-judge.ts";
import { fingerprintTurns } from "./read-labelled-turns.ts";

/** A verdict as it is kept until all are there. */
const Kept = z.object({ id: z.string(), labels: z.nullable(LabelledTurn.shape.labels) });

/** What a calibration needs. */
export interface Calibrating {
  readonly judging: Omit<Judging, "onVerdict">;
  readonly judge: JudgeIdentity;
  readonly labelled: readonly LabelledTurn[];
  /** Where calibrations are kept. */
  readonly folder: string;
}

/** How a calibration went. */
export interface CalibrationRun {
  /** Null as long as turns are left over. */
  readonly calibration: Calibration | null;
  /** Where it is kept, or what there is of it. */
  readonly file: string;
  /** Turns that were judged in an earlier, unfinished run. */
  readonly resumed: number;
  readonly left: number;
  readonly failures: JudgedTurns["failures"];
}

/** The calibration to which a judge's labels of the given turns belong. */
export function calibrationKey(
  judge: JudgeIdentity,
  labelled: readonly LabelledTurn[],
): CalibrationKey {
  return { ...judge, rubric: RUBRIC_VERSION, turns: fingerprintTurns(labelled) };
}

function store(
  { labelled, folder }: Calibrating,
  key: CalibrationKey,
  known: ReadonlyMap<string, TurnLabels | null>,
): { readonly calibration: Calibration; readonly file: string } {
  const doubles = labelled.map(({ id, labels }) => ({
    own: labels,
    judged: known.get(id) ?? null,
  }));
  const calibration = {
    ...key,
    madeAt: new Date().toISOString(),
    labelled: doubles.length,
    unlabelled: doubles.filter(({ judged }) => judged === null).length,
    agreement: measureJudge(doubles),
  };
  return { calibration, file: storeCalibration(folder, calibration) };
}

/**
 * Has a judge label the labelled turns, and keeps how far it agrees. What was judged in a run that did not come to
 * its end is not judged again.
 */
export async function calibrate(calibrating: Calibrating): Promise<CalibrationRun> {
  const { judging, judge, labelled, folder } = calibrating;
  const key = calibrationKey(judge, labelled);
  const partial = join(folder, `${calibrationName(key)}.partial.jsonl`);
  const kept = z.parse(z.array(Kept), readJournal(partial));
  const known = new Map(kept.map(({ id, labels }) => [id, labels]));
  const resumed = known.size;
  const journal = openJournal(partial);
  const onVerdict: Judging["onVerdict"] = ({ id, labels }) => {
    journal.add({ id, labels });
    known.set(id, labels);
  };
  const open = labelled.filter(({ id }) => !known.has(id)).map(placeTurn);
  const { failures } = await judgeTurns({ ...judging, onVerdict }, open);
  const left = labelled.length - known.size;
  if (left > 0) return { calibration: null, file: partial, resumed, left, failures };
  const stored = store(calibrating, key, known);
  rmSync(partial);
  return { ...stored, resumed, left, failures };
}
