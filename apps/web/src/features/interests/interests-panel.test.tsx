// @vitest-environment jsdom
import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { createRef, type ComponentProps } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
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

function renderPanel(changes: Partial<ComponentProps<typeof InterestsPanel>>) {
  const onChange = vi.fn<(interests: string[]) => void>();
  renderOnPage(
    <InterestsPanel
      userId="u-1"
      interests={["chess"]}
      trending={[
        { user_interest: "Chess", count: 3 },
        { user_interest: "cycling", count: 1 },
      ]}
      inputRef={createRef()}
      isNeeded={false}
      onChange={onChange}
      {...changes}
    />,
  );
  return onChange;
}

describe("trending interests", () => {
  test("stand there with their counts, and a click adds one", async () => {
    const { sentTo } = stubCalls({
      "/api/add_interest": () => buildJsonResponse({ interests: ["chess", "cycling"] }),
    });
    const onChange = renderPanel({});
    fireEvent.click(screen.getByRole("button", { name: /^Add ?cycling 1 ?learner$/u }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(["chess", "cycling"]));
    expect(sentTo("/api/add_interest")).toEqual([{ user_id: "u-1", interest: "cycling" }]);
  });

  test("that one has already cannot be added again", () => {
    renderPanel({});
    const added = screen.getByRole<HTMLButtonElement>("button", {
      name: /^Added: ?Chess 3 ?learners$/u,
    });
    expect(added.disabled).toBe(true);
  });
});

describe("an interest's bubble", () => {
  test("takes it away and leaves the focus in the panel", async () => {
    stubCalls({ "/api/remove_interest": () => buildJsonResponse({ interests: [] }) });
    const onChange = renderPanel({});
    fireEvent.click(screen.getByRole("button", { name: "Remove chess" }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith([]));
    expect(document.activeElement?.textContent).toBe("Your interests");
  });

  test("that could not be taken away says so", async () => {
    stubCalls({ "/api/remove_interest": () => buildRefusal(503, "down", "Not now.") });
    renderPanel({});
    fireEvent.click(screen.getByRole("button", { name: "Remove chess" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Failed to remove interest. Not now.",
    );
  });
});

test("a missing interest is asked for at the box itself", () => {
  renderPanel({ interests: [], isNeeded: true });
  const box = screen.getByLabelText("Add an interest");
  const message = document.getElementById(box.getAttribute("aria-describedby") ?? "");
  expect(message?.textContent).toBe("Please add at least one interest before starting a module.");
  expect(box.getAttribute("aria-invalid")).toBe("true");
});

describe("InterestsPanel", () => {
  test("adds an interest and empties the box", async () => {
    const { box, onChange } = addInterest("chess", () =>
      buildJsonResponse({ interests: ["chess"] }),
    );
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(["chess"]));
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
