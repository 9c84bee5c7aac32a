// @vitest-environment jsdom
import type { StudentRow } from "@elenchus/contract/admin-students";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MARKUP, RUNNING_MARKUP } from "../../lib/build-markup.ts";
import { buildStudentRow } from "../../lib/build-student.ts";
import { buildJsonResponse, buildRefusal } from "../../lib/test-fetch.ts";
import { renderOnPage } from "../../lib/test-render.tsx";
import { StudentsScreen } from "./students-screen.tsx";

interface Page {
  students?: StudentRow[];
  next?: string;
  previous?: string;
  total?: number;
}

/** Renders the screen on a server that answers every page so; remembers what it was asked. */
function renderScreen(answer: (query: URLSearchParams) => Page | Response = () => ({})) {
  const asked: string[] = [];
  const fetchStub = vi.fn<typeof fetch>(async (input) => {
    const url = new URL(typeof input === "string" ? input : "", "http://here.test");
    const found = answer(url.searchParams);
    if (found instanceof Response) return found;
    if (url.pathname.endsWith("student_count")) {
      return buildJsonResponse({ student_total: found.total ?? 1 });
    }
    asked.push(url.search);
    return buildJsonResponse({
      students: found.students ?? [buildStudentRow()],
      next_cursor: found.next ?? null,
      previous_cursor: found.previous ?? null,
    });
  });
  vi.stubGlobal("fetch", fetchStub);
  const onOpenStudent = vi.fn<(id: string) => void>();
  const page = renderOnPage(<StudentsScreen userId="u-9" onOpenStudent={onOpenStudent} />);
  return { asked, onOpenStudent, ...page };
}

const sortButton = (name: RegExp | string) => screen.findByRole("button", { name });
const row = () => screen.findByRole("row", { name: /^Ada Lovelace/u });
const FIRST_PAGE = "?sort=name&direction=asc&limit=25";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the table", () => {
  test("tells of a student all there is to tell", async () => {
    renderScreen(() => ({
      students: [buildStudentRow({ group_name: "Blue", open_flags: 2 })],
    }));
    const head = within(await row()).getByRole("rowheader");
    expect(head.textContent).toBe("Ada LovelaceBlue2 open flags");
    const cells = within(await row()).getAllByRole("cell");
    const texts = cells.map((cell) => cell.textContent);
    expect(texts.slice(0, 8)).toEqual([
      "2: modules 1, 3",
      "9",
      "5",
      "2",
      "Nov 19, 2026",
      "1 h 20 min",
      "1 of 2",
      "50%",
    ]);
    expect(texts.slice(8)).toEqual(["0", "0", "0", "31", "21", "11", ...Array(15).fill("0")]);
  });

  test("leaves the modules one by one out where that is chosen", async () => {
    renderScreen();
    await row();
    expect(screen.getByRole("columnheader", { name: "Module 7" })).toBeDefined();
    fireEvent.click(screen.getByRole("checkbox", { name: "Show each module" }));
    expect(screen.queryByRole("columnheader", { name: "Module 7" })).toBeNull();
    expect(within(await row()).getAllByRole("cell")).toHaveLength(8);
  });

  test("opens a student", async () => {
    const { onOpenStudent } = renderScreen();
    fireEvent.click(await screen.findByRole("button", { name: "Ada Lovelace" }));
    expect(onOpenStudent).toHaveBeenCalledExactlyOnceWith("st-1");
  });

  test("has in every column a button that sorts", async () => {
    renderScreen();
    await row();
    const heads = screen
      .getAllByRole("columnheader")
      .filter((head) => head.getAttribute("scope") === "col");
    expect(heads).toHaveLength(30);
    for (const head of heads) expect(within(head).getByRole("button")).toBeDefined();
  });

  test("sorts figures from the greatest, then the other way round, and says so", async () => {
    const { asked } = renderScreen();
    const name = await screen.findByRole("columnheader", { name: "Name" });
    expect(name.getAttribute("aria-sort")).toBe("ascending");
    fireEvent.click(await sortButton("Failed, Module 3"));
    const column = screen.getByRole("columnheader", { name: "Failed, Module 3" });
    expect(column.getAttribute("aria-sort")).toBe("descending");
    expect(name.getAttribute("aria-sort")).toBeNull();
    fireEvent.click(await sortButton("Failed, Module 3"));
    expect(column.getAttribute("aria-sort")).toBe("ascending");
    await vi.waitFor(() =>
      expect(asked).toEqual([
        FIRST_PAGE,
        "?sort=failed_3&direction=desc&limit=25",
        "?sort=failed_3&direction=asc&limit=25",
      ]),
    );
  });

  test.each(MARKUP)("shows %s as text", async (markup) => {
    const student = buildStudentRow({
      student_first_name: markup,
      student_last_name: markup,
      group_name: markup,
    });
    const { container } = renderScreen(() => ({ students: [student] }));
    const head = await screen.findByRole("rowheader");
    expect(head.textContent).toBe(`${markup} ${markup}${markup}`);
    expect(container.querySelector(RUNNING_MARKUP)).toBeNull();
  });
});

