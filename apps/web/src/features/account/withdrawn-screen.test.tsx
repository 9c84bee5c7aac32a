// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderOnPage } from "../../testing/test-render.tsx";
import { WithdrawnScreen } from "./withdrawn-screen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the withdrawal is confirmed with its moment, and data and deletion are still offered", () => {
  const at = "2026-11-20T10:00:00.000Z";
  renderOnPage(<WithdrawnScreen at={at} onDeleted={() => {}} />);
  const time = screen.getByRole("time");
  expect(time.getAttribute("datetime")).toBe(at);
  expect(time.textContent).toContain("November 20, 2026");
  expect(screen.getByText(/5–10 business days/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Download my data" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Delete my account" })).toBeDefined();
});
