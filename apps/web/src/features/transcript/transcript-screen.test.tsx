// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildTranscript } from "../../testing/build-student.ts";
import { MARKUP, RUNNING_MARKUP } from "../../testing/build-markup.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { TranscriptScreen } from "./transcript-screen.tsx";

const PATH = "/api/admin/students/st-1/sessions/d-1";

function renderScreen(answer: () => Response, begin: number | null = null) {
  stubCalls({ [PATH]: answer });
  const onBack = vi.fn<() => void>();
  const screenOf = (
    <TranscriptScreen studentId="st-1" dialogueId="d-1" begin={begin} onBack={onBack} />
  );
  return { onBack, ...renderOnPage(screenOf) };
}

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("TranscriptScreen", () => {
  test("begins with the message that raised a flag, and marks it", async () => {
    const shown = vi.fn<(this: Element) => void>();
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.call(this);
    };
    const transcript = buildTranscript({ flagged: [2] });
    const own = transcript.messages.find(({ position }) => position === 2);
    renderScreen(() => buildJsonResponse(transcript), 2);
    const mark = await screen.findByText(/Flagged/u);
    await waitFor(() => expect(shown).toHaveBeenCalledOnce());
    const [item] = shown.mock.contexts;
    expect(item?.contains(mark)).toBe(true);
    expect(document.activeElement).toBe(item);
    expect(item?.textContent).toContain(own?.message_text);
  });

  test("says that a transcript was deleted, and keeps what came of it", async () => {
    const gone = { messages: [], steps: [], text_passage: "", performance_summary: null };
    const transcript = buildTranscript({ ...gone, transcript_deleted_after_days: 365 });
    renderScreen(() => buildJsonResponse(transcript), 2);
    expect(await screen.findByText(/deleted after 365 days/)).toBeDefined();
    expect(screen.getByText("Outcome")).toBeDefined();
    expect(screen.queryByRole("heading", { name: "Transcript" })).toBeNull();
  });

  test("tells in a line how a message was judged, and the rest on demand", async () => {
    renderScreen(() => buildJsonResponse(buildTranscript()));
    const note = await screen.findByRole("complementary", { name: "Assessment" });
    expect(note.firstElementChild?.textContent).toBe(
      "Found: conclusion. Partly: reason 1. A known mistake. Also a question.",
    );
    const details = note.querySelector("details");
    expect(details?.open).toBe(false);
    for (const text of [
      "Found, conclusion: Schools should teach chess. (92%)",
      "Partly, reason 1: It trains. (64%)",
      "That is the topic.",
      "WhyTaken to ask: “can you give an example”",
      "Confidence81%",
      "built-in, version 3",
    ]) {
      expect(details?.textContent).toContain(text);
    }
    expect(note.textContent).not.toContain("accepted");
  });

  test("shows the misses alone, each with what it answers, and all again", async () => {
    const transcript = buildTranscript();
    const [asked, answer, reply] = transcript.messages;
    if (!asked || !answer?.assessment || !reply) throw new Error("the transcript is shorter");
    const missed = { ...answer.assessment, points: [] };
    const again = { ...answer, position: 4, message_text: "Because of chess.", assessment: missed };
    const last = { ...reply, position: 5, message_text: "Not quite." };
    renderScreen(() =>
      buildJsonResponse({ ...transcript, messages: [asked, answer, reply, again, last] }),
    );
    const toggle = await screen.findByRole("button", { name: "Misses only (1)" });
    const talk = screen.getByRole("region", { name: "Transcript" });
    const said = () =>
      [...talk.querySelectorAll(".admin-bubble")].map(({ textContent }) => textContent);
    fireEvent.click(toggle);
    expect(said()).toEqual(["Yes. And why?", "Because of chess."]);
    fireEvent.click(toggle);
    expect(said()).toHaveLength(5);
  });

  test("leads to the message at which it went wrong", async () => {
    const shown = vi.fn<(this: Element) => void>();
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.call(this);
    };
    renderScreen(() => buildJsonResponse(buildTranscript({ turning_point: 2 })));
    const button = await screen.findByRole("button", { name: "Go to where it went wrong" });
    expect(shown).not.toHaveBeenCalled();
    fireEvent.click(button);
    await waitFor(() => expect(shown).toHaveBeenCalledOnce());
    expect(document.activeElement?.textContent).toContain("Where it went wrong");
    expect(document.activeElement?.textContent).toContain("That chess should be taught.");
  });

  test("shows the sentences that a message marked, as what, and whether that was right", async () => {
    const transcript = buildTranscript({ text_passage: "Chess trains. So teach it." });
    const marks = [
      { sentence: 1, role: "conclusion", standing: "right" },
      { sentence: 0, role: "neither" },
    ] as const;
    const messages = transcript.messages.map((message) =>
      message.system_or_user === "user" ? { ...message, marks: [...marks] } : message,
    );
    renderScreen(() => buildJsonResponse({ ...transcript, messages }));
    const list = within(await screen.findByRole("list", { name: "Marked sentences" }));
    const said = list.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(said).toEqual(["conclusion, which is right So teach it.", "neither Chess trains."]);
  });

  test("shows what the tutor decided to do", async () => {
    renderScreen(() => buildJsonResponse(buildTranscript()));
    const note = await screen.findByRole("complementary", { name: "The tutor's move" });
    expect(note.firstElementChild?.textContent).toBe(
      "Goes on to the next step. Now asks about reason 1.",
    );
    expect(note.textContent).toContain("Counts as foundconclusion: Schools should teach chess.");
    expect(note.textContent).toContain("Now asks aboutreason 1: It trains.");
  });

  test("names each step where it begins, the outcome and why", async () => {
    renderScreen(() => buildJsonResponse(buildTranscript()));
    const talk = await screen.findByRole("region", { name: "Transcript" });
    const messages = within(talk).getAllByRole("listitem");
    const steps = screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
    expect(steps).toEqual(["Conclusion", "Reasons"]);
    expect(messages[0]?.textContent).toContain("What is claimed?");
    expect(screen.getByText("Failure")).toBeDefined();
    expect(screen.getByText("12.5 minutes")).toBeDefined();
    expect(
      screen.getByText("The tutor had to give the answer of the step that counts"),
    ).toBeDefined();
  });

  test("tells the machine's verdict where a supervisor decided otherwise", async () => {
    renderScreen(() => buildJsonResponse(buildTranscript({ status: "success" })));
    const term = await screen.findByText("Automatic grade");
    expect(term.nextElementSibling?.textContent).toBe("Failure");
  });

  test("draws the argument as the student has come to know it", async () => {
    renderScreen(() => buildJsonResponse(buildTranscript()));
    const map = await screen.findByRole("region", { name: "Argument map" });
    expect(within(map).getAllByText(/The hall should close at eleven\./u).length).toBeGreaterThan(
      0,
    );
  });

  test("leads back to the student", async () => {
    const { onBack } = renderScreen(() => buildJsonResponse(buildTranscript()));
    fireEvent.click(await screen.findByRole("button", { name: "← Back to Ada Lovelace" }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  test("says why it could not be loaded, and tries again", async () => {
    const answers = [() => buildRefusal(403, "not_yours", "That is not yours.")];
    renderScreen(() => answers.shift()?.() ?? buildJsonResponse(buildTranscript()));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The transcript could not be loaded. That is not yours.");
    fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Transcript" })).toBeDefined();
  });

  test.each(MARKUP)("shows %s as text", async (markup) => {
    const transcript = buildTranscript();
    const messages = transcript.messages.map((each) => ({ ...each, message_text: markup }));
    const { container } = renderScreen(() =>
      buildJsonResponse({
        ...transcript,
        messages,
        argument_map: {
          nodes: transcript.argument_map.nodes.map((node) => ({
            ...node,
            text: markup,
            words: markup,
          })),
        },
        chosen_passage_subtopic: markup,
        student_first_name: markup,
        text_passage: markup,
        performance_summary: markup,
      }),
    );
    await screen.findByRole("heading", { name: "Transcript" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(markup);
    const said = container.querySelector("[data-sender='user'] .admin-bubble");
    expect(said?.textContent).toBe(markup);
    expect(container.querySelector(RUNNING_MARKUP)).toBeNull();
    for (const link of container.querySelectorAll("a")) expect(link.href).not.toMatch(/script:/iu);
  });
});
