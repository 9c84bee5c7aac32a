import type { Calibration } from "../calibration/calibration-store.ts";
import type { Agreement } from "../calibration/measure-judge.ts";
import { findDistrust } from "../calibration/trust.ts";
import { desiredLabel, DIMENSIONS, type Dimension } from "./dimensions.ts";
import { type DimensionShares, type JudgedReply, sharesBy, sharesOf } from "./judge-figures.ts";

/** One dimension's figures, never without how far the judge is to be believed on it. */
export interface DimensionReport {
  readonly desired: string;
  readonly agreement: Pick<Agreement, "exact" | "lenient" | "kappa">;
  readonly all: DimensionShares;
  readonly byModule: Readonly<Record<string, DimensionShares>>;
  readonly byMove: Readonly<Record<string, DimensionShares>>;
}

/** A judge's figures, as far as its calibration lets them be shown. */
export interface JudgeReport {
  readonly judge: string;
  /** When it was calibrated, and on how many turns. */
  readonly calibratedAt: string;
  readonly labelled: number;
  readonly dimensions: Readonly<Partial<Record<Dimension, DimensionReport>>>;
  /** Dimensions that are not shown, and why. */
  readonly withheld: Readonly<Partial<Record<Dimension, string>>>;
}

function reportOn(
  replies: readonly JudgedReply[],
  dimension: Dimension,
  { exact, lenient, kappa }: Agreement,
): DimensionReport {
  return {
    desired: desiredLabel(dimension),
    agreement: { exact, lenient, kappa },
    all: sharesOf(replies, dimension),
    byModule: sharesBy(replies, dimension, ({ module }) => String(module)),
    byMove: sharesBy(replies, dimension, ({ move }) => move),
  };
}

/** What a judge's labels come to. A dimension on which the judge agrees too little with the labelled turns is left out. */
export function reportJudge(
  calibration: Calibration,
  replies: readonly JudgedReply[],
): JudgeReport {
  const dimensions: Partial<Record<Dimension, DimensionReport>> = {};
  const withheld: Partial<Record<Dimension, string>> = {};
  for (const dimension of DIMENSIONS) {
    const agreement = calibration.agreement[dimension];
    const distrust = findDistrust(agreement);
    if (distrust === null) dimensions[dimension] = reportOn(replies, dimension, agreement);
    else withheld[dimension] = distrust;
  }
  const { judge, madeAt, labelled } = calibration;
  return { judge, calibratedAt: madeAt, labelled, dimensions, withheld };
}
