// @vitest-environment jsdom
import { MODULE_NUMBERS, MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import type { SessionReply } from "@elenchus/contract/session";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildSession } from "../../testing/build-session.ts";
import { ModuleList, moduleListHeading } from "./module-list.tsx";

function renderList(changes: Partial<SessionReply> = {}, loading: ModuleNumber | null = null) {
  const onChoose = vi.fn<(module: ModuleNumber) => void>();
  render(
    <ModuleList
      progress={buildSession(changes)}
      checks={[]}
      loading={loading}
      onChoose={onChoose}
      onCheck={() => {}}
    />,
  );
  return onChoose;
}

const box = (module: ModuleNumber) =>
  screen.getByRole<HTMLButtonElement>("button", { name: new RegExp(`Module ${module}`) });
const unlocked = { accessible_modules: [...MODULE_NUMBERS], completed_modules: [1 as const] };

afterEach(cleanup);

describe("the list of modules", () => {
  test("stands in two groups, module 1 alone in the first", () => {
    renderList();
    const [identify, evaluate] = screen.getAllByRole("list");
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Identify the Argument",
      "Evaluate the Argument",
    ]);
    expect(identify?.contains(box(1))).toBe(true);
    for (const module of MODULE_NUMBERS.filter((number) => number !== 1)) {
      expect(evaluate?.contains(box(module)), `module ${module}`).toBe(true);
      expect(box(module).textContent).toContain(MODULE_TITLES[module]);
    }
  });

  test("locks what is not accessible yet, and says how to unlock it", () => {
    const onChoose = renderList({ passage_counts: { "1": 1 } });
    expect(box(1).textContent).toContain("1/2 dialogues completed");
    expect(box(1).textContent).not.toContain("Complete module 1 to unlock.");
    expect(box(2).disabled).toBe(true);
    expect(box(2).textContent).toContain("Locked");
    expect(box(2).textContent).toContain("Complete module 1 to unlock.");
    fireEvent.click(box(2));
    fireEvent.click(box(1));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(1);
  });

  test("marks what is completed, and tells more than the target apart from it", () => {
    renderList({ ...unlocked, passage_counts: { "1": 11, "3": 1 } });
    expect(box(1).textContent).toContain("Completed");
    expect(box(1).textContent).toContain("2/2 dialogues completed, 11 in all");
    expect(box(3).textContent).not.toContain("Completed");
    expect(box(3).textContent).toContain("1/2 dialogues completed");
    expect(box(3).disabled).toBe(false);
  });

  test("says which module is being loaded", () => {
    renderList(unlocked, 4);
    expect(screen.getByRole("status").textContent).toBe("Loading module...");
    expect(box(4).getAttribute("aria-busy")).toBe("true");
    expect(box(5).textContent).toContain("0/2 dialogues completed");
  });

  test("has a heading that says how to go on while there is one module only", () => {
    expect(moduleListHeading([1])).toBe(
      "Complete the first critical thinking module to unlock the other modules",
    );
    expect(moduleListHeading([1, 2])).toBe("Select a critical thinking module");
  });
});
