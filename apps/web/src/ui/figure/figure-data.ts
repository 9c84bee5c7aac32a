/** How a series is filled; its outline tells it apart without colour. */
export type Tone = "strong" | "soft" | "plain" | "empty" | "danger" | "danger-soft";

/** One column of a figure. */
export interface FigureSeries {
  readonly name: string;
  /** Null: in the table alone. */
  readonly tone: Tone | null;
  readonly format: (value: number) => string;
}

/** One line of a figure. */
export interface FigureRow {
  readonly name: string;
  /** Beside its bar, where there is little room. */
  readonly short: string;
  /** As many as there are series; null where nothing is known. */
  readonly values: readonly (number | null)[];
}

/** The subject of one line of a figure, as its table heads it. */
export const ROW_NAMES = {
  modules: "Module",
  steps: "Step",
  skills: "Skill",
  days: "Day",
  models: "Model",
  groups: "Group",
} as const;

/** The figures that a chart draws and the table behind it tells. */
export interface FigureData {
  readonly series: readonly FigureSeries[];
  readonly rowsAre: keyof typeof ROW_NAMES;
  readonly rows: readonly FigureRow[];
  /** Whether the bars of a line are parts of a whole. */
  readonly stacked: boolean;
  /** Where the scale ends; null for the largest value. */
  readonly most: number | null;
  /** Where the first series are points of a line: how many days each of them stands for. */
  readonly afterDays?: readonly number[];
}

const NUMBER = new Intl.NumberFormat("en");

/** "1,204". */
export function formatCount(value: number): string {
  return NUMBER.format(value);
}

/** A share of 0 to 1 as "75%". */
export function formatShare(value: number): string {
  return `${Math.round(value * 100)}%`;
}

/** "6.5 min". */
export function formatMinutes(value: number): string {
  return `${NUMBER.format(value)} min`;
}

const DOLLARS = new Intl.NumberFormat("en", { style: "currency", currency: "USD" });

/** "$0.25". */
export function formatDollars(value: number): string {
  return DOLLARS.format(value);
}

/** A value in words, for a cell or a bar's label. */
export function formatValue(value: number | null | undefined, series: FigureSeries): string {
  return value === null || value === undefined ? "–" : series.format(value);
}
