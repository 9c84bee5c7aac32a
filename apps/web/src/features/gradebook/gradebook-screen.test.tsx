// @vitest-environment jsdom
import type { GradebookReply } from "@elenchus/contract/admin-gradebook";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { OpenStudent } from "../../lib/admin-section.ts";
import { buildAssignment } from "../../testing/build-assignment.ts";
import { buildGroup } from "../../testing/build-group.ts";
import { buildJsonResponse, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { GradebookScreen } from "./gradebook-screen.tsx";

const BOOK = "/api/admin/gradebook?group_id=g-1";
const MARK = "/api/admin/mark_work";
const RELEASE = "/api/admin/release_marks";

const book: GradebookReply = {
  assignments: [buildAssignment()],
  students: [
    {
      student_id: "st-1",
      student_first_name: "Ada",
      student_last_name: "Young",
      student_email: "ada@example.org",
      marks: [
        {
          assignment_id: "a-1",
          standing: "late",
          points: 6,
          rule_points: 8,
          given: true,
          comment: "<b>Well</b>",
        },
      ],
    },
    {
      student_id: "st-2",
      student_first_name: "Zoe",
      student_last_name: "Zander",
      student_email: "zoe@example.org",
      marks: [],
    },
  ],
  student_total: 2,
};

function renderScreen(reply = book) {
  const done = () => buildJsonResponse({ success: true });
  const calls = stubCalls({
    "/api/admin/groups": () =>
      buildJsonResponse({ groups: [buildGroup()], sees_all_students: false }),
    [BOOK]: () => buildJsonResponse(reply),
    [MARK]: done,
    [RELEASE]: done,
  });
  const onOpenStudent = vi.fn<OpenStudent>();
  renderOnPage(<GradebookScreen userId="u-9" onOpenStudent={onOpenStudent} />);
  return { ...calls, onOpenStudent };
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe("the gradebook", () => {
  test("has a line a student with points, their state and the sum, and can be downloaded", async () => {
    const { onOpenStudent } = renderScreen();
    const row = within(await screen.findByRole("row", { name: /Young, Ada/u }));
    expect(row.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
      "6 of 10Done lateYour points, Comment",
      "6 of 10",
    ]);
    expect(screen.getByText("Not set")).toBeDefined();
    fireEvent.click(row.getByRole("button", { name: "Young, Ada" }));
    expect(onOpenStudent).toHaveBeenCalledWith("st-1");
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual([
      "/api/admin/export/gradebook.xlsx?group_id=g-1",
      "/api/admin/export/gradebook.csv?group_id=g-1",
    ]);
  });

  test("takes other points and a comment, and the rule's again", async () => {
    const { sentTo } = renderScreen();
    fireEvent.click(await screen.findByRole("button", { name: /^6 of 10 points/u }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ada Young" }));
    expect(dialog.getByText(/By the rule: 8 of 10 points\./u)).toBeDefined();
    const points = dialog.getByRole("spinbutton", { name: "Your points" });
    fireEvent.change(points, { target: { value: "1001" } });
    fireEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("from 0 to 1000");
    expect(sentTo(MARK)).toEqual([]);
    fireEvent.change(points, { target: { value: "" } });
    fireEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sentTo(MARK)).toEqual([
      { assignment_id: "a-1", student_id: "st-1", comment: "<b>Well</b>" },
    ]);
  });

  test("shows a column to students, and hides it again", async () => {
    const { sentTo } = renderScreen();
    fireEvent.click(await screen.findByRole("button", { name: "Show to students: column 1" }));
    await waitFor(() =>
      expect(sentTo(RELEASE)).toEqual([{ assignment_id: "a-1", released: "yes" }]),
    );
    cleanup();
    renderScreen({ ...book, assignments: [buildAssignment({ released: true })] });
    expect(await screen.findByRole("button", { name: /^Hide from students/u })).toBeDefined();
    expect(screen.getByText("Students see it.")).toBeDefined();
  });

  test("says what to do where nothing was set", async () => {
    renderScreen({ ...book, assignments: [] });
    expect(await screen.findByText(/^Nothing was set to this group yet/u)).toBeDefined();
  });
});
