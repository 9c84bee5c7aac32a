// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildDialogue } from "../../testing/build-dialogue.ts";
import { EMPTY_DRAFT } from "../../lib/draft-storage.ts";
import { startChat, type ChatState } from "./chat-state.ts";
import { TurnStatus } from "./turn-status.tsx";

const message = { id: "m-1", text: "An answer.", after: 1 };
const idle = startChat(buildDialogue(), EMPTY_DRAFT);
const waiting: ChatState = { ...idle, outgoing: { message, phase: "waiting" } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderStatus(state: ChatState) {
  const onRetry = vi.fn<() => void>();
  const onGoOnLater = vi.fn<() => void>();
  const status = { state, onRetry, onGoOnLater, onEdit: () => {} };
  render(<TurnStatus {...status} />);
  return { onRetry, onGoOnLater };
}

test("a long silence is told to be well, and words end it", () => {
  renderStatus(waiting);
  expect(screen.getByRole("status").textContent).toBe("The tutor is writing.");
  act(() => void vi.advanceTimersByTime(9000));
  expect(screen.getByRole("status").textContent).toBe(
    "The tutor is still thinking about your answer.",
  );
  cleanup();
  renderStatus({ ...waiting, streamed: "Well " });
  act(() => void vi.advanceTimersByTime(9000));
  expect(screen.getByRole("status").textContent).toBe("The tutor is writing.");
});

test("a reply that broke off stays to be read, marked, until it is asked for again", () => {
  const { onRetry } = renderStatus({
    ...waiting,
    outgoing: { message, phase: "failed" },
    streamed: "Well said, *and",
    problem: "Lost.",
  });
  expect(screen.getByText("and").tagName).toBe("EM");
  expect(screen.getByText("The reply broke off here.")).toBeDefined();
  expect(screen.getByRole("alert").textContent).toContain("Lost.");
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("a dialogue that cannot go on before tomorrow can be left as it is, and no other", () => {
  const failed: ChatState = {
    ...waiting,
    outgoing: { message, phase: "failed" },
    problem: "Spent.",
  };
  const { onGoOnLater } = renderStatus({ ...failed, isPaused: true });
  fireEvent.click(screen.getByRole("button", { name: "Sign out and continue later" }));
  expect(onGoOnLater).toHaveBeenCalledOnce();
  cleanup();
  renderStatus(failed);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent.trim())).toEqual([
    "Retry",
    "Edit message",
  ]);
});

test("a reply that is coming is not marked as broken", () => {
  renderStatus({ ...waiting, streamed: "Well " });
  expect(screen.queryByText("The reply broke off here.")).toBeNull();
});
