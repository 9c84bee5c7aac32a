// @vitest-environment jsdom
import type { ClassReportReply } from "@elenchus/contract/admin-report";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildJsonResponse, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { ReportScreen } from "./report-screen.tsx";

const REPORT: ClassReportReply = {
  group_name: "Spring",
  student_total: 12,
  modules: ([1, 2, 3, 4, 5, 6, 7] as const).map((module_id) => ({
    module_id,
    completed: module_id === 1 ? 6 : null,
    started: null,
    not_begun: null,
    first_success: module_id === 1 ? 0.4 : null,
    latest_success: module_id === 1 ? 0.9 : null,
    checks_passed: null,
    after_week: null,
    after_month: null,
  })),
  withheld_modules: { completed: 0, started: 0.1, not_begun: 0.9 },
  misconceptions: [
    { module_id: 1, step: 0, misconception_id: "reason-as-conclusion", students: 7 },
  ],
  work: [
    {
      assignment_id: "a-1",
      module_id: 1,
      goal: "success",
      issue: null,
      due: "2026-12-01T10:00:00.000Z",
      done: 7,
      late: null,
      missing: null,
      other: null,
    },
  ],
};

function renderScreen(report: object = REPORT) {
  stubCalls({
    "/api/admin/report_groups": () =>
      buildJsonResponse({
        groups: [
          { group_id: "g-1", group_name: "Spring" },
          { group_id: "g-2", group_name: "Autumn" },
        ],
      }),
    "/api/admin/class_report?group_id=g-1": () => buildJsonResponse(report),
    "/api/admin/class_report?group_id=g-2": () =>
      buildJsonResponse({
        group_name: "Autumn",
        student_total: null,
        modules: [],
        withheld_modules: null,
        misconceptions: [],
        work: [],
      }),
  });
  renderOnPage(<ReportScreen userId="u-9" />);
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe("the class report", () => {
  test("tells counts and shares, and what is withheld in words", async () => {
    renderScreen();
    const progress = await screen.findByRole("region", { name: "Table: Progress" });
    const [, first, ...others] = within(progress).getAllByRole("row");
    expect(first?.textContent).toMatch(/Reasons6fewer than fivefewer than five$/u);
    expect(others.map(({ textContent }) => textContent)).toEqual([
      "The other modules together0%10%90%",
    ]);
    const growth = screen.getByRole("region", { name: "Table: Growth and what lasts" });
    const [, grown, ...none] = within(growth).getAllByRole("row");
    expect(grown?.textContent).toContain("40%90%");
    expect(none).toEqual([]);
    expect(screen.getByText(/^Students take a reason for the conclusion\./u).textContent).toContain(
      "7 students, in module 1",
    );
    const work = screen.getByRole("region", { name: "Table: Set work" });
    expect(within(work).getAllByRole("row")[1]?.textContent).toContain("7fewer than five");
  });

  test("of too few says nothing", async () => {
    renderScreen();
    fireEvent.change(await screen.findByLabelText("Group"), { target: { value: "g-2" } });
    expect(await screen.findByText(/^A report needs 5 students or more/u)).toBeDefined();
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("of a small group tells all modules together, and from how many on there is more", async () => {
    const nothing = { completed: null, first_success: null, latest_success: null };
    renderScreen({
      ...REPORT,
      student_total: 8,
      modules: REPORT.modules.map((each) => ({ ...each, ...nothing })),
    });
    const progress = await screen.findByRole("region", { name: "Table: Progress" });
    expect(within(progress).getAllByRole("row")[1]?.textContent).toBe(
      "All modules together0%10%90%",
    );
    expect(screen.getByText(/from ten on, single modules, too/u)).toBeDefined();
    expect(screen.queryByRole("region", { name: "Table: Growth and what lasts" })).toBeNull();
  });

  test("is printed alone", async () => {
    renderScreen();
    await screen.findByRole("region", { name: "Table: Progress" });
    const print = vi.fn<() => void>();
    vi.stubGlobal("print", print);
    fireEvent.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
    const paper = screen.getByRole("article");
    expect(paper.className).toContain("print-alone");
    expect(within(paper).queryByRole("button")).toBeNull();
  });
});
