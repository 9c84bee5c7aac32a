// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildSkill } from "../../testing/build-growth.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { measureGrowth } from "../../lib/growth.ts";
import { drawGrowth } from "./draw-growth.ts";
import { GrowthFigure } from "./growth-figure.tsx";

const skills = [
  buildSkill({ records: [{ alone: 1, helped: 0, pointed: 0, told: 0 }] }),
  buildSkill({
    title: "Factual assumptions",
    module_id: 3,
    records: [
      ...Array.from({ length: 5 }, () => ({ alone: 1, helped: 1, pointed: 0, told: 2 })),
      { alone: 0, helped: 0, pointed: 0, told: 1 },
    ],
    checks: [0.5],
  }),
];

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("growth stands as a table behind its figure, with the weakest skill and what to do about it", async () => {
  stubCalls({ "/api/growth": () => buildJsonResponse({ skills }) });
  const onPractise = vi.fn<(module: number | null) => void>();
  renderOnPage(<GrowthFigure onPractise={onPractise} />);
  const next = await screen.findByRole("region", { name: "What to practise next" });
  expect(next.textContent).toContain("factual assumptions (module 3). You found 25% alone lately.");
  fireEvent.click(within(next).getByRole("button", { name: "Practise this" }));
  expect(onPractise).toHaveBeenCalledExactlyOnceWith(3);
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "SkillAloneWith a hintBy pointingTold or left open",
    "Conclusion, latest 1100%0%0%0%",
    "Factual assumptions, latest 525%25%0%50%",
    "Factual assumptions, 1 before0%0%0%100%",
    "Factual assumptions, unaided checks50%0%0%50%",
  ]);
});

test("growth that did not come is asked for again", async () => {
  const answers = [() => buildRefusal(400, "no", "Not now."), () => buildJsonResponse({ skills })];
  stubCalls({ "/api/growth": () => answers.shift()?.() ?? Response.error() });
  renderOnPage(<GrowthFigure onPractise={() => {}} />);
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded. Not now.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "How you found things" })).toBeDefined();
});

test("beside its bar each skill has its own name, where there is little room too", () => {
  expect(drawGrowth(measureGrowth(skills)).rows.map(({ short }) => short)).toEqual([
    "Conclusion, now",
    "Factual assumptions, now",
    "Factual assumptions, before",
    "Factual assumptions, unaided",
  ]);
});
