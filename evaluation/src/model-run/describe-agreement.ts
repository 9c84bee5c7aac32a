import type { Calibration } from "../calibration/calibration-store.ts";
import type { Agreement, Figure } from "../calibration/measure-judge.ts";
import { BAR, findDistrust } from "../calibration/trust.ts";
import { DIMENSIONS } from "../judge/dimensions.ts";
import { renderTable } from "./render-table.ts";

/** A figure with its interval: "0.71 [0.62, 0.79]". */
export function describeFigure({ value, low, high }: Figure): string {
  if (value === null) return "none";
  if (low === null || high === null) return value.toFixed(2);
  return `${value.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`;
}

function describeRow(agreement: Agreement): Record<string, string> {
  const { exact, lenient, kappa, weightedKappa, macroF1 } = agreement;
  return {
    exact: describeFigure(exact),
    lenient: describeFigure(lenient),
    kappa: describeFigure(kappa),
    "weighted kappa": describeFigure(weightedKappa),
    "macro F1": describeFigure(macroF1),
    trusted: findDistrust(agreement) === null ? "yes" : "no",
  };
}

/** A calibration in tables: agreement by dimension, then who was given which label. */
export function describeCalibration(calibration: Calibration): string[] {
  const { judge, address, labelled, unlabelled, agreement } = calibration;
  const rows = DIMENSIONS.map((one) => [one, describeRow(agreement[one])] as const);
  return [
    `Judge ${judge} at ${address}: ${labelled} labelled turns, ${unlabelled} of them without a label of the judge's. In brackets 95 % bootstrap intervals.`,
    renderTable(Object.fromEntries(rows)),
    `A dimension is trusted from a kappa of ${BAR.kappa} on, whose interval's lower end is at least ${BAR.low}.`,
    ...DIMENSIONS.flatMap((one) => [
      `${one}: rows are our labels, columns the judge's`,
      renderTable(agreement[one].confusion),
    ]),
  ];
}
