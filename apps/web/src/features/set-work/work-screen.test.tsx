// @vitest-environment jsdom
import type { AssignmentReply } from "@elenchus/contract/admin-assignments";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { OpenStudent } from "../../lib/admin-section.ts";
import { buildAssignment } from "../../testing/build-assignment.ts";
import { buildGroup } from "../../testing/build-group.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { toLocalInput } from "./local-time.ts";
import { WorkScreen } from "./work-screen.tsx";

const LIST = "/api/admin/assignments";
const ONE = "/api/admin/assignments/a-1";
const SET = "/api/admin/set_work";
const ISSUES = "/api/admin/assignment_issues";
const EXCUSE = "/api/admin/excuse";
const EXTEND = "/api/admin/extend_assignment";
const REMOVE = "/api/admin/remove_assignment";

const WHO = { student_email: "ada@example.org", due: "2026-12-04T16:00:00.000Z" };
const reply: AssignmentReply = {
  assignment: buildAssignment(),
  students: [
    {
      ...WHO,
      student_id: "st-1",
      student_first_name: "Ada",
      student_last_name: "Young",
      standing: "done",
      extended: false,
      done_at: "2026-12-02T10:00:00.000Z",
      dialogue_id: "d-1",
      check_id: null,
      success: true,
      helps: 2,
    },
    {
      ...WHO,
      student_id: "st-2",
      student_first_name: "<i>Zoe</i>",
      student_last_name: "Abel",
      standing: "missing",
      extended: false,
      done_at: null,
      dialogue_id: null,
      check_id: null,
      success: false,
      helps: 0,
    },
  ],
};
const counts = { learners: 9, done: 3, late: 1, behind: 2, missing: 0, excused: 1 };

