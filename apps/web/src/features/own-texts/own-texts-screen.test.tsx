// @vitest-environment jsdom
import type { OwnText } from "@elenchus/contract/admin-own-texts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildGroup } from "../../testing/build-group.ts";
import { loadOwnText } from "../../lib/own-text-draft.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { OwnTextsScreen } from "./own-texts-screen.tsx";

const LIST = "/api/admin/own_texts";
const ONE = "/api/admin/own_texts/t-1";
const SAVE = "/api/admin/save_own_text";
const CHECK = "/api/admin/check_own_text";
const PUBLISH = "/api/admin/publish_own_text";
const DRAFT = "/api/admin/draft_own_text_key";

function buildText(changes: Partial<OwnText> = {}): OwnText {
  return {
    own_text_id: "t-1",
    group_id: "g-1",
    group_name: "Spring",
    title: "On fines",
    module_id: 5,
    version: 0,
    published_at: null,
    changed: true,
    shared: false,
    mine: true,
    author: "Ada Byron",
    archived: false,
    updated_at: "2026-11-30T08:00:00.000Z",
    revision: 3,
    can_draft: false,
    form: {
      title: "On fines",
      source: "",
      licence: "",
      module: 5,
      passage: "Fines should go. They keep people away. Nobody wants them but misers.",
      flaw: "",
      points: [
        { part: "conclusion", sentence: "", name: "", ways: ["", "", ""], hint: "" },
        { part: "flaw", sentence: "", name: "", ways: ["", "", ""], hint: "" },
      ],
      mistakes: [],
    },
    ...changes,
  };
}

/** A reply that comes when a test has it come. */
function holdReply() {
  let resolve: (reply: Response) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Response>((come, fail) => {
    resolve = come;
    reject = fail;
  });
  return { promise, resolve, reject };
}

