import { formatValue, type FigureData } from "./figure-data.ts";

interface ChartNoteProps {
  data: FigureData;
  /** The chart says these: whether the pointer is on a line, and what stands beside it. */
  active?: boolean;
  label?: string;
}

/** Every figure of the line under the pointer. */
export function ChartNote({ data, active = false, label }: ChartNoteProps) {
  const row = data.rows.find(({ name, short }) => name === label || short === label);
  if (!active || row === undefined) return null;
  return (
    <div className="max-w-72 rounded-lg border border-line bg-surface px-4 py-3 text-[0.9375rem] leading-snug shadow-lift-high">
      <p className="font-semibold whitespace-normal">{row.name}</p>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5">
        {data.series.map((series, index) => (
          <div key={series.name} className="contents">
            <dt className="whitespace-normal text-ink-soft">{series.name}</dt>
            <dd className="text-right tabular-nums">{formatValue(row.values[index], series)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