function renderScreen(assignmentId: string | null, answers: Parameters<typeof stubCalls>[0] = {}) {
  const one = () => buildJsonResponse(reply);
  const groups = [buildGroup(), buildGroup({ group_id: "g-2", group_name: "Autumn" })];
  const calls = stubCalls({
    "/api/admin/groups": () => buildJsonResponse({ groups, sees_all_students: false }),
    [LIST]: () => buildJsonResponse({ assignments: [{ ...buildAssignment(), counts }] }),
    [ONE]: one,
    [SET]: one,
    [EXCUSE]: one,
    [EXTEND]: one,
    [REMOVE]: () => buildJsonResponse({ success: true }),
    ...answers,
  });
  const onOpenAssignment = vi.fn<(id: string | null) => void>();
  const onOpenStudent = vi.fn<OpenStudent>();
  renderOnPage(
    <WorkScreen
      userId="u-9"
      assignmentId={assignmentId}
      onOpenAssignment={onOpenAssignment}
      onOpenStudent={onOpenStudent}
      onOpenCheck={vi.fn()}
    />,
  );
  return { ...calls, onOpenAssignment, onOpenStudent };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe("work that was set", () => {
  test("is listed with how many have done it", async () => {
    const { onOpenAssignment } = renderScreen(null);
    const card = await screen.findByRole("article");
    expect(card.textContent).toContain("4 of 8 have done it1 late · 2 overdue · 1 excused");
    press(/^2\. Evaluating/u);
    expect(onOpenAssignment).toHaveBeenCalledWith("a-1");
  });

  test("is set to a group, with an issue that was looked for, until a time of one's own zone", async () => {
    const { sentTo, onOpenAssignment } = renderScreen(null, {
      [ISSUES]: () => buildJsonResponse({ issues: ["Is chess a sport?", "Why?"] }),
    });
    await screen.findByRole("article");
    press("Set work");
    fireEvent.click(screen.getByRole("radio", { name: "One issue for all" }));
    press("Set the work");
    expect((await screen.findByRole("alert")).textContent).toContain("choose one");
    fireEvent.change(screen.getByLabelText("Topic"), { target: { value: "chess" } });
    press("Find issues");
    fireEvent.click(await screen.findByRole("radio", { name: "Is chess a sport?" }));
    fireEvent.change(screen.getByLabelText("Due"), { target: { value: "2099-12-04T17:00" } });
    press("Set the work");
    await waitFor(() => expect(onOpenAssignment).toHaveBeenCalledWith("a-1"));
    const due = new Date("2099-12-04T17:00");
    expect(sentTo(SET)).toEqual([
      expect.objectContaining({
        group_id: "g-1",
        module_id: 1,
        goal: "success",
        issue: "Is chess a sport?",
        due: due.toISOString(),
        late_until: new Date("2099-12-11T17:00").toISOString(),
        time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        points_full: 10,
      }),
    ]);
  });

  test("tells what is wrong at its field, whoever finds it", async () => {
    const wrong = "Please choose a time in the future at which it is due.";
    const { sentTo } = renderScreen(null, {
      [SET]: () => buildRefusal(400, "due_in_the_past", wrong, { due: wrong }),
    });
    await screen.findByRole("article");
    press("Set work");
    const due = screen.getByLabelText("Due");
    fireEvent.change(due, { target: { value: "" } });
    press("Set the work");
    expect((await screen.findByRole("alert")).textContent).toBe("Please choose when it is due.");
    expect(sentTo(SET)).toEqual([]);
    const past = toLocalInput(new Date(Date.now() + 60_000));
    fireEvent.change(due, { target: { value: past } });
    press("Set the work");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(wrong));
  });

  test("has its students by how they stand, each with the way to what they did", async () => {
    const { onOpenStudent } = renderScreen("a-1");
    const missing = within(await screen.findByRole("region", { name: "Missing (1)" }));
    expect(missing.getByRole("button", { name: "Abel, <i>Zoe</i>" })).toBeDefined();
    const done = within(screen.getByRole("region", { name: "Done (1)" }));
    expect(done.getByText(/with success, with help \(2 times\)\.$/u)).toBeDefined();
    fireEvent.click(done.getByRole("button", { name: /^Open the dialogue/u }));
    expect(onOpenStudent).toHaveBeenCalledWith("st-1", "d-1");
  });

  test("can be excused, and done later, by those who are chosen", async () => {
    const { sentTo } = renderScreen("a-1");
    const choose = () => fireEvent.click(screen.getByRole("checkbox", { name: /Abel/u }));
    await screen.findByRole("region", { name: "Missing (1)" });
    choose();
    press("Excuse");
    expect(await screen.findByText("Excused (1)")).toBeDefined();
    choose();
    fireEvent.change(screen.getByLabelText("Due"), { target: { value: "2099-12-20T17:00" } });
    press("Give more time");
    expect(await screen.findByText("More time given (1)")).toBeDefined();
    const named = { assignment_id: "a-1", student_ids: ["st-2"] };
    expect(sentTo(EXCUSE)).toEqual([{ ...named, excused: "yes" }]);
    expect(sentTo(EXTEND)).toEqual([{ ...named, due: new Date("2099-12-20T17:00").toISOString() }]);
  });

  test("is copied to another group, and taken back once that is confirmed", async () => {
    const { sentTo, onOpenAssignment } = renderScreen("a-1");
    await screen.findByRole("region", { name: "Done (1)" });
    press("Copy to another group");
    press("Set the work");
    await waitFor(() => expect(sentTo(SET)).toHaveLength(1));
    expect(sentTo(SET)[0]).toMatchObject({ group_id: "g-2", module_id: 2 });
    press("Take it back");
    const asked = within(await screen.findByRole("alertdialog"));
    expect(sentTo(REMOVE)).toEqual([]);
    fireEvent.click(asked.getByRole("button", { name: "Take it back" }));
    await waitFor(() => expect(onOpenAssignment).toHaveBeenLastCalledWith(null));
    expect(sentTo(REMOVE)).toEqual([{ assignment_id: "a-1" }]);
  });
});
