// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { OpenStudent } from "../../lib/admin-section.ts";
import { buildFlag, type Flag } from "../../testing/build-flag.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { FlagsScreen } from "./flags-screen.tsx";

const OPEN = "/api/admin/flags?state=open&texts=yes";
const ALL = "/api/admin/flags?state=all&texts=yes";
const MARK = "/api/acknowledge_distress_flag";

function renderScreen(flags: Flag[], answers: Parameters<typeof stubCalls>[0] = {}) {
  const calls = stubCalls({ [OPEN]: () => buildJsonResponse({ flags }), ...answers });
  const onOpenStudent = vi.fn<OpenStudent>();
  renderOnPage(<FlagsScreen userId="u-9" onOpenStudent={onOpenStudent} />);
  return { ...calls, onOpenStudent };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe("the flags", () => {
  test("tell of distress and of abuse, who it was, where and when", async () => {
    const abuse = { flag_id: 2, kind: "abuse", place: "interest", dialogue_id: null } as const;
    const words = "<b>It is all so dark</b>";
    renderScreen([
      buildFlag({ sentence: words }),
      buildFlag({ ...abuse, student_first_name: "Bob" }),
    ]);
    const items = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
    expect(items[0]).toMatch(/^May need help.*Ada Demo, in a dialogue, November 20, 2026/);
    expect(items[1]).toMatch(/^Abusive words.*Bob Demo, as an interest, /);
    expect(screen.getByText(words).tagName).toBe("BLOCKQUOTE");
    expect(document.querySelectorAll("blockquote")).toHaveLength(1);
    expect(screen.getAllByRole("button", { name: /^Open the dialogue/ })).toHaveLength(1);
  });

  test("of distress stand out by an icon and a badge until they are handled, others do not", async () => {
    const abuse = buildFlag({ flag_id: 2, kind: "abuse" });
    const handled = buildFlag({ flag_id: 3, acknowledged_at: "2026-11-20T12:00:00.000Z" });
    renderScreen([buildFlag(), abuse, handled]);
    const items = await screen.findAllByRole("listitem");
    const isUrgent = (item: HTMLElement) => item.querySelector(".urgent-badge svg") !== null;
    expect(items.map(isUrgent)).toEqual([true, false, false]);
  });

  test("lead to the student and to the dialogue", async () => {
    const { onOpenStudent } = renderScreen([buildFlag()]);
    await screen.findByRole("listitem");
    press(/^Open the student/);
    press(/^Open the dialogue/);
    expect(onOpenStudent.mock.calls).toEqual([["s-1"], ["s-1", "d-1", 2]]);
  });

  test("are marked as handled, and said to be", async () => {
    const flags = [buildFlag()];
    const { sentTo } = renderScreen(flags, {
      [MARK]: () => {
        flags.pop();
        return buildJsonResponse({ success: true });
      },
    });
    await screen.findByRole("listitem");
    press(/^Mark as handled: Ada Demo/);
    expect(await screen.findByText("Every flag is handled.")).toBeDefined();
    expect(screen.getByText("The flag of Ada Demo is marked as handled.")).toBe(
      document.activeElement,
    );
    expect(sentTo(MARK)).toEqual([{ user_id: "u-9", flag_id: 1 }]);
  });

  test("stay when marking failed, with the reason", async () => {
    renderScreen([buildFlag()], { [MARK]: () => buildRefusal(404, "no_such_flag", "Gone.") });
    await screen.findByRole("listitem");
    press(/^Mark as handled/);
    expect((await screen.findByRole("alert")).textContent).toContain("Gone.");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });

  test("that are handled are shown on demand, with when and by whom", async () => {
    const handled = { acknowledged_at: "2026-11-20T12:00:00.000Z" };
    const byRosa = buildFlag({ ...handled, acknowledged_by: "Rosa Bianchi" });
    const flags = [byRosa, buildFlag({ ...handled, flag_id: 2 })];
    renderScreen([], { [ALL]: () => buildJsonResponse({ flags }) });
    await screen.findByText("Every flag is handled.");
    press("All");
    const notes = (await screen.findAllByText(/^Handled on November 20, 2026/)).map(
      ({ textContent }) => textContent,
    );
    expect(notes[0]).toMatch(/ by Rosa Bianchi$/u);
    expect(notes[1]).not.toContain(" by ");
    expect(screen.queryByRole("button", { name: /^Mark as handled/ })).toBeNull();
    cleanup();
    renderScreen([], { [ALL]: () => buildJsonResponse({ flags }) });
    expect(await screen.findAllByText(/^Handled on/), "on the next visit, too").toHaveLength(2);
  });

  test("can be asked for again when they did not come", async () => {
    renderScreen([], { [OPEN]: () => buildRefusal(403, "not_yours", "Not yours.") });
    expect((await screen.findByRole("alert")).textContent).toContain("Not yours.");
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  });
});
