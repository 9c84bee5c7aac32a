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
    const [, first] = within(progress).getAllByRole("row");
    expect(first?.textContent).toMatch(/Reasons6fewer than fivefewer than five$/u);
    const growth = screen.getByRole("region", { name: "Table: Growth and what lasts" });
    expect(within(growth).getAllByRole("row")[1]?.textContent).toContain("40%90%");
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
