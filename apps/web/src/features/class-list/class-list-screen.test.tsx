// @vitest-environment jsdom
import type { ClassListReply } from "@elenchus/contract/admin-class-list";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildGroup } from "../../testing/build-group.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { ClassListScreen } from "./class-list-screen.tsx";

const CHECK = "/api/admin/check_class_list";
const IMPORT = "/api/admin/import_class_list";
const LIST = "Ada,Lovelace,ada@school.example\nRosa,Parks,\n,Nobody,";

const line = (number: number, changes: Partial<ClassListReply["lines"][number]>) => ({
  line: number,
  first_name: "Ada",
  last_name: "Lovelace",
  email: "",
  standing: "invite" as const,
  note: null,
  ...changes,
});
const REPLY: ClassListReply = {
  columns: ["first_name", "last_name", "email"],
  has_headings: false,
  first_line: ["Ada", "Lovelace", "ada@school.example"],
  lines: [
    line(1, { email: "ada@school.example" }),
    line(2, { first_name: "Rosa", last_name: "Parks", standing: "account" }),
    line(3, { first_name: "", standing: "wrong", note: "The first name is missing." }),
  ],
  user_names: true,
};
const CARD = {
  first_name: "Rosa",
  last_name: "Parks",
  user_name: "rosa.parks",
  password: "kafimo-desuro-47",
};

function renderScreen(answers: Parameters<typeof stubCalls>[0] = {}) {
  const calls = stubCalls({
    "/api/admin/groups": () =>
      buildJsonResponse({ groups: [buildGroup()], sees_all_students: false }),
    [CHECK]: () => buildJsonResponse(REPLY),
    ...answers,
  });
  const onBack = vi.fn<() => void>();
  renderOnPage(<ClassListScreen groupId="g-1" onBack={onBack} />);
  return { ...calls, onBack };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

async function look() {
  fireEvent.change(await screen.findByLabelText("Or paste the list"), { target: { value: LIST } });
  press("Look at the list");
  await screen.findByRole("heading", { name: "This is what happens" });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a class list", () => {
  test("is looked at before anything is done", async () => {
    const { sentTo } = renderScreen();
    await look();
    expect(sentTo(CHECK)).toEqual([{ group_id: "g-1", list: LIST }]);
    expect(screen.getByText("1 learner: invited by mail")).toBeDefined();
    expect(screen.getByText("1 learner: left out, for the reasons below")).toBeDefined();
    expect(screen.getByText(/The first name is missing\. It is left out\./u)).toBeDefined();
    expect(screen.getByRole("button", { name: "Add 2 learners to Spring" })).toBeDefined();
    expect(sentTo(IMPORT)).toEqual([]);
  });

  test("is read anew with the columns that are chosen, each once", async () => {
    const { sentTo } = renderScreen();
    await look();
    fireEvent.change(screen.getByLabelText("Column 1: Ada"), { target: { value: "last_name" } });
    await waitFor(() =>
      expect(sentTo(CHECK)[1]).toEqual({
        group_id: "g-1",
        list: LIST,
        columns: ["last_name", "none", "email"],
        has_headings: "no",
      }),
    );
  });

  test("is added part by part, with the cards at the end", async () => {
    const parts = [
      { next: 26, invited: 1, cards: [] },
      { next: null, invited: 0, cards: [CARD] },
    ];
    const { sentTo, onBack } = renderScreen({ [IMPORT]: () => buildJsonResponse(parts.shift()) });
    await look();
    press("Add 2 learners to Spring");
    expect(await screen.findByRole("heading", { name: "The list is added" })).toBeDefined();
    const sent = sentTo(IMPORT) as { from: number; import_id: string }[];
    expect(sent.map(({ from }) => from)).toEqual([1, 26]);
    expect(new Set(sent.map(({ import_id: id }) => id)).size).toBe(1);
    expect(screen.getByText(/^1 learner got a mail/u)).toBeDefined();
    const card = screen.getByRole("list", { name: "Cards" });
    expect(card.textContent).toContain("rosa.parks");
    expect(card.textContent).toContain("kafimo-desuro-47");
    const print = vi.fn<() => void>();
    vi.stubGlobal("print", print);
    press("Print the card");
    expect(print).toHaveBeenCalledOnce();
    fireEvent.click(screen.getAllByRole("button", { name: /Back to Groups/u })[1] as HTMLElement);
    expect(onBack).toHaveBeenCalledOnce();
  });

  test("that fails half way goes on from there", async () => {
    let refused = true;
    const { sentTo } = renderScreen({
      [IMPORT]: () =>
        refused
          ? buildRefusal(503, "database_busy", "Please try again.")
          : buildJsonResponse({ next: null, invited: 2, cards: [] }),
    });
    await look();
    press("Add 2 learners to Spring");
    expect((await screen.findByRole("alert")).textContent).toContain("nobody is added twice.");
    refused = false;
    press("Go on");
    expect(await screen.findByText(/^2 learners got a mail/u)).toBeDefined();
    expect(
      new Set(sentTo(IMPORT).map((sent) => (sent as { import_id: string }).import_id)).size,
    ).toBe(1);
  });

  test("that cannot be read says why, and stays", async () => {
    const words = "This list has 5,000 lines. At most 1,000 learners can be added at once.";
    renderScreen({ [CHECK]: () => buildRefusal(400, "list_too_long", words) });
    const box = await screen.findByLabelText<HTMLTextAreaElement>("Or paste the list");
    fireEvent.change(box, { target: { value: LIST } });
    press("Look at the list");
    expect((await screen.findByRole("alert")).textContent).toContain("5,000 lines");
    expect(box.value).toBe(LIST);
  });

  test("of 50,000 lines is sent nowhere, says why, and stays", async () => {
    const { sentTo } = renderScreen({});
    const box = await screen.findByLabelText<HTMLTextAreaElement>("Or paste the list");
    const value = "Ada,Lovelace,ada@school.example\n".repeat(50_000);
    fireEvent.change(box, { target: { value } });
    press("Look at the list");
    expect(
      await screen.findByText(/^This list is too long\. At most 1,000 learners/u),
    ).toBeDefined();
    expect(sentTo(CHECK)).toEqual([]);
    expect(box.value).toHaveLength(value.length);
  });

  test("comes from a file, in the encoding that it has", async () => {
    renderScreen();
    const bytes = Uint8Array.from("Zoë;Groß;z@x.example", (sign) => sign.charCodeAt(0));
    const file = new File([bytes], "class.csv", { type: "text/csv" });
    fireEvent.change(await screen.findByLabelText("A file (CSV or text)"), {
      target: { files: [file] },
    });
    const box = screen.getByLabelText<HTMLTextAreaElement>("Or paste the list");
    await waitFor(() => expect(box.value).toBe("Zoë;Groß;z@x.example"));
  });
});
