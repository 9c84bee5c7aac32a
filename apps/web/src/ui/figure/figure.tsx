import { useId, type ReactNode } from "react";
import { lazyPart } from "../lazy-part.ts";
import { OptionalPart } from "../optional-part.tsx";
import type { FigureData } from "./figure-data.ts";
import { FigureTable } from "./figure-table.tsx";
import "../../styles/figure.css";

const FigureChart = lazyPart(async () => (await import("./figure-chart.tsx")).FigureChart);
const LineCharts = lazyPart(async () => (await import("./line-charts.tsx")).LineCharts);
const DayChart = lazyPart(async () => (await import("./day-chart.tsx")).DayChart);

interface FigureProps {
  title: string;
  /** The figure's subject, and how it is counted. */
  children: ReactNode;
  /** Null: there is nothing to draw yet. */
  data: FigureData | null;
  /** Said where there is nothing. */
  empty: string;
}

/** A chart with the same figures as a table behind it. Without the chart's file, the table stands alone. */
export function Figure({ title, children, data, empty }: FigureProps) {
  const id = useId();
  const Bars = data?.rowsAre === "days" ? DayChart : FigureChart;
  const Chart = data?.afterDays === undefined ? Bars : LineCharts;
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 sm:p-7">
      <h2 id={id} className="heading-2">
        {title}
      </h2>
      <p className="mt-1 max-w-[65ch] text-ink-soft">{children}</p>
      {data === null ? (
        <p className="mt-5">{empty}</p>
      ) : (
        <>
          <OptionalPart fallback={null}>
            <Chart title={title} data={data} />
          </OptionalPart>
          <details className="mt-4">
            <summary className="figure-disclosure">Show the figures as a table</summary>
            <FigureTable title={title} data={data} />
          </details>
        </>
      )}
    </section>
  );
}
