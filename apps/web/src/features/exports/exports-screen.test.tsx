// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildGroup } from "../../testing/build-group.ts";
import { buildJsonResponse, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { ExportsScreen } from "./exports-screen.tsx";

const SPRING = buildGroup();

function renderScreen(groups: object[]) {
  stubCalls({
    "/api/admin/groups": () => buildJsonResponse({ groups, sees_all_students: true }),
  });
  renderOnPage(<ExportsScreen />);
}

/** Where each file comes from, and that the browser saves it. */
function listFiles() {
  return screen.getAllByRole<HTMLAnchorElement>("link").map((link) => {
    expect(link.hasAttribute("download")).toBe(true);
    return [link.getAttribute("aria-label"), link.getAttribute("href")];
  });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the exports", () => {
  test("are six files that the browser saves", () => {
    renderScreen([]);
    expect(listFiles()).toEqual([
      ["Download XLSX: Mark book", "/api/admin/export/students.xlsx"],
      ["Download XLSX: Dialogues as a spreadsheet", "/api/admin/export/dialogues.xlsx"],
      ["Download CSV: Students", "/api/admin/export/students.csv"],
      ["Download CSV: Dialogues", "/api/admin/export/dialogues.csv"],
      ["Download JSONL: Transcripts", "/api/admin/export/transcripts.jsonl"],
      ["Download JSON: xAPI statements", "/api/admin/export/xapi.json"],
    ]);
  });

  test("can be narrowed to one group", async () => {
    renderScreen([SPRING]);
    fireEvent.change(await screen.findByLabelText("Group"), { target: { value: "g-1" } });
    for (const [, address] of listFiles()) expect(address).toMatch(/\?group_id=g-1$/);
  });
});
