import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { DIMENSIONS } from "../judge/dimensions.ts";
import { fingerprint } from "../judge/rubric-version.ts";
import { Agreement } from "./measure-judge.ts";
import { isTrusted } from "./trust.ts";

/** What a calibration holds for: this judge, told this, measured on these turns. */
const CalibrationKey = z.object({
  /** "anthropic/claude-…" */
  judge: z.string(),
  /** Where it is asked: one name may stand for different models at different addresses. */
  address: z.string(),
  rubric: z.string(),
  turns: z.string(),
});
export type CalibrationKey = z.output<typeof CalibrationKey>;

/** How far a judge agrees with labelled turns. */
const Calibration = z.object({
  ...CalibrationKey.shape,
  /** ISO 8601. */
  madeAt: z.string(),
  labelled: z.number(),
  /** Turns to which the judge gave no labels. */
  unlabelled: z.number(),
  agreement: z.record(z.enum(DIMENSIONS), Agreement),
});
export type Calibration = z.output<typeof Calibration>;

/** Which judge, and where. */
export type JudgeIdentity = Pick<CalibrationKey, "judge" | "address">;

/**
 * What is known of a judge: `distrusted` where it agrees enough on no dimension, `stale` where it was measured by
 * another rubric or on other turns.
 */
export type Standing =
  | { readonly kind: "calibrated" | "distrusted"; readonly calibration: Calibration }
  | { readonly kind: "stale" | "none" };

/** A judge's name as a file may have it, with a fingerprint, since two may become the same. */
function slugOf({ judge, address }: JudgeIdentity): string {
  return `${judge.replaceAll(/[^\w.-]+/gu, "-")}-${fingerprint([judge, address]).slice(0, 6)}`;
}

/** Name of a calibration's file, without its ending. */
export function calibrationName({ rubric, turns, ...judge }: CalibrationKey): string {
  return `${slugOf(judge)}.rubric-${rubric}.turns-${turns}`;
}

/** Where calibrations lie in a folder of results. */
export function calibrationFolder(results: string): string {
  return join(results, "calibrations");
}

/** Keeps a calibration. */
export function storeCalibration(folder: string, calibration: Calibration): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${calibrationName(calibration)}.json`);
  writeFileSync(file, `${JSON.stringify(calibration, null, 2)}\n`);
  return file;
}

/**
 * Looks up what is known of a judge.
 * @throws when a calibration's file is not one
 */
export function findCalibration(folder: string, key: CalibrationKey): Standing {
  const file = join(folder, `${calibrationName(key)}.json`);
  if (existsSync(file)) {
    const calibration = z.parse(Calibration, JSON.parse(readFileSync(file, "utf8")));
    const isOwn = calibrationName(calibration) === calibrationName(key);
    if (!isOwn) return { kind: "stale" };
    return { kind: isTrusted(calibration.agreement) ? "calibrated" : "distrusted", calibration };
  }
  const others = existsSync(folder) ? readdirSync(folder) : [];
  const isKnown = others.some(
    (name) => name.startsWith(`${slugOf(key)}.`) && name.endsWith(".json"),
  );
  return { kind: isKnown ? "stale" : "none" };
}
