// @vitest-environment jsdom
import type { Mark } from "@elenchus/domain/marks";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { putMark, withoutMark } from "../lib/edit-marks.ts";
import { settleMarks } from "../lib/settle-marks.ts";
import { stubLayout } from "../testing/test-layout.ts";
import { MarkedPassage } from "./marked-passage.tsx";

const PASSAGE = "Keep the bus. People need it.\n\nIt is blue.";
const ROLES = ["conclusion", "reason", "neither"] as const;

function Host({ isStill }: { isStill: boolean }) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  return (
    <MarkedPassage
      passage={PASSAGE}
      marks={settleMarks([], marks)}
      describedBy={undefined}
      roles={isStill ? [] : ROLES}
      onMark={(put) => setMarks((before) => putMark(before, put))}
      onTakeAway={(sentence) => setMarks((before) => withoutMark(before, sentence))}
    />
  );
}

const sentence = (text: string) =>
  screen.getByRole("button", { name: new RegExp(`^${text}`, "u") });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

async function mark(role: string) {
  fireEvent.click(await screen.findByRole("menuitemradio", { name: role }));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
}

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the passage", () => {
  test("is one stop of the Tab key, and arrow keys lead from sentence to sentence", () => {
    render(<Host isStill={false} />);
    expect(screen.getAllByRole("button").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    sentence("Keep").focus();
    const ways = ["ArrowUp", "ArrowDown", "ArrowRight", "ArrowDown", "Home", "End", "ArrowLeft"];
    const places = ways.map((key) => {
      press(key);
      return focused()?.slice(0, 2);
    });
    expect(places).toEqual(["Ke", "Pe", "It", "It", "Ke", "It", "Pe"]);
    expect(screen.getAllByRole("button").map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  });

  test("is marked by Enter, says as what, and Delete takes the mark away", async () => {
    render(<Host isStill={false} />);
    sentence("Keep").focus();
    press("Enter");
    await mark("Conclusion");
    await waitFor(() => expect(document.activeElement).toBe(sentence("Keep")));
    expect(sentence("Keep").textContent).toBe(
      "Keep the bus., marked as conclusion, not answered yet",
    );
    fireEvent.click(sentence("Keep"));
    await mark("Reason");
    expect(sentence("Keep").textContent).toContain("marked as reason");
    fireEvent.click(sentence("Keep"));
    fireEvent.click(await screen.findByRole("menuitem", { name: "Take the mark away" }));
    expect(sentence("Keep").textContent).toBe("Keep the bus.");
    sentence("People").focus();
    press(" ");
    await mark("Neither");
    press("Delete");
    expect(sentence("People").textContent).toBe("People need it.");
  });

  test("takes the letters C, R, N and F from the sentence in focus, as far as they can be", () => {
    render(<Host isStill={false} />);
    sentence("Keep").focus();
    press("c");
    sentence("People").focus();
    press("R");
    sentence("It is").focus();
    press("f");
    const [first, second, third] = screen.getAllByRole("button").map((one) => one.textContent);
    expect(first).toContain("marked as conclusion");
    expect(second).toContain("marked as reason");
    expect(third).toBe("It is blue.");
    const copies = new KeyboardEvent("keydown", { key: "c", ctrlKey: true, bubbles: true });
    fireEvent(sentence("It is"), copies);
    expect(sentence("It is").textContent).toBe("It is blue.");
  });

  test("opens nothing where a click ends a selection, nor once all is said", () => {
    const { unmount } = render(<Host isStill={false} />);
    getSelection()?.selectAllChildren(sentence("People"));
    fireEvent.click(sentence("People"));
    expect(sentence("People").getAttribute("aria-expanded")).toBe("false");
    getSelection()?.removeAllRanges();
    fireEvent.click(sentence("People"));
    expect(sentence("People").getAttribute("aria-expanded")).toBe("true");
    unmount();
    render(<Host isStill />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("People need it.")).toBeDefined();
  });
});
