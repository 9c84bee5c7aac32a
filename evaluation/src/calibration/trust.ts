import { type Dimension, DIMENSIONS } from "../judge/dimensions.ts";
import type { Agreement } from "./measure-judge.ts";

/**
 * From here on a dimension's figures are shown. Kappa 0.61 to 0.80 is called substantial (Landis and Koch 1977);
 * the annotators of tutors' replies themselves come to about that. The interval's lower end keeps out
 * a kappa that is high by luck.
 */
export const BAR = { kappa: 0.6, low: 0.4 } as const;

/** Why a judge's figures on a dimension are not shown; null when they may be. */
export function findDistrust({ kappa }: Agreement): string | null {
  const { value, low } = kappa;
  if (value === null || low === null) return "kappa cannot be had: one label was given throughout";
  if (value < BAR.kappa) return `kappa is ${value.toFixed(2)}, and the bar is ${BAR.kappa}`;
  if (low < BAR.low)
    return `the lower end of kappa's interval is ${low.toFixed(2)}, and the bar is ${BAR.low}`;
  return null;
}

/** Whether there is a dimension on which a judge may be believed; where there is none, asking it is no use. */
export function isTrusted(agreement: Readonly<Record<Dimension, Agreement>>): boolean {
  return DIMENSIONS.some((one) => findDistrust(agreement[one]) === null);
}
