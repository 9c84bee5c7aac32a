// @vitest-environment jsdom
import type { DistressFlag, StudentRecord } from "@elenchus/contract/session";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../lib/test-fetch.ts";
import { renderOnPage } from "../../lib/test-render.tsx";
import { DistressFlagsPanel } from "./distress-flags-panel.tsx";

const PATH = "/api/acknowledge_distress_flag";

function buildFlag(changes: Partial<DistressFlag> = {}): DistressFlag {
  return {
    flag_id: 1,
    place: "dialogue",
    session_id: "s-1",
    raised_at: "2026-11-20T10:00:00.000Z",
    acknowledged_at: null,
    ...changes,
  };
}

function buildRecord(firstName: string, flags: DistressFlag[]): StudentRecord {
  return {
    student_first_name: firstName,
    student_last_name: "Demo",
    total_completed_passages: 0,
    total_failed_passages: 0,
    num_attempted_passages: {},
    num_completed_passages: {},
    num_failed_passages: {},
    student_sessions: {},
    transfer_checks: {},
    distress_flags: flags,
  };
}

function renderPanel(students: Record<string, StudentRecord>) {
  const onAcknowledged = vi.fn<(flagId: number) => void>();
  const panel = (
    <DistressFlagsPanel userId="u-9" students={students} onAcknowledged={onAcknowledged} />
  );
  return { onAcknowledged, ...renderOnPage(panel) };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("DistressFlagsPanel", () => {
  test("names who may need help, newest first, and leaves out what was seen", () => {
    renderPanel({
      a: buildRecord("Ada", [buildFlag(), buildFlag({ flag_id: 2, acknowledged_at: "2026" })]),
      b: buildRecord("Bob", [
        buildFlag({ flag_id: 3, place: "interest", raised_at: "2026-11-20T11:00:00.000Z" }),
      ]),
    });
    const items = screen.getAllByRole("listitem").map((item) => item.textContent ?? "");
    expect(items).toHaveLength(2);
    expect(items[0]).toContain("Bob Demo, as an interest");
    expect(items[1]).toContain("Ada Demo, in a dialogue");
  });

  test("is not there when there is nothing to say", () => {
    const { container } = renderPanel({ a: buildRecord("Ada", []) });
    expect(container.textContent).toBe("");
  });

  test("marks one as seen", async () => {
    const { sentTo } = stubCalls({ [PATH]: () => buildJsonResponse({ success: true }) });
    const { onAcknowledged } = renderPanel({ a: buildRecord("Ada", [buildFlag()]) });
    fireEvent.click(screen.getByRole("button", { name: /^Mark as seen: Ada Demo/ }));
    await vi.waitFor(() => expect(onAcknowledged).toHaveBeenCalledExactlyOnceWith(1));
    expect(sentTo(PATH)).toEqual([{ user_id: "u-9", flag_id: 1 }]);
  });

  test("says so when that fails, and keeps it", async () => {
    stubCalls({ [PATH]: () => buildRefusal(404, "no_such_flag", "This note is not there.") });
    const { onAcknowledged } = renderPanel({ a: buildRecord("Ada", [buildFlag()]) });
    fireEvent.click(screen.getByRole("button", { name: /^Mark as seen/ }));
    expect((await screen.findByRole("alert")).textContent).toContain("could not be marked");
    expect(onAcknowledged).not.toHaveBeenCalled();
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });
});