describe("search and filter", () => {
  test("ask once when the typing pauses, from the first page on", async () => {
    const { asked } = renderScreen(() => ({ next: "c-2", total: 40 }));
    await row();
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    const box = screen.getByRole("searchbox", { name: "Search students" });
    for (const value of ["l", "lo", "lov "]) {
      fireEvent.change(box, { target: { value } });
      // As fast as people type.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]).toBe("?search=lov&sort=name&direction=asc&limit=25");
  });

  test("ask for those who completed every selected module", async () => {
    const { asked } = renderScreen();
    await row();
    fireEvent.click(screen.getByRole("checkbox", { name: "Module 5" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Module 1" }));
    await vi.waitFor(() =>
      expect(asked.at(-1)).toBe("?completed_modules=1%2C5&sort=name&direction=asc&limit=25"),
    );
    expect((await screen.findByRole("status")).textContent).toBe("1 student found");
  });

  test("that find nobody say so, and can be cleared", async () => {
    const { asked } = renderScreen((query) =>
      query.has("search") ? { students: [], total: 0 } : { total: 1 },
    );
    await row();
    const box = () => screen.getByRole<HTMLInputElement>("searchbox");
    fireEvent.change(box(), { target: { value: "zz" } });
    expect(await screen.findByText("No student matches this search and filter.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Clear search and filter" }));
    await row();
    expect(box().value).toBe("");
    expect(asked.at(-1)).toBe(FIRST_PAGE);
  });
});

describe("pages", () => {
  const isOff = (name: string) =>
    screen.getByRole("button", { name }).getAttribute("aria-disabled") === "true";

  test("are turned once where one presses faster than they come", async () => {
    const { asked } = renderScreen((query) => ({
      next: query.has("cursor") ? "c-3" : "c-2",
      ...(query.has("cursor") ? { previous: "c-1" } : {}),
      total: 1100,
    }));
    await screen.findByText("Page 1 of 44");
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await screen.findByText("Page 2 of 44");
    await vi.waitFor(() => expect(isOff("Next")).toBe(false));
    for (let press = 0; press < 3; press += 1) {
      fireEvent.click(screen.getByRole("button", { name: "Next" }));
    }
    expect(await screen.findByText("Page 3 of 44")).toBeDefined();
    await vi.waitFor(() => expect(isOff("Next")).toBe(false));
    expect(screen.getByText("Page 3 of 44")).toBeDefined();
    expect(asked).toHaveLength(3);
  });

  test("come from the server one after the other", async () => {
    const { asked } = renderScreen((query) =>
      query.has("cursor") ? { previous: "c-1", total: 1100 } : { next: "c-2", total: 1100 },
    );
    await screen.findByText("Page 1 of 44");
    expect(isOff("Previous")).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText("Page 2 of 44")).toBeDefined();
    expect(asked[1]).toBe(`${FIRST_PAGE}&cursor=c-2`);
    await vi.waitFor(() => expect(isOff("Next") && !isOff("Previous")).toBe(true));
    fireEvent.click(screen.getByRole("button", { name: "First" }));
    expect(await screen.findByText("Page 1 of 44")).toBeDefined();
  });

  test("have as many rows as are chosen", async () => {
    const { asked } = renderScreen();
    await row();
    fireEvent.change(screen.getByRole("combobox", { name: "Rows" }), { target: { value: "100" } });
    await vi.waitFor(() => expect(asked[1]).toBe("?sort=name&direction=asc&limit=100"));
  });
});

test("search, filter, sort and page are there again after a visit to a student", async () => {
  const many = (query: URLSearchParams) => ({
    next: "c-2",
    ...(query.has("cursor") ? { previous: "c-1" } : {}),
    total: 60,
  });
  const first = renderScreen(many);
  await row();
  fireEvent.click(screen.getByRole("checkbox", { name: "Module 2" }));
  fireEvent.click(await sortButton("Time spent"));
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "ad" } });
  await vi.waitFor(() => expect(first.asked.at(-1)).toContain("search=ad"));
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  await screen.findByText("Page 2 of 3");
  first.unmount();

  const again = renderScreen(many);
  await screen.findByText("Page 2 of 3");
  expect(again.asked).toEqual([
    "?search=ad&completed_modules=2&sort=time_spent&direction=desc&limit=25&cursor=c-2",
  ]);
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("ad");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Module 2" }).checked).toBe(true);
});

describe("without students", () => {
  test("says that they are loading, then why not, and tries again", async () => {
    const answers = [1, 2].map(() => () => buildRefusal(403, "not_yours", "Not for you."));
    renderScreen(() => answers.shift()?.() ?? {});
    expect(screen.getByRole("status").textContent).toBe("Loading students...");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The students could not be loaded. Not for you.");
    fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Students" }));
    expect(await row()).toBeDefined();
  });

  test("leads to the first page where the kept one is refused", async () => {
    const kept = { search: "", modules: [], sort: "name", direction: "asc", limit: 25 };
    const choices = { ...kept, cursor: "old", page: 3, byModule: true };
    sessionStorage.setItem("elenchus.admin.u-9.students", JSON.stringify(choices));
    renderScreen((query) =>
      query.has("cursor") ? buildRefusal(400, "bad_request", "Not understood.") : {},
    );
    fireEvent.click(await screen.findByRole("button", { name: "Go to the first page" }));
    expect(await row()).toBeDefined();
  });

  test("says how they come here", async () => {
    renderScreen(() => ({ students: [], total: 0 }));
    expect(await screen.findByText(/^There are no students yet\./u)).toBeDefined();
  });

  test("begins anew where what was kept cannot be read", async () => {
    sessionStorage.setItem("elenchus.admin.u-9.students", '{"sort":"shoe size"}');
    const { asked } = renderScreen();
    await row();
    expect(asked).toEqual([FIRST_PAGE]);
  });
});
