// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildGroup } from "../../testing/build-group.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { buildClass, buildModule } from "./build-class.ts";
import { ClassScreen } from "./class-screen.tsx";

const PATH = "/api/admin/class";
const GROUPS = "/api/admin/groups";
const SPRING = buildGroup();

function renderScreen(answers: Parameters<typeof stubCalls>[0]) {
  const noGroups = () => buildJsonResponse({ groups: [], sees_all_students: true });
  const calls = stubCalls({ [GROUPS]: noGroups, ...answers });
  const onOpenStudent = vi.fn<(studentId: string, dialogueId?: string) => void>();
  renderOnPage(<ClassScreen userId="u-9" onOpenReport={() => {}} onOpenStudent={onOpenStudent} />);
  return { ...calls, onOpenStudent };
}

const tried = buildModule(2, {
  locked: 1,
  not_started: 2,
  started: 3,
  completed: 1204,
  dialogues: { total: 9, active: 1, success: 4, failure: 3, abandoned: 1 },
  minutes_median: 6.5,
  minutes_mean: 7.2,
  practice_success_rate: 4 / 7,
  checks_finished: 4,
  checks_passed: 1,
  check_score: 0.5,
});

const busyClass = buildClass({
  student_total: 1210,
  modules: buildClass().modules.map((each) => (each.module_id === 2 ? tried : each)),
  steps: [{ module_id: 2, step: 2, failed: 3, abandoned: 1 }],
  agreement: { decided: 8, agreed: 6, rate: 0.75 },
  misconceptions: [
    {
      module_id: 2,
      step: 0,
      misconception_id: "reason-as-conclusion",
      correction: "Ask what it is used for.",
      times: 3,
      students: 1,
      examples: [
        { student_id: "s-1", dialogue_id: "d-1", position: 2, message_text: "<b>It is this</b>" },
      ],
    },
  ],
});

/** A line of a figure's table, cell by cell. */
function lineOf(figure: string, name: string): (string | null)[] {
  const table = screen.getByRole("region", { name: `${figure}: figures`, hidden: true });
  const row = within(table).getByRole("rowheader", { name, hidden: true }).closest("tr");
  return [...(row?.querySelectorAll("td") ?? [])].map(({ textContent }) => textContent);
}

const MODULE_2 = "2. Evaluating an Argument's Key Missing Information";

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the class screen", () => {
  test("has the figures of every chart in a table", async () => {
    renderScreen({ [PATH]: () => buildJsonResponse(busyClass) });
    await screen.findByRole("heading", { name: "Modules" });
    expect(lineOf("Modules", MODULE_2)).toEqual(["1,204", "3", "2", "1"]);
    expect(lineOf("Where dialogues fail", "2.3 Key missing information")).toEqual(["3", "1", "9"]);
    expect(lineOf("Where dialogues fail", "2.1 Conclusion")).toEqual(["0", "0", "9"]);
    expect(lineOf("Time per dialogue", MODULE_2)).toEqual(["6.5 min", "7.2 min", "9", "1"]);
    const transfer = lineOf("Practice and unaided checks", MODULE_2);
    expect(transfer).toEqual(["57%", "25%", "50%", "7", "4"]);
  });

  test("draws a chart of each", async () => {
    renderScreen({ [PATH]: () => buildJsonResponse(busyClass) });
    // They come one after the other.
    await waitFor(() => {
      expect(screen.getAllByRole("img", { name: /^Bar chart: / })).toHaveLength(4);
    });
  });

  test("draws what is left as a line a module, and tells nothing of fewer than five", async () => {
    const lasting = {
      same_day: { checks: 9, score: 0.9 },
      day: { checks: 5, score: 0.8 },
      week: { checks: 4, score: 0.1 },
      month: { checks: 0, score: null },
    };
    const modules = busyClass.modules.map((each) =>
      each.module_id === 2 ? { ...each, lasting } : each,
    );
    renderScreen({ [PATH]: () => buildJsonResponse({ ...busyClass, modules }) });
    const name = "What is left after a week and a month";
    const chart = await screen.findByRole("img", { name: new RegExp(`^Line chart: ${name}`, "u") });
    expect(chart.querySelectorAll("svg")).toHaveLength(1);
    expect(chart.querySelectorAll("circle")).toHaveLength(2);
    expect(lineOf(name, MODULE_2)).toEqual(["90%", "80%", "–", "–", "9", "5", "4", "0"]);
  });

  test("names misconceptions with what students wrote, and opens the dialogue", async () => {
    const { onOpenStudent } = renderScreen({ [PATH]: () => buildJsonResponse(busyClass) });
    await screen.findByRole("heading", { name: "Students take a reason for the conclusion" });
    expect(screen.getByText("Module 2, Conclusion · 3 times by 1 student")).toBeDefined();
    expect(screen.getByText("<b>It is this</b>")).toBeDefined();
    fireEvent.click(screen.getByText("Open the dialogue"));
    expect(onOpenStudent).toHaveBeenCalledExactlyOnceWith("s-1", "d-1", 2);
  });

  test("tells how many automatic grades supervisors confirmed", async () => {
    renderScreen({ [PATH]: () => buildJsonResponse(busyClass) });
    expect(await screen.findByText("6 of 8 (75%)")).toBeDefined();
  });

  test("says where there is nothing yet", async () => {
    renderScreen({ [PATH]: () => buildJsonResponse(buildClass()) });
    for (const words of [
      "There are no students here yet.",
      "No dialogue has failed or been left yet.",
      "No dialogue has ended yet.",
      "Nobody has finished a dialogue or a check yet.",
      "There are none yet.",
      "None reviewed yet",
    ]) {
      expect(await screen.findByText(words)).toBeDefined();
    }
  });

  test("can be narrowed to one group, and stays so for the next visit", async () => {
    renderScreen({
      [PATH]: () => buildJsonResponse(busyClass),
      [GROUPS]: () => buildJsonResponse({ groups: [SPRING], sees_all_students: false }),
      [`${PATH}?group_id=g-1`]: () => buildJsonResponse(buildClass({ student_total: 2 })),
    });
    const choice = await screen.findByLabelText("Group");
    expect(within(choice).getByRole("option", { name: "All of your groups" })).toBeDefined();
    fireEvent.change(choice, { target: { value: "g-1" } });
    await screen.findByText("There are none yet.");
    cleanup();
    const { sentTo } = renderScreen({
      [GROUPS]: () => buildJsonResponse({ groups: [SPRING], sees_all_students: false }),
      [`${PATH}?group_id=g-1`]: () => buildJsonResponse(buildClass({ student_total: 2 })),
    });
    expect((await screen.findByLabelText<HTMLSelectElement>("Group")).value).toBe("g-1");
    expect(sentTo(PATH)).toEqual([]);
  });

  test("says when it was counted, and counts again", async () => {
    const { sentTo } = renderScreen({ [PATH]: () => buildJsonResponse(busyClass) });
    expect((await screen.findByText(/^Updated at/)).querySelector("time")).not.toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(sentTo(PATH)).toHaveLength(2));
  });

  test("can be tried again when it failed", async () => {
    let refused = true;
    renderScreen({
      [PATH]: () =>
        refused ? buildRefusal(403, "not_yours", "Not yours.") : buildJsonResponse(busyClass),
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Not yours.");
    refused = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Modules" })).toBeDefined();
  });
});
