// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { lazyPart } from "./lazy-part.ts";
import { OptionalPart } from "./optional-part.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("plain words stand in for a part until it comes", async () => {
  const Part = lazyPart(async () => () => <b>Words.</b>);
  render(
    <OptionalPart fallback="Plain words.">
      <Part />
    </OptionalPart>,
  );
  expect(screen.getByText("Plain words.")).toBeDefined();
  expect((await screen.findByText("Words.")).tagName).toBe("B");
  expect(screen.queryByText("Plain words.")).toBeNull();
});

test("plain words stay where the part does not come", async () => {
  // React logs what a boundary catches.
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const Part = lazyPart<object>(() => Promise.reject(new TypeError("Failed to fetch")));
  render(
    <OptionalPart fallback="Plain words.">
      <Part />
    </OptionalPart>,
  );
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(screen.getByText("Plain words.")).toBeDefined();
});
