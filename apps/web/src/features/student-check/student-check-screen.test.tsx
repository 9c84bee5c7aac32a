// @vitest-environment jsdom
import type { StudentCheckReply } from "@elenchus/contract/admin-students";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { buildCheck, buildFinished } from "../../testing/build-check.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { StudentCheckScreen } from "./student-check-screen.tsx";

const PATH = "/api/admin/students/st-1/checks/c-1";

const overturned: StudentCheckReply = {
  check: buildCheck({
    answers: ["It should.", "No idea."],
    finished: { ...buildFinished(), passed: true },
  }),
  machine_outcome: "failure",
  verdicts: [],
  review: null,
};

function renderScreen(answer: () => Response) {
  stubCalls({ [PATH]: answer });
  const verdict = () => <p>The verdict.</p>;
  renderOnPage(
    <StudentCheckScreen studentId="st-1" checkId="c-1" onBack={() => {}} renderVerdict={verdict} />,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("shows the passage, each answer and how it was judged, and what was decided", async () => {
  renderScreen(() => buildJsonResponse(overturned));
  expect(await screen.findByText("A passage.")).toBeDefined();
  const answers = within(screen.getByRole("region", { name: "Answers" }));
  const steps = answers.getAllByRole("heading", { level: 3 }).map((each) => each.closest("li"));
  expect(steps[0]?.textContent).toBe("ConclusionFoundWhat is it?The answerIt should.");
  expect(steps[1]?.textContent).toContain("Not found");
  expect(steps[1]?.textContent).toContain("People who live nearby want to sleep.");
  expect(screen.getByText("The verdict.")).toBeDefined();
  expect(screen.getByText("Result").nextElementSibling?.textContent).toBe("Passed");
  expect(screen.getByText("Automatic grade").nextElementSibling?.textContent).toBe("Not passed");
});

test("shows both answers where a step was asked once more", async () => {
  const again = [{ step: 2, answer: "Sleep." }];
  renderScreen(() => buildJsonResponse({ ...overturned, check: { ...overturned.check, again } }));
  expect(await screen.findByText("The second answer")).toBeDefined();
  expect(screen.getByText("The first answer").nextElementSibling?.textContent).toBe("No idea.");
  expect(screen.getByText("Sleep.")).toBeDefined();
});

test("says that passage and answers were deleted, and keeps the result", async () => {
  const gone = { answers: [], questions: [], text_passage: "", transcript_deleted_after_days: 90 };
  const check = { ...overturned.check, ...gone };
  renderScreen(() => buildJsonResponse({ ...overturned, check }));
  expect(await screen.findByText(/deleted after 90 days/)).toBeDefined();
  expect(screen.getByText("Result").nextElementSibling?.textContent).toBe("Passed");
  expect(screen.getByText("The verdict.")).toBeDefined();
  expect(screen.queryByRole("region", { name: "Answers" })).toBeNull();
});

test("says why it could not be loaded", async () => {
  renderScreen(() => buildRefusal(409, "check_not_finished", "This check is not finished."));
  expect((await screen.findByRole("alert")).textContent).toContain("This check is not finished.");
});