function renderScreen(textId: string | null, answers: Parameters<typeof stubCalls>[0] = {}) {
  const text = buildText();
  const calls = stubCalls({
    "/api/admin/groups": () =>
      buildJsonResponse({ groups: [buildGroup()], sees_all_students: false }),
    [LIST]: () => buildJsonResponse({ own_texts: [text] }),
    [ONE]: () => buildJsonResponse({ own_text: text }),
    [SAVE]: () => buildJsonResponse({ own_text: { ...text, revision: 4 } }),
    ...answers,
  });
  const onOpenText = vi.fn<(id: string | null) => void>();
  renderOnPage(
    <OwnTextsScreen
      userId="u-1"
      textId={textId}
      onOpenText={onOpenText}
      assignmentId={null}
      onOpenAssignment={vi.fn<(id: string | null) => void>()}
      onOpenStudent={vi.fn<(id: string) => void>()}
      onOpenCheck={vi.fn<(id: string, check: string) => void>()}
    />,
  );
  return { calls, onOpenText };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe("own texts", () => {
  test("are listed with whether students get them", async () => {
    const { onOpenText } = renderScreen(null);
    fireEvent.click(await screen.findByRole("button", { name: "On fines" }));
    expect(screen.getByText("Draft")).toBeDefined();
    expect(onOpenText).toHaveBeenCalledWith("t-1");
  });

  test("are kept with each letter, saved when one pauses, and there again after a reload", async () => {
    renderScreen("t-1");
    fireEvent.change(await screen.findByLabelText("Source"), { target: { value: "The paper" } });
    expect(loadOwnText("t-1")).toMatchObject({ revision: 3, form: { source: "The paper" } });
    cleanup();
    renderScreen("t-1", { [SAVE]: () => buildRefusal(503, "database_busy", "Busy.") });
    expect((await screen.findByLabelText<HTMLInputElement>("Source")).value).toBe("The paper");
    await screen.findByText(/It is kept in this browser/u, undefined, { timeout: 3000 });
  });

  test("that were changed on another page are loaded anew on purpose", async () => {
    renderScreen("t-1", { [SAVE]: () => buildRefusal(409, "own_text_changed", "It was changed.") });
    fireEvent.change(await screen.findByLabelText("Source"), { target: { value: "The paper" } });
    const anew = await screen.findByRole(
      "button",
      { name: "Load what is there now" },
      { timeout: 3000 },
    );
    fireEvent.click(anew);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Source").value).toBe(""));
    expect(loadOwnText("t-1")).toBeNull();
  });

  test("are marked, and have cards for what the marks say", async () => {
    stubLayout();
    renderScreen("t-1");
    const sentence = await screen.findByRole("button", { name: /^Fines should go/u });
    sentence.focus();
    fireEvent.keyDown(sentence, { key: "c" });
    const card = screen.getByRole("region", { name: "Conclusion" });
    expect(within(card).getByLabelText<HTMLSelectElement>("Stands in this sentence").value).toBe(
      "0",
    );
    expect(within(card).getByDisplayValue("Fines should go.")).toBeDefined();
    fireEvent.keyDown(screen.getByRole("button", { name: /^They keep/u }), { key: "r" });
    expect(screen.getByRole("region", { name: "Reason 1" })).toBeDefined();
    fireEvent.keyDown(screen.getByRole("button", { name: /^They keep/u }), { key: "Delete" });
    expect(screen.queryByRole("region", { name: "Reason 1" })).toBeNull();
  });

  test("are told what is wrong in a list and at its place, as text", async () => {
    const problems = [
      { level: "error", place: "source", text: "Say where <b>it</b> is from." },
      { level: "warning", place: "points.0.ways", text: "None of these is short." },
    ];
    const reply = () => buildJsonResponse({ own_text: buildText(), problems });
    renderScreen("t-1", { [CHECK]: reply });
    fireEvent.click(await screen.findByRole("button", { name: "Check" }));
    await screen.findByText("1 thing is still to do, 1 is to be looked at again.");
    expect(screen.getAllByText(/Say where <b>it<\/b> is from\./u)).toHaveLength(2);
    fireEvent.click(screen.getAllByRole("button", { name: "Go there" })[0] as HTMLElement);
    expect(document.activeElement?.id).toBe("place-source");
  });

  test("with warnings alone are published on purpose", async () => {
    const problems = [{ level: "warning", place: "title", text: "Look at the title." }];
    const texts = [buildText(), buildText({ version: 1, changed: false })];
    const { calls } = renderScreen("t-1", {
      [PUBLISH]: () => buildJsonResponse({ own_text: texts.shift(), problems }),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Publish" }));
    fireEvent.click(await screen.findByRole("button", { name: "Publish all the same" }));
    await screen.findByText(/Published as version 1/u);
    expect(calls.sentTo(PUBLISH)).toMatchObject([
      { revision: 3, despite_warnings: "no" },
      { revision: 3, despite_warnings: "yes" },
    ]);
    fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Other" } });
    expect(screen.queryByText(/Published as version 1\. It/u)).toBeNull();
  });

  describe("with a language model", () => {
    const text = buildText({ can_draft: true });
    const KEY = {
      flaw: "strawman",
      points: [
        {
          part: "conclusion",
          sentence: "Fines should go.",
          name: "",
          ways: ["Fines should be abolished.", "no more fines", "away with fines"],
          hint: "",
        },
        {
          part: "flaw",
          sentence: "Nobody wants them but misers.",
          name: "",
          ways: ["Nobody said that.", "it twists their view", "not what they say"],
          hint: "",
        },
      ],
      left_out: ["A reason was left out (“<b>x</b>”): what it quotes does not stand in the text."],
    };
    const renderDrafted = (draft: () => Response | Promise<Response>) =>
      renderScreen("t-1", {
        [ONE]: () => buildJsonResponse({ own_text: text }),
        [SAVE]: () => buildJsonResponse({ own_text: { ...text, revision: 4 } }),
        [DRAFT]: draft,
      });
    const begin = async () =>
      fireEvent.click(await screen.findByRole("button", { name: "Draft the key" }));
    const lineIn = (card: string, at: number) =>
      within(screen.getByRole("region", { name: card })).getByLabelText<HTMLInputElement>(
        `Ways of saying it, a whole sentence first, ${at}`,
      ).value;

    test("a draft fills in what is empty, says what was left out, and is undone by one press", async () => {
      const { calls } = renderDrafted(() => buildJsonResponse(KEY));
      const card = within(await screen.findByRole("region", { name: "Conclusion" }));
      const typed = card.getByLabelText("Ways of saying it, a whole sentence first, 1");
      fireEvent.change(typed, { target: { value: "My own words" } });
      await begin();
      await screen.findByText(/^3 things were filled in below/u);
      expect([lineIn("Conclusion", 1), lineIn("What goes wrong", 1)]).toEqual([
        "My own words",
        "Nobody said that.",
      ]);
      expect(screen.getByLabelText<HTMLSelectElement>("Kind of flaw").value).toBe("strawman");
      expect(screen.getByText(/“<b>x<\/b>”/u)).toBeDefined();
      // The typed lines are saved before the model reads them.
      const saved = calls.sentTo(SAVE) as { form: OwnText["form"] }[];
      expect(saved.map(({ form }) => form.points[0]?.ways)).toContainEqual([
        "My own words",
        "",
        "",
      ]);
      fireEvent.click(screen.getByRole("button", { name: "Undo the draft" }));
      expect([lineIn("Conclusion", 1), lineIn("What goes wrong", 1)]).toEqual(["My own words", ""]);
      expect(document.activeElement?.textContent).toBe("Draft the key");
    });

    test("what is typed while the model reads stays", async () => {
      const reply = holdReply();
      renderDrafted(() => reply.promise);
      await begin();
      await screen.findByText(/^Drafting the key/u);
      const line = within(screen.getByRole("region", { name: "What goes wrong" })).getByLabelText(
        "Ways of saying it, a whole sentence first, 1",
      );
      fireEvent.change(line, { target: { value: "Typed meanwhile" } });
      reply.resolve(buildJsonResponse(KEY));
      await screen.findByRole("button", { name: "Undo the draft" });
      expect(lineIn("What goes wrong", 1)).toBe("Typed meanwhile");
      fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Other" } });
      expect(screen.queryByRole("button", { name: "Undo the draft" })).toBeNull();
    });

    test("another module, chosen while the model reads, gets nothing of the draft", async () => {
      const reply = holdReply();
      renderDrafted(() => reply.promise);
      await begin();
      await screen.findByText(/^Drafting the key/u);
      fireEvent.change(screen.getByLabelText("Module"), { target: { value: "7" } });
      reply.resolve(buildJsonResponse(KEY));
      await screen.findByText(/^You chose another module meanwhile/u);
      expect(lineIn("Conclusion", 1)).toBe("");
    });

    test("drafting is cancelled, and the page is as before", async () => {
      const reply = holdReply();
      const { calls } = renderDrafted(() => reply.promise);
      const drafts = () => calls.fetchStub.mock.calls.filter(([input]) => input === DRAFT);
      await begin();
      await waitFor(() => expect(drafts()).toHaveLength(1));
      // A second press begins no second draft.
      await begin();
      fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
      const signal = drafts()[0]?.[1]?.signal;
      expect(signal?.aborted).toBe(true);
      reply.reject(signal?.reason as Error);
      expect(drafts()).toHaveLength(1);
      await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull());
      expect(document.activeElement?.textContent).toBe("Draft the key");
      expect(screen.queryByRole("alert")).toBeNull();
    });

    test("a failure says what to do, and nothing that was typed is lost", async () => {
      const words =
        "The key could not be drafted. What you typed is still there. Please try again.";
      renderDrafted(() => buildRefusal(502, "own_text_draft_failed", words));
      fireEvent.change(await screen.findByLabelText("Source"), { target: { value: "The paper" } });
      await begin();
      expect((await screen.findByRole("alert")).textContent).toBe(words);
      expect(screen.getByLabelText<HTMLInputElement>("Source").value).toBe("The paper");
    });
  });

  test("without a language model have nothing that drafts a key", async () => {
    renderScreen("t-1");
    await screen.findByRole("heading", { name: "1. The text" });
    expect(screen.queryByRole("button", { name: "Draft the key" })).toBeNull();
  });
});
