import { Bar, Tooltip } from "recharts";
import { ChartNote } from "./chart-note.tsx";
import type { FigureData, FigureSeries } from "./figure-data.ts";

/** The bars of the series that are drawn, and the note on the row that is pointed at: children of a `BarChart`. */
export function drawBars(data: FigureData, drawn: readonly FigureSeries[]) {
  return [
    <Tooltip
      key=""
      isAnimationActive={false}
      cursor={{ fill: "var(--sunken)", fillOpacity: 0.6 }}
      content={<ChartNote data={data} />}
    />,
    ...drawn.map((series) => (
      <Bar
        key={series.name}
        dataKey={`values[${data.series.indexOf(series)}]`}
        {...(data.stacked ? { stackId: "whole" } : {})}
        className={`tone-${series.tone}`}
        isAnimationActive={false}
      />
    )),
  ];
}
