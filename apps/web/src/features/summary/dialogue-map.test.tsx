// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildFinished } from "../../testing/build-finished.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { DialogueMap } from "./dialogue-map.tsx";

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a finished dialogue's map is drawn, and asked for again when it did not come", async () => {
  const answers = [
    () => buildRefusal(400, "no", "Not now."),
    () => buildJsonResponse(buildFinished()),
  ];
  stubCalls({ "/api/finished_dialogue": () => answers.shift()?.() ?? Response.error() });
  renderOnPage(<DialogueMap sessionId="s-1" />);
  expect(screen.getByRole("status").textContent).toBe("Drawing the argument map...");
  expect((await screen.findByRole("alert")).textContent).toContain("could not be drawn. Not now.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("group", { name: "Argument map" })).toBeDefined();
});
