// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { renderOnPage } from "../../testing/test-render.tsx";
import { VerdictRecord } from "./verdict-record.tsx";

const judged = { kind: "dialogue", id: "d-1" } as const;

const untouched = {
  machine_outcome: "failure",
  verdicts: [],
  review: null,
} as const;

const overturned = {
  machine_outcome: "failure",
  outcome: "success",
  reason: "<i>She did.</i>",
  decided_at: "2026-11-21T12:00:00.000Z",
  supervisor_name: "Sam Supervisor",
} as const;

afterEach(cleanup);

const record = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

describe("the record of verdicts", () => {
  test("has the machine's verdict, and a way to overturn it", () => {
    renderOnPage(<VerdictRecord judged={judged} record={{ ...untouched, verdicts: [] }} />);
    expect(record()).toEqual(["Graded as a failure automatically"]);
    expect(screen.getByRole("button", { name: "Overturn the outcome" })).toBeDefined();
  });

  test("keeps both verdicts, with who decided and why", () => {
    const confirmed = { ...overturned, outcome: "failure", supervisor_name: null } as const;
    const verdicts = [overturned, { ...confirmed, decided_at: "2026-11-20T12:00:00.000Z" }];
    renderOnPage(<VerdictRecord judged={judged} record={{ ...untouched, verdicts }} />);
    const [latest, before, machine] = record();
    expect(latest).toMatch(/^Success, overturned by Sam Supervisor, November 21, 2026/);
    expect(latest).toContain("<i>She did.</i>");
    expect(before).toMatch(/^Failure, confirmed by a supervisor who has left/);
    expect(machine).toBe("Graded as a failure automatically");
    expect(screen.getByRole("button", { name: "Decide again" })).toBeDefined();
  });

  test("tells that the learner waits for a review, with the note", () => {
    const review = {
      note: "I named it.",
      requested_at: "2026-11-20T10:00:00.000Z",
      answered_at: null,
    };
    renderOnPage(<VerdictRecord judged={judged} record={{ ...untouched, verdicts: [], review }} />);
    expect(screen.getByText(/asked for a review on .*is waiting for an answer\.$/)).toBeDefined();
    expect(screen.getByText("I named it.")).toBeDefined();
  });

  test("of an unaided check says passed and not passed", () => {
    const check = { kind: "check", id: "c-1" } as const;
    const decided = { ...untouched, verdicts: [overturned] };
    renderOnPage(<VerdictRecord judged={check} record={decided} />);
    const [latest, machine] = record();
    expect(latest).toMatch(/^Passed, overturned by Sam Supervisor/);
    expect(machine).toBe("Graded as not passed automatically");
  });

  test("of what is gone stays, and nothing more is decided", () => {
    const decided = { ...untouched, verdicts: [overturned] };
    renderOnPage(<VerdictRecord judged={judged} record={decided} isClosed />);
    expect(record()).toHaveLength(2);
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("is none of a dialogue that did not end by itself", () => {
    const left = { ...untouched, verdicts: [], machine_outcome: null };
    expect(
      renderOnPage(<VerdictRecord judged={judged} record={left} />).container.textContent,
    ).toBe("");
  });
});
