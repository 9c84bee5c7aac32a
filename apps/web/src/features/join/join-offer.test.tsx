// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readJoinToken, saveJoinToken } from "../../lib/join-storage.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { JoinNote } from "./join-note.tsx";
import { JoinOffer } from "./join-offer.tsx";

const OFFER = "/api/join_offer";
const JOIN = "/api/join_by_link";
const LINK = "/api/join_link";

function renderOffer(answers: Parameters<typeof stubCalls>[0]) {
  const calls = stubCalls(answers);
  renderOnPage(<JoinOffer />);
  return calls;
}

const offerOf = (is_member: boolean) => () =>
  buildJsonResponse({ group_name: "<b>Spring</b>", is_member });

beforeEach(() => saveJoinToken("t-1"));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("a link to join a group", () => {
  test("is asked about by the group's name, and joined by a click, once", async () => {
    const { sentTo } = renderOffer({
      [OFFER]: offerOf(false),
      [JOIN]: () => buildJsonResponse({ group_name: "Spring" }),
    });
    expect(await screen.findByRole("heading", { name: "Join <b>Spring</b>?" })).toBeDefined();
    expect(sentTo(OFFER)).toEqual([{ join_token: "t-1" }]);
    fireEvent.click(screen.getByRole("button", { name: "Join" }));
    expect(await screen.findByText("You joined Spring.")).toBeDefined();
    expect(sentTo(JOIN)).toEqual([{ join_token: "t-1" }]);
    expect(readJoinToken()).toBeNull();
  });

  test("can be declined, and is not asked about again", async () => {
    const { sentTo } = renderOffer({ [OFFER]: offerOf(false) });
    fireEvent.click(await screen.findByRole("button", { name: "No, thanks" }));
    expect(screen.queryByRole("heading")).toBeNull();
    expect(sentTo(JOIN)).toEqual([]);
    expect(readJoinToken()).toBeNull();
  });

  test("of the learner's own group is not asked about", async () => {
    renderOffer({ [OFFER]: offerOf(true) });
    await waitFor(() => expect(readJoinToken()).toBeNull());
    expect(screen.queryByRole("heading")).toBeNull();
  });

  test("that works no more says so, and is forgotten; what only failed is kept", async () => {
    renderOffer({ [OFFER]: () => buildRefusal(503, "database_unavailable", "Try later.") });
    expect((await screen.findByRole("alert")).textContent).toContain("Try later.");
    expect(readJoinToken()).toBe("t-1");
    cleanup();
    renderOffer({ [OFFER]: () => buildRefusal(404, "no_such_link", "This link has expired.") });
    expect((await screen.findByRole("alert")).textContent).toContain("This link has expired.");
    expect(readJoinToken()).toBeNull();
  });
});

test("a link names its group before the log-in, and says nothing where it works no more", async () => {
  const { sentTo } = stubCalls({ [LINK]: () => buildJsonResponse({ group_name: "Spring" }) });
  renderOnPage(<JoinNote token="t-1" />);
  expect((await screen.findByRole("status")).textContent).toContain("You are joining Spring.");
  expect(sentTo(LINK)).toEqual([{ join_token: "t-1" }]);
  cleanup();
  const gone = stubCalls({ [LINK]: () => buildRefusal(404, "no_such_link", "It has expired.") });
  renderOnPage(<JoinNote token="t-1" />);
  await waitFor(() => expect(gone.sentTo(LINK)).toHaveLength(1));
  expect(screen.queryByRole("status")).toBeNull();
});
