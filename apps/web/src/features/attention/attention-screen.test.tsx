// @vitest-environment jsdom
import type { AttentionReply } from "@elenchus/contract/admin-attention";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { OpenStudent } from "../../lib/admin-section.ts";
import { buildGroup } from "../../testing/build-group.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { AttentionScreen } from "./attention-screen.tsx";

const PATH = "/api/admin/attention?away_days=14";

const WHO = {
  student_id: "st-1",
  student_first_name: "Ada",
  student_last_name: "Lovelace",
  student_email: "ada@example.org",
  group_name: "Spring",
  at: "2026-11-19T10:00:00.000Z",
};
const PLACE = {
  dialogue_id: "d-1",
  check_id: null,
  module_id: 1 as const,
  issue: "Should chess be taught?",
  step: 1,
  position: 6,
  sentence: "<b>Because chess.</b>",
};

function buildReply(changes: Partial<AttentionReply> = {}): AttentionReply {
  const totals = { flags: 0, reviews: 0, stuck: 0, away: 0, behind: 0 };
  return {
    flags: [],
    reviews: [],
    stuck: [],
    away: [],
    behind: [],
    away_days: 14,
    totals,
    ...changes,
  };
}

const busy = buildReply({
  flags: [{ ...WHO, kind: "distress", place: { ...PLACE, step: null, position: 2 } }],
  reviews: [
    {
      ...WHO,
      note: "I said it.",
      place: { ...PLACE, dialogue_id: null, check_id: "c-1", position: null, sentence: null },
    },
  ],
  stuck: [{ ...WHO, failures_running: 3, told_running: 2, place: PLACE }],
  away: [{ ...WHO, at: null, place: null }],
  behind: [{ ...WHO, works: 2, place: null }],
  totals: { flags: 1, reviews: 1, stuck: 30, away: 1, behind: 1 },
});

function renderScreen(answers: Parameters<typeof stubCalls>[0]) {
  const calls = stubCalls({
    "/api/admin/groups": () =>
      buildJsonResponse({ groups: [buildGroup()], sees_all_students: true }),
    ...answers,
  });
  const onOpenStudent = vi.fn<OpenStudent>();
  const onOpenCheck = vi.fn<(student: string, check: string) => void>();
  renderOnPage(
    <AttentionScreen userId="u-9" onOpenStudent={onOpenStudent} onOpenCheck={onOpenCheck} />,
  );
  return { ...calls, onOpenStudent, onOpenCheck };
}

/** What the one card says under a title. */
const reasonOf = async (title: string) => {
  const head = await screen.findByRole("heading", { level: 3, name: title });
  return within(head.parentElement ?? head);
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe("who needs attention", () => {
  test("is told once, with every reason, the step, and the words that show it, as text", async () => {
    renderScreen({ [PATH]: () => buildJsonResponse(busy) });
    const card = within(await screen.findByRole("article"));
    expect(card.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Ada Lovelace",
      "Flag that nobody has handled",
      "Waiting for a review",
      "Failing again and again",
      "Behind with set work",
      "Not here for 14 days",
    ]);
    for (const text of [
      "ada@example.org · Spring",
      "May need help",
      "Failed the last 3 dialogues. Was told the module's own step 2 times.",
      "Module 1 · Reasons · Should chess be taught?",
      "<b>Because chess.</b>",
      "Has not done 2 pieces of work",
      "Has never begun.",
    ])
      expect(screen.getByRole("article").textContent).toContain(text);
    expect(screen.getByText("Failing again and again: 1 of 30 are shown.")).toBeDefined();
  });

  test("has a card for each student, the most urgent first, also for two of one name", async () => {
    const two = {
      flags: [],
      reviews: [],
      behind: [
        { ...WHO, works: 1, place: null },
        { ...WHO, student_id: "st-2", works: 1, place: null },
      ],
      away: [{ ...WHO, student_id: "st-2", at: null, place: null }],
      stuck: [{ ...WHO, student_id: "st-2", failures_running: 2, told_running: 0, place: PLACE }],
    };
    renderScreen({ [PATH]: () => buildJsonResponse(buildReply(two)) });
    const cards = await screen.findAllByRole("article");
    const counts = cards.map((card) => within(card).getAllByRole("heading", { level: 3 }).length);
    expect(counts).toEqual([3, 1]);
  });

  test("is one click away from the message, the check or the student", async () => {
    const { onOpenStudent, onOpenCheck } = renderScreen({ [PATH]: () => buildJsonResponse(busy) });
    const press = async (title: string, button: RegExp) =>
      fireEvent.click((await reasonOf(title)).getByRole("button", { name: button }));
    await press("Failing again and again", /^Open the transcript there: Ada/u);
    await press("Flag that nobody has handled", /^Open the transcript there/u);
    fireEvent.click(screen.getByRole("button", { name: "Ada Lovelace" }));
    expect(onOpenStudent.mock.calls).toEqual([["st-1", "d-1", 6], ["st-1", "d-1", 2], ["st-1"]]);
    await press("Waiting for a review", /^Open the check/u);
    expect(onOpenCheck).toHaveBeenCalledExactlyOnceWith("st-1", "c-1");
  });

  test("can be narrowed to a group and to other days, also at the next visit", async () => {
    const narrowed = "/api/admin/attention?away_days=30&group_id=g-1";
    const answers = {
      [PATH]: () => buildJsonResponse(busy),
      "/api/admin/attention?away_days=30": () => buildJsonResponse(busy),
      [narrowed]: () => buildJsonResponse(buildReply({ away_days: 30 })),
    };
    renderScreen(answers);
    fireEvent.change(screen.getByLabelText("Not here for"), { target: { value: "30" } });
    fireEvent.change(await screen.findByLabelText("Group"), { target: { value: "g-1" } });
    expect(await screen.findByText("Nobody needs attention at the moment.")).toBeDefined();
    cleanup();
    renderScreen(answers);
    expect(await screen.findByText("Nobody needs attention at the moment.")).toBeDefined();
  });

  test("can be asked for again when it did not come", async () => {
    const answers = [() => buildRefusal(403, "not_yours", "Not yours.")];
    renderScreen({ [PATH]: () => answers.shift()?.() ?? buildJsonResponse(busy) });
    expect((await screen.findByRole("alert")).textContent).toContain("Not yours.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("article")).toBeDefined();
  });
});
