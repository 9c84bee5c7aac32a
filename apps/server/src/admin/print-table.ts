/** A column: what stands above it, and whether it holds figures, which end where they all end. */
export interface Column {
  readonly title: string;
  readonly isFigure?: boolean;
}

/** Rows in columns, as wide as they need to be. */
export function printTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): string {
  const all = [columns.map(({ title }) => title), ...rows];
  const widths = columns.map((_, index) => Math.max(...all.map((row) => row[index]?.length ?? 0)));
  const printRow = (row: readonly string[]): string =>
    columns
      .map(({ isFigure }, index) => {
        const [cell, width] = [row[index] ?? "", widths[index] ?? 0];
        return isFigure === true ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd();
  return all.map(printRow).join("\n");
}
