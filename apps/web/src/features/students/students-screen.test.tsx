// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildGroup } from "../../testing/build-group.ts";
import { MARKUP, RUNNING_MARKUP } from "../../testing/build-markup.ts";
import { buildStudentRow } from "../../testing/build-student.ts";
import { buildRefusal } from "../../testing/test-fetch.ts";
import { findRow, FIRST_PAGE, renderStudents } from "./build-students.tsx";

const sortButton = (name: RegExp | string) => screen.findByRole("button", { name });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the table", () => {
  test("tells of a student all there is to tell", async () => {
    renderStudents(() => ({
      students: [buildStudentRow({ group_name: "Blue", open_flags: 2 })],
    }));
    const head = within(await findRow()).getByRole("rowheader");
    expect(head.textContent).toBe("Lovelace, Adaada@example.orgBlue2 open flags");
    const cells = within(await findRow()).getAllByRole("cell");
    const texts = cells.map((cell) => cell.textContent);
    expect(texts.slice(0, 8)).toEqual([
      "2 of 7: modules 1, 3",
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

  test("begins on a phone with why, the last activity and one number, and without single modules", async () => {
    renderStudents(() => ({ students: [buildStudentRow({ open_flags: 1 })] }), false);
    const cells = within(await findRow()).getAllByRole("cell");
    const texts = cells.map((cell) => cell.textContent);
    expect(texts.slice(0, 2)).toEqual(["Nov 19, 2026", "2 of 7: modules 1, 3"]);
    expect(texts).toHaveLength(8);
    fireEvent.click(screen.getByRole("checkbox", { name: "Show each module" }));
    expect(within(await findRow()).getAllByRole("cell")).toHaveLength(29);
  });

  test("leaves the modules one by one out where that is chosen", async () => {
    renderStudents();
    await findRow();
    expect(screen.getByRole("columnheader", { name: "Module 7" })).toBeDefined();
    fireEvent.click(screen.getByRole("checkbox", { name: "Show each module" }));
    expect(screen.queryByRole("columnheader", { name: "Module 7" })).toBeNull();
    expect(within(await findRow()).getAllByRole("cell")).toHaveLength(8);
  });

  test("has a way past the heads of all columns for whoever comes by keyboard", async () => {
    renderStudents();
    fireEvent.click(await screen.findByRole("button", { name: "Skip the columns" }));
    expect(document.activeElement?.textContent).toBe("Lovelace, Ada");
    fireEvent.click(screen.getByRole("checkbox", { name: "Show each module" }));
    expect(screen.queryByRole("button", { name: "Skip the columns" })).toBeNull();
  });

  test("opens a student", async () => {
    const { onOpenStudent } = renderStudents();
    fireEvent.click(await screen.findByRole("button", { name: "Lovelace, Ada" }));
    expect(onOpenStudent).toHaveBeenCalledExactlyOnceWith("st-1");
  });

  test("has in every column a button that sorts", async () => {
    renderStudents();
    await findRow();
    const heads = screen
      .getAllByRole("columnheader")
      .filter((head) => head.getAttribute("scope") === "col");
    expect(heads).toHaveLength(30);
    for (const head of heads) expect(within(head).getByRole("button")).toBeDefined();
  });

  test("sorts figures from the greatest, then the other way round, and says so", async () => {
    const { asked } = renderStudents();
    const name = await screen.findByRole("columnheader", { name: "Name" });
    expect(name.getAttribute("aria-sort")).toBe("ascending");
    fireEvent.click(await sortButton("Failed, Module 3"));
    const column = screen.getByRole("columnheader", { name: "Failed, Module 3" });
    expect(column.getAttribute("aria-sort")).toBe("descending");
    expect(name.getAttribute("aria-sort")).toBeNull();
    fireEvent.click(await sortButton("Failed, Module 3"));
    expect(column.getAttribute("aria-sort")).toBe("ascending");
    await waitFor(() =>
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
    const { container } = renderStudents(() => ({ students: [student] }));
    const head = await screen.findByRole("rowheader");
    expect(head.textContent).toBe(`${markup}, ${markup}ada@example.org${markup}`);
    expect(container.querySelector(RUNNING_MARKUP)).toBeNull();
  });
});

describe("search and filter", () => {
  test("ask once when the typing pauses, from the first page on", async () => {
    const { asked } = renderStudents(() => ({ next: "c-2", total: 40 }));
    await findRow();
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(asked).toHaveLength(2));
    const box = screen.getByRole("searchbox", { name: "Search students" });
    for (const value of ["l", "lo", "lov "]) {
      fireEvent.change(box, { target: { value } });
      // As fast as people type.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]).toBe("?search=lov&sort=name&direction=asc&limit=25");
  });

  test("ask for those who completed every selected module", async () => {
    const { asked } = renderStudents();
    await findRow();
    fireEvent.click(screen.getByRole("checkbox", { name: "Module 5" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Module 1" }));
    await waitFor(() =>
      expect(asked.at(-1)).toBe("?completed_modules=1%2C5&sort=name&direction=asc&limit=25"),
    );
    expect((await screen.findByRole("status")).textContent).toBe("1 student found");
  });

  test("narrow the table to a group, from the first page on", async () => {
    const group = buildGroup();
    const { asked } = renderStudents(() => ({ groups: [group], next: "c-2", total: 40 }));
    fireEvent.click(await screen.findByRole("button", { name: "Next" }));
    await waitFor(() => expect(asked).toHaveLength(2));
    const choice = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Group" });
    fireEvent.change(choice(), { target: { value: "g-1" } });
    await waitFor(() =>
      expect(asked.at(-1)).toBe("?group_id=g-1&sort=name&direction=asc&limit=25"),
    );
    fireEvent.click(screen.getByRole("button", { name: "Clear search and filter" }));
    expect(choice().value).toBe("");
  });

  test("that find nobody say so, and can be cleared", async () => {
    const { asked } = renderStudents((query) =>
      query.has("search") ? { students: [], total: 0 } : { total: 1 },
    );
    await findRow();
    const box = () => screen.getByRole<HTMLInputElement>("searchbox");
    fireEvent.change(box(), { target: { value: "zz" } });
    expect(await screen.findByText("No student matches this search and filter.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Clear search and filter" }));
    await findRow();
    expect(box().value).toBe("");
    expect(asked.at(-1)).toBe(FIRST_PAGE);
  });
});

describe("without students", () => {
  test("says that they are loading, then why not, and tries again", async () => {
    const answers = [1, 2].map(() => () => buildRefusal(403, "not_yours", "Not for you."));
    renderStudents(() => answers.shift()?.() ?? {});
    expect(screen.getByRole("status").textContent).toBe("Loading students...");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The students could not be loaded. Not for you.");
    fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Students" }));
    expect(await findRow()).toBeDefined();
  });

  test("leads to the first page where the kept one is refused", async () => {
    const kept = {
      search: "",
      modules: [],
      group: null,
      sort: "name",
      direction: "asc",
      limit: 25,
    };
    const choices = { ...kept, cursor: "old", page: 3, byModule: true };
    sessionStorage.setItem("elenchus.admin.u-9.students", JSON.stringify(choices));
    renderStudents((query) =>
      query.has("cursor") ? buildRefusal(400, "bad_request", "Not understood.") : {},
    );
    fireEvent.click(await screen.findByRole("button", { name: "Go to the first page" }));
    expect(await findRow()).toBeDefined();
  });

  test("says how they come here", async () => {
    renderStudents(() => ({ students: [], total: 0 }));
    expect(await screen.findByText(/^There are no students yet\./u)).toBeDefined();
  });

  test("begins anew where what was kept cannot be read", async () => {
    sessionStorage.setItem("elenchus.admin.u-9.students", '{"sort":"shoe size"}');
    const { asked } = renderStudents();
    await findRow();
    expect(asked).toEqual([FIRST_PAGE]);
  });
});
