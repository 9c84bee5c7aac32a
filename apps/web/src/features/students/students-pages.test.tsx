// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildGroup } from "../../testing/build-group.ts";
import { findRow, FIRST_PAGE, renderStudents } from "./build-students.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const isOff = (name: string) =>
  screen.getByRole("button", { name }).getAttribute("aria-disabled") === "true";

describe("pages", () => {
  test("are turned once where one presses faster than they come", async () => {
    const { asked } = renderStudents((query) => ({
      next: query.has("cursor") ? "c-3" : "c-2",
      ...(query.has("cursor") ? { previous: "c-1" } : {}),
      total: 1100,
    }));
    await screen.findByText("Page 1 of 44");
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await screen.findByText("Page 2 of 44");
    await waitFor(() => expect(isOff("Next")).toBe(false));
    for (let press = 0; press < 3; press += 1) {
      fireEvent.click(screen.getByRole("button", { name: "Next" }));
    }
    expect(await screen.findByText("Page 3 of 44")).toBeDefined();
    await waitFor(() => expect(isOff("Next")).toBe(false));
    expect(screen.getByText("Page 3 of 44")).toBeDefined();
    expect(asked).toHaveLength(3);
  });

  test("come from the server one after the other", async () => {
    const { asked } = renderStudents((query) =>
      query.has("cursor") ? { previous: "c-1", total: 1100 } : { next: "c-2", total: 1100 },
    );
    await screen.findByText("Page 1 of 44");
    expect(isOff("Previous")).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText("Page 2 of 44")).toBeDefined();
    expect(asked[1]).toBe(`${FIRST_PAGE}&cursor=c-2`);
    await waitFor(() => expect(isOff("Next") && !isOff("Previous")).toBe(true));
    fireEvent.click(screen.getByRole("button", { name: "First" }));
    expect(await screen.findByText("Page 1 of 44")).toBeDefined();
  });

  test("have as many rows as are chosen", async () => {
    const { asked } = renderStudents();
    await findRow();
    fireEvent.change(screen.getByRole("combobox", { name: "Rows" }), { target: { value: "100" } });
    await waitFor(() => expect(asked[1]).toBe("?sort=name&direction=asc&limit=100"));
  });
});

test("search, filter, sort and page are there again after a visit to a student", async () => {
  const group = buildGroup();
  const many = (query: URLSearchParams) => ({
    groups: [group],
    next: "c-2",
    ...(query.has("cursor") ? { previous: "c-1" } : {}),
    total: 60,
  });
  const first = renderStudents(many);
  await findRow();
  fireEvent.click(screen.getByRole("checkbox", { name: "Module 2" }));
  fireEvent.change(await screen.findByRole("combobox", { name: "Group" }), {
    target: { value: "g-1" },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Time spent" }));
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "ad" } });
  await waitFor(() => expect(first.asked.at(-1)).toContain("search=ad"));
  await waitFor(() => expect(isOff("Next")).toBe(false));
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  await screen.findByText("Page 2 of 3");
  first.unmount();

  const again = renderStudents(many);
  await screen.findByText("Page 2 of 3");
  expect(again.asked).toEqual([
    "?search=ad&completed_modules=2&group_id=g-1&sort=time_spent&direction=desc&limit=25&cursor=c-2",
  ]);
  const choice = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Group" });
  expect(choice.value).toBe("g-1");
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("ad");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Module 2" }).checked).toBe(true);
});
