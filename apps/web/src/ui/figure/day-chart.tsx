import { BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { drawBars } from "./draw-bars.tsx";
import type { FigureData } from "./figure-data.ts";
import { FigureLegend } from "./figure-legend.tsx";

/** Pixels. */
const HEIGHT = 220;
const SCALE = 56;
const NAMES_APART = 24;

const TICK = { fill: "var(--ink-soft)", fontSize: 14 };
const SHORT = new Intl.NumberFormat("en", { notation: "compact" });

/** Standing bars, a day beside the other. Screen readers are told that the table has the same. */
export function DayChart({ title, data }: { title: string; data: FigureData }) {
  const drawn = data.series.filter(({ tone }) => tone !== null);
  return (
    <>
      {drawn.length > 1 && <FigureLegend series={drawn} />}
      <div
        role="img"
        aria-label={`Bar chart: ${title}. The table below has the same figures.`}
        className="figure-chart"
      >
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <BarChart
            data={[...data.rows]}
            accessibilityLayer={false}
            maxBarSize={28}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="short"
              tick={TICK}
              axisLine={{ stroke: "var(--line-strong)" }}
              tickLine={false}
              minTickGap={NAMES_APART}
            />
            <YAxis
              width={SCALE}
              tick={TICK}
              axisLine={false}
              tickLine={false}
              tickFormatter={(value: number) => SHORT.format(value)}
            />
            {drawBars(data, drawn)}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </>
  );
}
