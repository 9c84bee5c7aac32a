// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { GroupSection } from "./group-section.tsx";

const JOIN = "/api/join_group";

function renderSection(groupName: string | null, answer: () => Response) {
  const calls = stubCalls({ [JOIN]: answer });
  const onJoined = vi.fn<() => void>();
  renderOnPage(<GroupSection groupName={groupName} onJoined={onJoined} />);
  return { ...calls, onJoined };
}

const code = () => screen.getByLabelText<HTMLInputElement>("Code of the group");

function join(typed: string) {
  fireEvent.change(code(), { target: { value: typed } });
  fireEvent.click(screen.getByRole("button", { name: "Join" }));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the learner's group", () => {
  test("is joined by its code", async () => {
    const answer = () => buildJsonResponse({ group_name: "Spring" });
    const { sentTo, onJoined } = renderSection(null, answer);
    expect(screen.getByText("You are not in a group.")).toBeDefined();
    join(" k7qm-2pxd ");
    expect((await screen.findByRole("status")).textContent).toBe("You joined Spring.");
    expect(sentTo(JOIN)).toEqual([{ join_code: "K7QM2PXD" }]);
    expect(onJoined).toHaveBeenCalledOnce();
    expect(code().value).toBe("");
  });

  test("is named, and left by joining another", () => {
    renderSection("Spring", () => Response.error());
    expect(screen.getByText("You are in Spring.")).toBeDefined();
    expect(screen.getByText(/Joining another group leaves this one/)).toBeDefined();
  });

  test("is not there for a code that is none; the focus goes back to it", async () => {
    const text = "There is no group with this code.";
    const { onJoined } = renderSection(null, () => buildRefusal(404, "no_such_group", text));
    join("nonsense");
    expect((await screen.findByRole("alert")).textContent).toBe(text);
    expect(document.activeElement).toBe(code());
    expect(code().value).toBe("nonsense");
    expect(onJoined).not.toHaveBeenCalled();
  });

  test("needs a code", async () => {
    const { sentTo } = renderSection(null, () => Response.error());
    join("  ");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Please type the code of your group.",
    );
    expect(sentTo(JOIN)).toEqual([]);
  });
});
