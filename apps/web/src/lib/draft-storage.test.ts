// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EMPTY_DRAFT, loadDraft, saveDraft, type Draft } from "./draft-storage.ts";
import { forgetDrafts } from "./forget-drafts.ts";

const draft: Draft = {
  text: "half a thought",
  unacknowledged: { id: "m-1", text: "Sent.", after: 3 },
};

/** What one tab keeps to itself. */
const tabs = new Map<string, Record<string, string>>();
let tab = "first";

/** Goes to another tab of the same browser: from here on this one's storage is there. */
function goTo(name: string): void {
  tabs.set(tab, Object.fromEntries(Object.entries(sessionStorage)));
  tab = name;
  sessionStorage.clear();
  for (const [key, value] of Object.entries(tabs.get(name) ?? {}))
    sessionStorage.setItem(key, value);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  tabs.clear();
});
afterEach(() => vi.restoreAllMocks());

describe("drafts", () => {
  test("are kept by dialogue", () => {
    saveDraft("s-1", draft);
    expect(loadDraft("s-1")).toEqual(draft);
    expect(loadDraft("s-2")).toEqual(EMPTY_DRAFT);
  });

  test("keep which message is being changed, also where all of its text was deleted", () => {
    const changing = { ...EMPTY_DRAFT, revising: { id: "m-1", text: "Sent.", after: 3 } };
    saveDraft("s-1", changing);
    expect(loadDraft("s-1")).toEqual(changing);
  });

  test("leave nothing behind when empty", () => {
    saveDraft("s-1", draft);
    saveDraft("s-1", EMPTY_DRAFT);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  test("are all forgotten on signing out, and nothing else is", () => {
    saveDraft("s-1", draft);
    saveDraft("s-2", draft);
    localStorage.setItem("other", "stays");
    forgetDrafts();
    expect(Object.keys(localStorage)).toEqual(["other"]);
    expect(sessionStorage).toHaveLength(0);
  });

  test("of an unknown shape count as none", () => {
    localStorage.setItem("elenchus.draft.s-1", '{"text":7}');
    localStorage.setItem("elenchus.draft.s-2", "{");
    expect(loadDraft("s-1")).toEqual(EMPTY_DRAFT);
    expect(loadDraft("s-2")).toEqual(EMPTY_DRAFT);
  });

  test("last as long as the page where storage is denied", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    saveDraft("s-3", draft);
    expect(loadDraft("s-3")).toEqual(draft);
  });
});

describe("two tabs of one dialogue", () => {
  const second: Draft = { text: "written beside it", unacknowledged: null };

  test("keep a draft each, whichever writes or is answered first", () => {
    saveDraft("s-1", draft);
    goTo("second");
    saveDraft("s-1", second);
    goTo("first");
    expect(loadDraft("s-1")).toEqual(draft);
    saveDraft("s-1", { ...draft, text: "a whole thought" });
    saveDraft("s-1", EMPTY_DRAFT);
    goTo("second");
    expect(loadDraft("s-1")).toEqual(second);
  });

  test("leave what was kept last to a tab that is opened later", () => {
    saveDraft("s-1", draft);
    goTo("second");
    saveDraft("s-1", second);
    goTo("first");
    saveDraft("s-1", EMPTY_DRAFT);
    goTo("third");
    expect(loadDraft("s-1")).toEqual(second);
  });
});
