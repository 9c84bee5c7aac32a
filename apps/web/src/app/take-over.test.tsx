// @vitest-environment jsdom
import type { PageStart } from "@elenchus/contract/page-start";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildStart } from "../testing/build-start.ts";
import { saveDraft } from "../lib/draft-storage.ts";
import { ROOT_PLACEHOLDER, START_PLACEHOLDER } from "../lib/html-placeholders.ts";
import { takePageStart } from "../lib/page-start.ts";
import {
  buildChatReply,
  buildJsonResponse,
  PRICE_ANSWER,
  stubCalls,
} from "../testing/test-fetch.ts";
import { stubLayout } from "../testing/test-layout.ts";
import { Page } from "./page.tsx";
import { renderPage } from "./render-page.tsx";

/** That server and browser are one program here is the test's doing, and all that React may complain of. */
const ONE_PROGRAM = /^Detected multiple renderers/u;

let opened: Root | undefined;
/** What the markup and the app did not agree about. */
let differences: unknown[];

/** Opens a page as the server sends it, and lets the app take it over. */
async function openPage(start: PageStart) {
  vi.stubGlobal("scrollTo", vi.fn());
  document.body.innerHTML = await renderPage(`${ROOT_PLACEHOLDER}${START_PLACEHOLDER}`, start);
  const root = document.getElementById("root");
  const taken = takePageStart();
  if (root === null || taken === null) throw new Error("The page is not whole.");
  const first = root.querySelector("h1");
  const onRecoverableError = (error: unknown) => void differences.push(error);
  await act(async () => {
    opened = hydrateRoot(root, <Page arrival={taken} />, { onRecoverableError });
  });
  await waitFor(() => expect(root.inert).toBe(false));
  expect(root.querySelector("h1")).toBe(first);
}

beforeEach(() => {
  localStorage.clear();
  stubLayout();
  differences = [];
  vi.spyOn(console, "error").mockImplementation((complaint: unknown) => {
    if (!ONE_PROGRAM.test(String(complaint))) differences.push(complaint);
  });
});
afterEach(() => {
  act(() => opened?.unmount());
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the log-in is taken over as it is, and asks nobody who is there", async () => {
  const { fetchStub } = stubCalls(PRICE_ANSWER);
  await openPage({ kind: "stranger" });
  expect(differences).toEqual([]);
  expect(screen.getByRole("button", { name: "Log In" })).toBeDefined();
  expect(fetchStub.mock.calls.map(([address]) => address)).toEqual(
    expect.not.arrayContaining(["/api/session"]),
  );
  expect(takePageStart()).toBeNull();
});

test("the dialogue is taken over as it is, and asked for neither is it nor the session", async () => {
  const { fetchStub } = stubCalls({});
  await openPage(buildStart());
  expect(differences).toEqual([]);
  expect(screen.getByRole("timer", { name: "Session time" }).textContent).toBe("01:05");
  expect(screen.getByLabelText("Your answer")).toBeDefined();
  expect(fetchStub).not.toHaveBeenCalled();
  expect(document.getElementById("page-start")).toBeNull();
});

test("what this browser kept of the dialogue is there, and goes again", async () => {
  const { sentTo } = stubCalls({
    "/api/chat": () => buildJsonResponse(buildChatReply("Well said.")),
  });
  saveDraft("s-1", {
    text: "half a thought",
    unacknowledged: { id: "m-1", text: "Hello.", after: 1 },
  });
  localStorage.setItem("elenchus.assistive-input", "yes");
  await openPage(buildStart());
  expect(differences).toEqual([]);
  await screen.findByText("Well said.");
  expect(sentTo("/api/chat")).toMatchObject([{ message_id: "m-1", message: "Hello." }]);
  expect(screen.getByLabelText<HTMLTextAreaElement>("Your answer").value).toBe("half a thought");
  expect(screen.getByLabelText<HTMLInputElement>("I use assistive input").checked).toBe(true);
});

test("a dialogue that has ended leads to its summary", async () => {
  const { sentTo } = stubCalls({ "/api/performance_summary": () => new Promise(() => {}) });
  const last = { sender: "system", message: "That was the last step." } as const;
  await openPage(buildStart({ exit_message: "Well done.", history: [last] }));
  expect(differences).toEqual([]);
  expect(screen.queryByLabelText("Your answer")).toBeNull();
  await waitFor(() => expect(sentTo("/api/performance_summary")).not.toHaveLength(0));
});
