// @vitest-environment jsdom
import { MESSAGES } from "@elenchus/domain/messages";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PROGRESS, RESUMED } from "../testing/build-opened.ts";
import { buildSession } from "../testing/build-session.ts";
import { buildFlag } from "../testing/build-flag.ts";
import { buildStudentReply, buildStudentRow } from "../testing/build-student.ts";
import { buildJsonResponse } from "../testing/test-fetch.ts";
import { stubLayout } from "../testing/test-layout.ts";
import { greetLearner, renderApp } from "./build-app.tsx";

type Session = Parameters<typeof buildSession>[0];

const page = { students: [buildStudentRow()], next_cursor: null, previous_cursor: null };
const FLAGS = "/api/admin/flags?state=open";
const flag = buildFlag({ student_id: "st-1", student_last_name: "Lovelace" });
const dashboard = {
  [FLAGS]: () => buildJsonResponse({ flags: [] }),
  "/api/admin/rights": () => buildJsonResponse({ operations: false }),
  "/api/admin/students?sort=name&direction=asc&limit=25": () => buildJsonResponse(page),
  "/api/admin/student_count": () => buildJsonResponse({ student_total: 1 }),
  "/api/admin/students/st-1": () => buildJsonResponse(buildStudentReply()),
};

function renderSupervisor(changes: Session = {}, answers: Parameters<typeof renderApp>[0] = {}) {
  const session = buildSession({ user_type: "supervisor", ...changes });
  return renderApp({ ...dashboard, "/api/session": () => buildJsonResponse(session), ...answers });
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

beforeEach(() => {
  stubLayout();
  sessionStorage.clear();
  history.replaceState(null, "");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a flag that nobody has handled", () => {
  const tell = () => buildJsonResponse({ flags: [flag] });
  const raised = { [FLAGS]: tell, [`${FLAGS}&texts=yes`]: tell };

  test("is told on both home screens, and counted where flags are", async () => {
    renderSupervisor({}, raised);
    await heading("Hello, Ada");
    expect(await screen.findByText("A student may need help.")).toBeDefined();
    await press("See the flags");
    await heading("Flags");
    expect(screen.getByRole("button", { name: /^Flags\s*1\s*open$/u })).toBeDefined();
    await press("Students");
    await heading("Students");
    await press("See the flags");
    expect(await heading("Flags")).toBeDefined();
  });

  test("is asked for by no learner, and where there is none nothing is told", async () => {
    const learner = renderApp({ "/api/session": greetLearner });
    await heading("Hello, Ada");
    expect(learner.sentTo(FLAGS)).toEqual([]);
    cleanup();
    const { sentTo } = renderSupervisor();
    await waitFor(() => expect(sentTo(FLAGS)).not.toEqual([]));
    expect(screen.queryByRole("button", { name: "See the flags" })).toBeNull();
  });
});

describe("a supervisor's class", () => {
  const FIRST = "/api/admin/first_students";
  const answerFirst = (students: object[], has_more = false) => ({
    [FIRST]: () => buildJsonResponse({ students, has_more }),
  });

  test.each([
    [[], false, "Your students: nobody needs attention at the moment.", "Students"],
    [[buildStudentRow()], false, "Your students: 1 needs attention.", "Needs attention"],
    [
      [buildStudentRow(), buildStudentRow({ student_id: "st-2" })],
      true,
      "Your students: more than 2 need attention.",
      "Needs attention",
    ],
  ])("is one click away from where they begin: %#", async (students, hasMore, said, place) => {
    renderSupervisor({}, answerFirst(students, hasMore));
    const note = within(await screen.findByRole("region", { name: "Your students" }));
    await waitFor(() => expect(note.getByRole("paragraph").textContent).toBe(said));
    fireEvent.click(note.getByRole("button"));
    expect(await heading(place)).toBeDefined();
  });

  test("is one click away, too, where it could not be counted; a learner has none", async () => {
    renderSupervisor();
    const note = within(await screen.findByRole("region", { name: "Your students" }));
    expect(note.getByRole("button", { name: "See your students" })).toBeDefined();
    cleanup();
    renderApp({ "/api/session": greetLearner });
    await heading("Hello, Ada");
    expect(screen.queryByRole("region", { name: "Your students" })).toBeNull();
  });
});

describe("the admin view", () => {
  test("of who sees reports alone has these, and asks for no student", async () => {
    const { sentTo } = renderSupervisor(
      {},
      {
        "/api/admin/rights": () => buildJsonResponse({ operations: false, reports_only: true }),
        "/api/admin/report_groups": () => buildJsonResponse({ groups: [] }),
      },
    );
    await press("Switch to Admin View");
    await heading("Class report");
    const nav = within(screen.getByRole("navigation", { name: "Admin" }));
    expect(nav.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Class report",
    ]);
    expect(sentTo("/api/admin/student_count")).toEqual([]);
  });

  test("is a supervisor's, there and back", async () => {
    renderSupervisor();
    await heading("Hello, Ada");
    await press("Switch to Admin View");
    await heading("Students");
    expect(screen.queryByRole("button", { name: "Switch to Admin View" })).toBeNull();
    await press("Switch to App View");
    expect(await heading("Hello, Ada")).toBeDefined();
  });

  test("is nothing that a learner sees", async () => {
    renderApp({ "/api/session": greetLearner });
    await heading("Hello, Ada");
    expect(screen.queryByRole("button", { name: /Admin View/u })).toBeNull();
  });

  test("opens at once where the server's flag says so, but to supervisors alone", async () => {
    renderSupervisor({ admin_view: true });
    await heading("Students");
    cleanup();
    sessionStorage.clear();
    renderApp({ "/api/session": () => buildJsonResponse(buildSession({ admin_view: true })) });
    expect(await heading("Hello, Ada")).toBeDefined();
  });

  test("is there again after a reload, at the student who was looked at", async () => {
    renderSupervisor();
    await press("Switch to Admin View");
    await press("Lovelace, Ada");
    await heading("Ada Lovelace");
    cleanup();
    renderSupervisor();
    expect(await heading("Ada Lovelace")).toBeDefined();
  });

  test("goes back from a student by its button and by the browser's", async () => {
    renderSupervisor({ admin_view: true });
    await press("Lovelace, Ada");
    await press("← Back to Students");
    await heading("Students");
    await press("Lovelace, Ada");
    await heading("Ada Lovelace");
    history.back();
    expect(await heading("Students")).toBeDefined();
  });

  test("is forgotten on signing out", async () => {
    renderSupervisor({ admin_view: true });
    await heading("Students");
    await waitFor(() => expect(sessionStorage).not.toHaveLength(0));
    await press("Sign Out");
    await heading("Log in");
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test("asks first where a dialogue would be lost", async () => {
    const active_dialogue = {
      session_id: "s-1",
      module_id: 1 as const,
      chosen_passage_subtopic: "Should chess be taught?",
    };
    const { sentTo } = renderSupervisor(
      { active_dialogue },
      {
        "/api/resume_dialogue": () => buildJsonResponse(RESUMED),
        "/api/abandon_dialogue": () => buildJsonResponse(PROGRESS),
      },
    );
    await screen.findByLabelText("Your answer");
    await press("Switch to Admin View");
    const question = await screen.findByRole("alertdialog");
    expect(within(question).getByText(MESSAGES.leaveDialogue)).toBeDefined();
    await press("Yes");
    await heading("Students");
    expect(sentTo("/api/abandon_dialogue")).toHaveLength(1);
  });
});
