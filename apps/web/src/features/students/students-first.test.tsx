// @vitest-environment jsdom
import type { AttentionSign } from "@elenchus/contract/admin-students";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildStudentRow } from "../../testing/build-student.ts";
import { buildRefusal } from "../../testing/test-fetch.ts";
import { FIRST_PAGE, renderStudents } from "./build-students.tsx";

const SIGN: AttentionSign = {
  kind: "failed",
  times: 2,
  dialogue_id: "d-1",
  position: null,
  check_id: null,
};
const ADA = buildStudentRow();
const buildZoe = (changes: Parameters<typeof buildStudentRow>[0] = {}) =>
  buildStudentRow({
    student_id: "st-2",
    student_first_name: "Zoë",
    student_last_name: "Zweig",
    attention: SIGN,
    ...changes,
  });

const rowHeads = async () => {
  await screen.findByRole("rowheader", { name: /^Lovelace/u });
  return screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withZoe = (changes: Parameters<typeof buildStudentRow>[0] = {}, has_more = false) =>
  renderStudents(() => ({
    students: [ADA, buildZoe(changes)],
    first: { students: [buildZoe(changes)], has_more },
    total: 2,
  }));

describe("who needs attention", () => {
  test("stands above the others with why, and not among them again", async () => {
    const { asked } = withZoe();
    expect(await rowHeads()).toEqual([
      "Needs attention",
      "Zweig, Zoëada@example.orgFailed twice running: open the transcript",
      "Everybody else, by name",
      "Lovelace, Adaada@example.org",
    ]);
    const name = screen.getByRole("columnheader", { name: "Name" });
    expect(name.getAttribute("aria-sort")).toBeNull();
    expect(asked).toEqual([FIRST_PAGE]);
  });

  test("is one click away from what shows it, and from all others who need it", async () => {
    const { onOpenStudent, onOpenAttention } = withZoe({}, true);
    fireEvent.click(await screen.findByRole("button", { name: /^Failed twice running/u }));
    expect(onOpenStudent).toHaveBeenCalledExactlyOnceWith("st-2", "d-1", undefined);
    fireEvent.click(screen.getByRole("button", { name: "All who need attention" }));
    expect(onOpenAttention).toHaveBeenCalledOnce();
  });

  test("stays among the others where another order was chosen, also at the next visit", async () => {
    const { asked, unmount } = withZoe();
    await rowHeads();
    fireEvent.click(screen.getByRole("button", { name: "Time spent" }));
    await waitFor(() => expect(asked.at(-1)).toBe("?sort=time_spent&direction=desc&limit=25"));
    await waitFor(() => expect(screen.queryByText("Needs attention")).toBeNull());
    expect(await rowHeads()).toHaveLength(2);
    expect(screen.getByText(/^Failed twice running/u)).toBeDefined();
    unmount();
    withZoe();
    expect(await rowHeads()).toHaveLength(2);
    const choice = screen.getByRole<HTMLInputElement>("checkbox", {
      name: "Needs attention first",
    });
    expect(choice.checked).toBe(false);
    fireEvent.click(choice);
    expect(await screen.findByText("Everybody else, by name")).toBeDefined();
  });

  test("is not put above what was searched for", async () => {
    withZoe();
    await rowHeads();
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "z" } });
    await waitFor(() => expect(screen.queryByText("Needs attention")).toBeNull());
  });

  test("is asked for again where it did not come, and the table stands meanwhile", async () => {
    const answers = [buildRefusal(403, "not_yours", "Not for you.")];
    renderStudents(() => ({
      students: [ADA],
      first: () => answers.shift() ?? { students: [buildZoe()], has_more: false },
    }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Who needs attention could not be loaded. Not for you.");
    expect(await rowHeads()).toEqual(["Lovelace, Adaada@example.org"]);
    fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Needs attention")).toBeDefined();
  });
});

test.each([
  [{ attention: { ...SIGN, kind: "told", times: 3 } }, "Was told the answer 3 times"],
  [{ attention: { ...SIGN, kind: "behind", times: 1, dialogue_id: null } }, "Behind with set work"],
  [
    { attention: { ...SIGN, kind: "behind", times: 2, dialogue_id: null } },
    "Behind with 2 pieces of work",
  ],
  [{ attention: { ...SIGN, kind: "away", dialogue_id: null } }, "Not here since Nov 19, 2026"],
  [
    { last_active_at: null, attention: { ...SIGN, kind: "away", dialogue_id: null } },
    "Has never begun",
  ],
] as const)("%j is told as %s", async (changes, words) => {
  withZoe(changes);
  const head = await screen.findByRole("rowheader", { name: /^Zweig/u });
  expect(head.textContent).toContain(words);
});

test("a flag opens its message, and a review of a check that check", async () => {
  const flagged = buildZoe({
    open_flags: 2,
    attention: { ...SIGN, kind: "flag", times: 1, position: 4 },
  });
  const asking = buildStudentRow({
    attention: { ...SIGN, kind: "review", dialogue_id: null, check_id: "c-1" },
  });
  const { onOpenStudent, onOpenCheck } = renderStudents(() => ({
    students: [asking, flagged],
    first: { students: [flagged, asking], has_more: false },
  }));
  fireEvent.click(await screen.findByRole("button", { name: "2 open flags: open the transcript" }));
  expect(onOpenStudent).toHaveBeenCalledExactlyOnceWith("st-2", "d-1", 4);
  fireEvent.click(screen.getByRole("button", { name: "Asks for a review: open the check" }));
  expect(onOpenCheck).toHaveBeenCalledExactlyOnceWith("st-1", "c-1");
});
