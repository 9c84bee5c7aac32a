import { BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { useMediaQuery } from "../../hooks/use-media-query.ts";
import { drawBars } from "./draw-bars.tsx";
import type { FigureData } from "./figure-data.ts";
import { FigureLegend } from "./figure-legend.tsx";

/** Pixels. */
const BAR = 20;
const BAR_GAP = 14;
const SCALE = 30;
const SHORT_NAMES = 92;
/** "Flawed statistical / reasoning, unaided": two lines of a phone. */
const SKILL_NAMES = 140;
const LONG_NAMES = 250;
const WRAPPED_NAMES = 160;

const TICK = { fill: "var(--ink-soft)", fontSize: 14 };
const SMALL_TICK = { ...TICK, fontSize: 13 };

function drawScale(data: FigureData) {
  const [first] = data.series;
  return (
    <XAxis
      type="number"
      height={SCALE}
      tick={TICK}
      axisLine={false}
      tickLine={false}
      allowDecimals={!data.stacked}
      domain={[0, data.most ?? "auto"]}
      tickFormatter={(value: number) => first?.format(value) ?? ""}
    />
  );
}

/** How the names beside the bars are drawn: steps always in words, since their numbers alone say nothing. */
function chooseNames({ rowsAre }: FigureData, isRoomy: boolean) {
  if (isRoomy && (rowsAre === "steps" || rowsAre === "skills"))
    return { dataKey: "name", width: LONG_NAMES, tick: TICK };
  if (rowsAre === "steps") return { dataKey: "name", width: WRAPPED_NAMES, tick: SMALL_TICK };
  const width = rowsAre === "skills" ? SKILL_NAMES : SHORT_NAMES;
  return { dataKey: "short", width, tick: TICK };
}

function drawNames(data: FigureData, isRoomy: boolean) {
  return (
    <YAxis
      type="category"
      {...chooseNames(data, isRoomy)}
      axisLine={{ stroke: "var(--line-strong)" }}
      tickLine={false}
      interval={0}
    />
  );
}

/** Lying bars, one line a row. Screen readers are told that the table has the same. */
export function FigureChart({ title, data }: { title: string; data: FigureData }) {
  const isRoomy = useMediaQuery("(min-width: 40rem)");
  const drawn = data.series.filter(({ tone }) => tone !== null);
  const thickness = BAR * (data.stacked ? 1 : drawn.length) + BAR_GAP;
  return (
    <>
      <FigureLegend series={drawn} />
      <div
        role="img"
        aria-label={`Bar chart: ${title}. The table below has the same figures.`}
        className="figure-chart"
      >
        <ResponsiveContainer width="100%" height={data.rows.length * thickness + SCALE}>
          <BarChart
            layout="vertical"
            data={[...data.rows]}
            accessibilityLayer={false}
            barSize={BAR}
            barGap={0}
            margin={{ top: 0, right: 24, bottom: 0, left: 0 }}
          >
            <CartesianGrid horizontal={false} stroke="var(--line)" />
            {drawScale(data)}
            {drawNames(data, isRoomy)}
            {drawBars(data, drawn)}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </>
  );
}
