import type { FigureData, FigureRow } from "./figure-data.ts";

/** Of the drawing, in its own units, which are about a pixel each. */
const WIDTH = 230;
const HEIGHT = 150;
const SCALE_END = 38;
const LEFT = 60;
const RIGHT = 212;
const TOP = 22;
const BOTTOM = 116;
const SCALE = [0, 0.5, 1];

interface LineChartsProps {
  title: string;
  data: FigureData;
}

/** A small line a row, of what there is so many days after. Screen readers are told that the table has the same. */
export function LineCharts({ title, data }: LineChartsProps) {
  const { afterDays: days = [] } = data;
  const known = data.rows.filter(({ values }) =>
    values.slice(0, days.length).some((value) => value !== null),
  );
  return (
    <div
      role="img"
      aria-label={`Line chart: ${title}. The table below has the same figures.`}
      className="figure-lines"
    >
      {known.map((row) => (
        <div key={row.name}>
          <p>{row.name}</p>
          <LineChart row={row} data={data} days={days} />
        </div>
      ))}
    </div>
  );
}

interface LineChartProps {
  row: FigureRow;
  data: FigureData;
  days: readonly number[];
}

function LineChart({ row, data, days }: LineChartProps) {
  const format = data.series[0]?.format ?? String;
  const last = Math.max(...days, 1);
  // Most is forgotten in the first days: they get the more room.
  const placeOf = (day: number) => LEFT + (RIGHT - LEFT) * Math.sqrt(day / last);
  const heightOf = (value: number) => BOTTOM - (BOTTOM - TOP) * value;
  const points = days.flatMap((day, index) => {
    const value = row.values[index] ?? null;
    return value === null
      ? []
      : [{ day, x: placeOf(day), y: heightOf(value), text: format(value) }];
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {SCALE.map((value) => (
        <g key={value}>
          <line
            className="figure-rule"
            x1={SCALE_END + 6}
            x2={WIDTH}
            y1={heightOf(value)}
            y2={heightOf(value)}
          />
          <text x={SCALE_END} y={heightOf(value) + 4} textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {days.map((day) => (
        <text key={day} x={placeOf(day)} y={BOTTOM + 17} textAnchor="middle">
          {day}
        </text>
      ))}
      <text x={RIGHT} y={HEIGHT - 2} textAnchor="end">
        days after
      </text>
      <polyline className="figure-line" points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {points.map(({ day, x, y, text }, index) => (
        <g key={day}>
          <circle className="figure-point" cx={x} cy={y} r="4.5" />
          {(index === 0 || index === points.length - 1) && (
            <text className="figure-value" x={x} y={y - 9} textAnchor="middle">
              {text}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
