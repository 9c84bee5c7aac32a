// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { formatShare, type FigureData } from "./figure-data.ts";
import { LineCharts } from "./line-charts.tsx";

const share = (name: string) => ({ name, tone: "strong" as const, format: formatShare });

const DATA: FigureData = {
  series: ["Same day", "After a day", "After a week", "After a month"].map(share),
  rowsAre: "modules",
  rows: [
    { name: "1. First", short: "Module 1", values: [0.9, 0.8, null, 0.5] },
    { name: "2. Second", short: "Module 2", values: [null, null, 0.6, null] },
    { name: "3. Third", short: "Module 3", values: [null, null, null, null] },
  ],
  stacked: false,
  most: 1,
  afterDays: [0, 1, 7, 30],
};

afterEach(cleanup);

test("each row that is known of has a line of its own, from point to point", () => {
  render(<LineCharts title="What is left" data={DATA} />);
  const chart = screen.getByRole("img", {
    name: "Line chart: What is left. The table below has the same figures.",
  });
  expect([...chart.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "1. First",
    "2. Second",
  ]);
  const [first, second] = chart.querySelectorAll("svg");
  expect(first?.querySelectorAll("circle")).toHaveLength(3);
  expect(first?.querySelector("polyline")?.getAttribute("points")?.split(" ")).toHaveLength(3);
  const said = [...(first?.querySelectorAll(".figure-value") ?? [])];
  expect(said.map(({ textContent }) => textContent)).toEqual(["90%", "50%"]);
  expect(second?.querySelectorAll("circle")).toHaveLength(1);
});

test("less stands lower, and later further right", () => {
  render(<LineCharts title="What is left" data={DATA} />);
  const [line] = document.querySelectorAll("polyline");
  const points = (line?.getAttribute("points") ?? "")
    .split(" ")
    .map((point) => point.split(",").map(Number));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  expect(xs).toEqual(xs.toSorted((one = 0, other = 0) => one - other));
  expect(ys).toEqual(ys.toSorted((one = 0, other = 0) => one - other));
});
