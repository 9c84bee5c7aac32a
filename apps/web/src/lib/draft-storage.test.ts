// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EMPTY_DRAFT, forgetDrafts, loadDraft, saveDraft, type Draft } from "./draft-storage.ts";

const draft: Draft = {
  text: "half a thought",
  unacknowledged: { id: "m-1", text: "Sent.", after: 3 },
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("drafts", () => {
  test("are kept by dialogue", () => {
    saveDraft("s-1", draft);
    expect(loadDraft("s-1")).toEqual(draft);
    expect(loadDraft("s-2")).toEqual(EMPTY_DRAFT);
  });

  test("leave nothing behind when empty", () => {
    saveDraft("s-1", draft);
    saveDraft("s-1", EMPTY_DRAFT);
    expect(localStorage).toHaveLength(0);
  });

  test("are all forgotten on signing out, and nothing else is", () => {
    saveDraft("s-1", draft);
    saveDraft("s-2", draft);
    localStorage.setItem("other", "stays");
    forgetDrafts();
    expect(Object.keys(localStorage)).toEqual(["other"]);
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
