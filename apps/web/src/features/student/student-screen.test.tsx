// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { StudentReply } from "@elenchus/contract/admin-students";
import { MARKUP, RUNNING_MARKUP } from "../../testing/build-markup.ts";
import {
  buildStudentDialogue,
  buildStudentReply,
  buildStudentRow,
} from "../../testing/build-student.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { StudentScreen } from "./student-screen.tsx";

function renderScreen(answer: () => Response, others: Record<string, () => Response> = {}) {
  const { sentTo } = stubCalls({ "/api/admin/students/st-1": answer, ...others });
  const onBack = vi.fn<() => void>();
  const onOpenDialogue = vi.fn<(id: string) => void>();
  const onOpenCheck = vi.fn<(id: string) => void>();
  const screenOf = (
    <StudentScreen
      studentId="st-1"
      backTo="Students"
      onBack={onBack}
      onOpenDialogue={onOpenDialogue}
      onOpenCheck={onOpenCheck}
    />
  );
  return { sentTo, onBack, onOpenDialogue, onOpenCheck, ...renderOnPage(screenOf) };
}
const reply =
  (changes: Partial<StudentReply> = {}) =>
  () =>
    buildJsonResponse(buildStudentReply(changes));
const dialogue = async () => {
  const heading = await screen.findByRole("heading", { level: 3 });
  return heading.closest("li")?.textContent ?? "";
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("StudentScreen", () => {
  test("says of a dialogue its module, issue, length, outcome and summary", async () => {
    renderScreen(reply());
    const text = await dialogue();
    for (const part of [
      "Should chess be taught?",
      "Module 2",
      "12.5 minutes",
      "Failure",
      "8 messages",
      "You found the conclusion.",
    ]) {
      expect(text).toContain(part);
    }
  });

  test("lists what was noticed, and who has taken care of it", async () => {
    const flag = { flag_id: 1, dialogue_id: "d-1", position: 2, place: "dialogue" } as const;
    const raised = { ...flag, raised_at: "2026-11-18T10:00:00.000Z" };
    const handled = {
      acknowledged_at: "2026-11-19T10:00:00.000Z",
      acknowledged_by: "Rosa Bianchi",
    };
    const open = { acknowledged_at: null, acknowledged_by: null };
    const flags: StudentReply["flags"] = [
      { ...raised, ...open, kind: "distress" },
      { ...raised, ...handled, kind: "abuse", flag_id: 2 },
    ];
    renderScreen(reply({ flags }));
    const section = within(await screen.findByRole("region", { name: "Flags" }));
    const texts = section.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/^May need help, in a dialogue, November 18, 2026.*Not handled yet$/u);
    expect(texts[1]).toMatch(/^Abusive words.*Handled on November 19, 2026.* by Rosa Bianchi$/u);
  });

  test("opens its transcript", async () => {
    const { onOpenDialogue } = renderScreen(reply());
    fireEvent.click(
      await screen.findByRole("button", { name: "Open transcript: Should chess be taught?" }),
    );
    expect(onOpenDialogue).toHaveBeenCalledExactlyOnceWith("d-1");
  });

  test("tells what supervisors and the student said of it since", async () => {
    const verdict = {
      machine_outcome: "failure" as const,
      outcome: "success" as const,
      reason: "Said it.",
      decided_at: "2026-11-19T12:00:00.000Z",
      supervisor_name: "Sam",
    };
    const review = { note: "", requested_at: "2026-11-19T11:00:00.000Z", answered_at: null };
    renderScreen(
      reply({ dialogues: [buildStudentDialogue({ status: "success", verdict, review })] }),
    );
    const text = await dialogue();
    expect(text).toContain("A supervisor overturned the outcome: “");
    expect(text).toContain("The student asked for a review.");
  });

  test("counts each module, and how its unaided check went", async () => {
    const check = {
      module_id: 2 as const,
      issue: "Should zoos close?",
      score: 0.75,
      steps_found: 3,
      steps_total: 4,
      passed: true,
      ended_at: "2026-11-19T10:00:00.000Z",
    };
    renderScreen(reply({ transfer_checks: [check] }));
    const row = await screen.findByRole("row", { name: /^2\. Evaluating/u });
    const cells = within(row).getAllByRole("cell");
    expect(cells.map((cell) => cell.textContent)).toEqual(["31", "21", "11", "Passed, 75%"]);
  });

  test("lists every unaided check, and opens one", async () => {
    const score = { score: 0.75, steps_found: 3, steps_total: 4, passed: true };
    const check = { ...score, check_id: "c-1", module_id: 2 as const, issue: "Should zoos close?" };
    const all = [{ ...check, ended_at: "2026-11-19T10:00:00.000Z" }];
    const { onOpenCheck } = renderScreen(reply({ all_transfer_checks: all }));
    const section = within(await screen.findByRole("region", { name: "Unaided checks" }));
    expect(section.getByRole("listitem").textContent).toContain(
      "Module 2 · 3 of 4 steps, counts as passed · November 19, 2026",
    );
    fireEvent.click(section.getByRole("button", { name: "Open check: Should zoos close?" }));
    expect(onOpenCheck).toHaveBeenCalledExactlyOnceWith("c-1");
  });

  test("says so where there is no dialogue yet", async () => {
    renderScreen(
      reply({ dialogues: [], student: buildStudentRow({ last_active_at: null, open_flags: 2 }) }),
    );
    expect(await screen.findByText("No dialogues yet.")).toBeDefined();
    expect(screen.getByText("Never")).toBeDefined();
    expect(screen.getByText("Open flags").nextElementSibling?.textContent).toBe("2");
  });

  test("leads back to where one came from", async () => {
    const { onBack } = renderScreen(reply());
    fireEvent.click(screen.getByRole("button", { name: "← Back to Students" }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  test("says that it is loading, why it could not, and tries again", async () => {
    const answers = [() => buildRefusal(403, "not_yours", "That is not yours.")];
    renderScreen(() => answers.shift()?.() ?? reply()());
    expect(screen.getByRole("status").textContent).toContain("Loading student...");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The student could not be loaded. That is not yours.");
    fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Ada Lovelace" })).toBeDefined();
  });

  test.each(MARKUP)("shows %s as text", async (markup) => {
    const { container } = renderScreen(
      reply({
        student: buildStudentRow({ student_first_name: markup, group_name: markup }),
        dialogues: [
          buildStudentDialogue({ chosen_passage_subtopic: markup, performance_summary: markup }),
        ],
      }),
    );
    const name = await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(name.textContent).toBe(`${markup} Lovelace`));
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe(markup);
    expect(container.querySelector(RUNNING_MARKUP)).toBeNull();
    for (const link of container.querySelectorAll("a")) expect(link.href).not.toMatch(/script:/iu);
  });

  test("without an address can be given another password, which is shown on a card", async () => {
    Element.prototype.getAnimations = () => [];
    const student = buildStudentRow({ student_email: "rosa.parks" });
    const reset = "/api/admin/reset_student_password";
    const card = {
      first_name: "Rosa",
      last_name: "Parks",
      user_name: "rosa.parks",
      password: "kafimo-desuro-47",
    };
    const { sentTo } = renderScreen(reply({ student }), {
      [reset]: () => buildJsonResponse({ card }),
    });
    fireEvent.click(await screen.findByRole("button", { name: "New password" }));
    fireEvent.click(within(screen.getByRole("alertdialog")).getByText("Replace it"));
    expect((await screen.findByRole("list", { name: "Cards" })).textContent).toContain(
      "kafimo-desuro-47",
    );
    expect(sentTo(reset)).toEqual([{ student_id: student.student_id }]);
  });

  test("with an address cannot", async () => {
    renderScreen(reply({ student: buildStudentRow({ student_email: "rosa@school.example" }) }));
    await screen.findByText("rosa@school.example");
    expect(screen.queryByRole("button", { name: "New password" })).toBeNull();
  });
});
