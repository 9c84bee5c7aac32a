import type { DimensionReport, JudgeReport } from "../judge/judge-report.ts";
import type { DimensionShares } from "../judge/judge-figures.ts";
import { describeFigure } from "./describe-agreement.ts";
import { renderTable } from "./render-table.ts";

function describeShare({ desired, replies }: DimensionShares): string {
  return desired === null ? "none" : `${(100 * desired).toFixed(0)} % of ${replies}`;
}

function describeAgreement({ agreement }: DimensionReport): Record<string, string> {
  return {
    kappa: describeFigure(agreement.kappa),
    exact: describeFigure(agreement.exact),
    lenient: describeFigure(agreement.lenient),
  };
}

function describeAll(report: DimensionReport): Record<string, string> {
  const labels = Object.entries(report.all.labels).map(
    ([label, share]) => `${label} ${(100 * share).toFixed(0)} %`,
  );
  return {
    desired: report.desired,
    share: describeShare(report.all),
    labels: labels.join(", "),
    ...describeAgreement(report),
  };
}

function describeGroups(
  report: DimensionReport,
  groups: Readonly<Record<string, DimensionShares>>,
  prefix: string,
): Record<string, string> {
  const shares = Object.entries(groups).map(
    ([name, one]) => [`${prefix}${name}`, describeShare(one)] as const,
  );
  return { ...Object.fromEntries(shares), kappa: describeFigure(report.agreement.kappa) };
}

function tableOf(
  { dimensions }: JudgeReport,
  describe: (report: DimensionReport) => Record<string, string>,
): string {
  const rows = Object.entries(dimensions).map(([name, report]) => [name, describe(report)]);
  return renderTable(Object.fromEntries(rows) as Record<string, object>);
}

/** A judge's figures in tables, agreement beside every one of them. */
export function describeJudge(report: JudgeReport): string[] {
  const withheld = Object.entries(report.withheld).map(
    ([name, why]) => `Not shown: ${name}; the judge is not to be believed on it (${why}).`,
  );
  if (Object.keys(report.dimensions).length === 0) return withheld;
  return [
    `Judged by ${report.judge}, calibrated on ${report.labelled} turns (${report.calibratedAt}). Beside each share stands how far this judge agrees with the labels.`,
    tableOf(report, describeAll),
    "Share with the desired label, by module:",
    tableOf(report, (one) => describeGroups(one, one.byModule, "module ")),
    "Share with the desired label, by move:",
    tableOf(report, (one) => describeGroups(one, one.byMove, "")),
    ...withheld,
  ];
}
