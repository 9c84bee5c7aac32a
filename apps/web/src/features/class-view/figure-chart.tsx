import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useMediaQuery } from "../../hooks/use-media-query.ts";
import { ChartNote } from "./chart-note.tsx";
import type { FigureData, FigureSeries } from "./figure-data.ts";

interface Drawn {
  readonly series: FigureSeries;
  readonly key: number;
}

const AXIS = { fill: "var(--ink-soft)", fontSize: 14 };
/** Pixels. */
const BAR = 20;
const BAR_GAP = 14;
const SCALE = 30;

function drawnSeries(data: FigureData): Drawn[] {
  return data.series.flatMap((series, key) => (series.tone === null ? [] : { series, key }));
}

function heightOf({ rows, stacked }: FigureData, drawn: number): number {
  return rows.length * (BAR * (stacked ? 1 : drawn) + BAR_GAP) + SCALE;
}

function Legend({ drawn }: { drawn: readonly Drawn[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
      {drawn.map(({ series: { name, tone } }) => (
        <li key={name} className="flex items-center gap-2">
          <span aria-hidden="true" className={`figure-swatch tone-${tone}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Lying bars, one line a row. Says to screen readers that the table has the same. */
export function FigureChart({ title, data }: { title: string; data: FigureData }) {
  const isRoomy = useMediaQuery("(min-width: 48rem)");
  const drawn = drawnSeries(data);
  const [first] = drawn;
  const hasLongNames = isRoomy && data.rows.some(({ name }) => !/^\d\. /.test(name));
  return (
    <>
      <Legend drawn={drawn} />
      <div
        role="img"
        aria-label={`Bar chart: ${title}. The table below has the same figures.`}
        className="figure-chart"
      >
        <ResponsiveContainer width="100%" height={heightOf(data, drawn.length)}>
          <BarChart
            layout="vertical"
            data={[...data.rows]}
            accessibilityLayer={false}
            barSize={BAR}
            barGap={0}
            margin={{ top: 0, right: 24, bottom: 0, left: 0 }}
          >
            <CartesianGrid horizontal={false} stroke="var(--line)" />
            <XAxis
              type="number"
              height={SCALE}
              tick={AXIS}
              axisLine={false}
              tickLine={false}
              allowDecimals={data.most === 1 || !data.stacked}
              domain={[0, data.most ?? "auto"]}
              tickFormatter={(value: number) => first?.series.format(value) ?? ""}
            />
            <YAxis
              type="category"
              dataKey={hasLongNames ? "name" : "short"}
              width={hasLongNames ? 250 : 80}
              tick={AXIS}
              axisLine={{ stroke: "var(--line-strong)" }}
              tickLine={false}
              interval={0}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: "var(--sunken)", fillOpacity: 0.6 }}
              content={({ active, label }) =>
                active === true && <ChartNote data={data} label={String(label)} />
              }
            />
            {drawn.map(({ series, key }) => (
              <Bar
                key={series.name}
                name={series.name}
                dataKey={`values[${key}]`}
                {...(data.stacked ? { stackId: "whole" } : {})}
                className={`tone-${series.tone}`}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </>
  );
}
