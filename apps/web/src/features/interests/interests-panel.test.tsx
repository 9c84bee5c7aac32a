// @vitest-environment jsdom
import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../lib/test-fetch.ts";
import { renderOnPage } from "../../lib/test-render.tsx";
import { InterestsPanel } from "./interests-panel.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function addInterest(interest: string, answer: () => Response) {
  stubCalls({ "/api/add_interest": answer });
  const onChange = vi.fn<(interests: string[]) => void>();
  const inputRef = createRef<HTMLInputElement>();
  renderOnPage(
    <InterestsPanel
      userId="u-1"
      interests={[]}
      trending={[]}
      inputRef={inputRef}
      isNeeded={false}
      onChange={onChange}
    />,
  );
  const box = screen.getByLabelText<HTMLInputElement>("Add an interest");
  fireEvent.change(box, { target: { value: interest } });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  return { box, onChange };
}

describe("InterestsPanel", () => {
  test("adds an interest and empties the box", async () => {
    const { box, onChange } = addInterest("chess", () =>
      buildJsonResponse({ interests: ["chess"] }),
    );
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(["chess"]));
    expect(box.value).toBe("");
  });

  test("says why an interest is refused, and keeps it in the box", async () => {
    const text = "We cannot write arguments about this interest: it sounds violent.";
    const { box } = addInterest("cruelty", () => buildRefusal(400, "interest_unfit", text));
    expect((await screen.findByRole("alert")).textContent).toContain(text);
    expect(box.value).toBe("cruelty");
  });

  test("shows where help is instead of a failure, and leaves the box empty", async () => {
    const { box, onChange } = addInterest("how to kill myself", () =>
      buildRefusal(400, "support_offered", SUPPORT_TEXT),
    );
    const link = await screen.findByRole("link", { name: "findahelpline.com" });
    expect(link.getAttribute("href")).toBe("https://findahelpline.com");
    expect(screen.getByRole("alert").textContent).not.toContain("Failed");
    expect(box.value).toBe("");
    expect(onChange).not.toHaveBeenCalled();
  });
});
