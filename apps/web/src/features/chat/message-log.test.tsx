// @vitest-environment jsdom
import type { ChatMessage } from "@elenchus/contract/fields";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { MessageLog } from "./message-log.tsx";

const first: ChatMessage = { sender: "system", message: "First." };
const answer: ChatMessage = { sender: "user", message: "An answer." };
const reply: ChatMessage = { sender: "system", message: "Well said." };

afterEach(cleanup);

describe("MessageLog", () => {
  test("adds the reply and leaves alone what was announced before", () => {
    const { rerender } = render(
      <MessageLog
        messages={[first]}
        unanswered={{ text: "An answer." }}
        sentences={[]}
        choices={[]}
      />,
    );
    const before = [...screen.getByRole("log").children];
    rerender(
      <MessageLog
        messages={[first, answer, reply]}
        unanswered={null}
        sentences={[]}
        choices={[]}
      />,
    );
    const after = [...screen.getByRole("log").children];
    expect(after.slice(0, 2)).toEqual(before);
    expect(after[1]).toBe(before[1]);
    expect(after[2]?.textContent).toBe("TutorWell said.");
  });

  test("shows what a learner typed as it is, and the tutor's Markdown as Markdown", () => {
    const typed = "1985. was the year\n- of *it*";
    const said: ChatMessage = { sender: "system", message: "1. Well *said*." };
    render(
      <MessageLog
        messages={[first, { sender: "user", message: typed }, said]}
        unanswered={null}
        sentences={[]}
        choices={[]}
      />,
    );
    expect(screen.getByText(/^1985\./u).textContent).toBe(typed);
    expect(screen.getByRole("listitem").textContent).toBe("Well said.");
  });
});
