// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { createRef, useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Composer } from "./composer.tsx";

function Host({ onSend, onStop }: { onSend: () => void; onStop: () => void }) {
  const [draft, setDraft] = useState("An answer.");
  const [waiting, setWaiting] = useState(false);
  return (
    <Composer
      box={createRef()}
      draft={draft}
      waiting={waiting}
      blocked={waiting}
      onChange={setDraft}
      onSend={() => {
        setWaiting(true);
        onSend();
      }}
      onStop={onStop}
      above={null}
      enclosed={null}
    >
      {null}
    </Composer>
  );
}

function renderComposer() {
  const onSend = vi.fn();
  const onStop = vi.fn();
  render(<Host onSend={onSend} onStop={onStop} />);
  return { onSend, onStop, box: screen.getByLabelText<HTMLTextAreaElement>("Your answer") };
}

/** Whether an event of the box was cancelled. */
function isBlocked(box: HTMLElement, event: Event): boolean {
  fireEvent(box, event);
  return event.defaultPrevented;
}

const buildInput = (inputType: string) =>
  new InputEvent("beforeinput", { inputType, bubbles: true, cancelable: true });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the answer box", () => {
  test("sends on Enter, not on Shift+Enter, nor while an input method is at work", () => {
    const { onSend, box } = renderComposer();
    fireEvent.keyDown(box, { key: "Enter", shiftKey: true });
    fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    fireEvent.keyDown(box, { key: "Enter", keyCode: 229 });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(box, { key: "Enter" });
    expect(onSend).toHaveBeenCalledOnce();
  });

  test("takes a double click on Send for Send, and a later press on Stop for Stop", () => {
    vi.useFakeTimers();
    const { onSend, onStop } = renderComposer();
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    for (const wait of [0, 300, 299]) {
      vi.advanceTimersByTime(wait);
      fireEvent.click(screen.getByRole("button", { name: "Stop" }));
    }
    expect(onSend).toHaveBeenCalledOnce();
    expect(onStop).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    fireEvent.click(screen.getByRole("button", { name: "Stop" }));
    expect(onStop).toHaveBeenCalledOnce();
  });

  test("stops at once what Enter has sent; a second Enter does nothing", () => {
    vi.useFakeTimers();
    const { onSend, onStop, box } = renderComposer();
    fireEvent.keyDown(box, { key: "Enter" });
    fireEvent.keyDown(box, { key: "Enter" });
    expect(onSend).toHaveBeenCalledOnce();
    expect(onStop).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Stop" }));
    expect(onStop).toHaveBeenCalledOnce();
  });

  test("sends nothing that is too long, and says so", () => {
    const { onSend, box } = renderComposer();
    fireEvent.change(box, { target: { value: "x".repeat(4003) } });
    fireEvent.keyDown(box, { key: "Enter" });
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toBe("Too long by 3 characters.");
    fireEvent.change(box, { target: { value: "x".repeat(4001) } });
    expect(screen.getByRole("alert").textContent).toBe("Too long by 1 character.");
  });

  test("takes what is typed where nothing else takes it", () => {
    const { box } = renderComposer();
    for (const [key, more] of [
      [" ", {}],
      ["Tab", {}],
      ["c", { ctrlKey: true }],
    ] as const) {
      fireEvent.keyDown(document.body, { key, ...more });
      expect(document.activeElement, key).toBe(document.body);
    }
    const note = screen.getByLabelText("I use assistive input");
    note.focus();
    fireEvent.keyDown(note, { key: "a" });
    expect(document.activeElement).toBe(note);
    note.blur();
    fireEvent.keyDown(document.body, { key: "a" });
    expect(document.activeElement).toBe(box);
    box.blur();
    fireEvent.click(note);
    fireEvent.keyDown(document.body, { key: "a" });
    expect(document.activeElement, "where letters are commands").toBe(document.body);
  });

  test("blocks copy, cut, paste and drop and lets typing and dictation be", () => {
    const { box } = renderComposer();
    for (const type of ["insertFromPaste", "insertFromDrop", "deleteByCut"]) {
      expect(isBlocked(box, buildInput(type)), type).toBe(true);
    }
    for (const type of ["insertText", "insertCompositionText", "insertDictationResult"]) {
      expect(isBlocked(box, buildInput(type)), type).toBe(false);
    }
    expect(isBlocked(box, createEvent.copy(box))).toBe(true);
    expect(isBlocked(box, createEvent.cut(box))).toBe(true);
  });

  test("names the block beside the box, and lifts it for assistive input", () => {
    const { box } = renderComposer();
    const note = document.getElementById(box.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toBe("No copy, cut or paste here.");
    fireEvent.click(screen.getByLabelText("I use assistive input"));
    expect(isBlocked(box, buildInput("insertFromPaste"))).toBe(false);
    cleanup();
    const later = renderComposer().box;
    expect(isBlocked(later, buildInput("insertFromPaste"))).toBe(false);
  });
});
