// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubLayout } from "../../testing/test-layout.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { FirstExample } from "./first-example.tsx";

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an example shows its argument first, and what there is to find when one asks", async () => {
  const onOpen = vi.fn<() => void>();
  renderOnPage(<FirstExample module={3} onOpen={onOpen} />);
  // At once, before its lesson has come: later it would push away what stands below.
  const head = screen.getByRole("button", { name: /^An example in a minute/u });
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(head);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(head.getAttribute("aria-expanded")).toBe("true");
  expect(screen.queryByText("Factual assumptions")).toBeNull();
  const show = vi.fn<(options?: ScrollIntoViewOptions | boolean) => void>();
  Element.prototype.scrollIntoView = show;
  fireEvent.click(await screen.findByRole("button", { name: "Show what there is to find" }));
  expect(show).toHaveBeenCalledExactlyOnceWith({ block: "nearest" });
  expect(show.mock.contexts).toEqual([document.activeElement]);
  expect(document.activeElement?.textContent).toContain("Factual assumptions");
  expect(document.activeElement?.textContent).toContain("Conclusion");
  expect(document.activeElement?.textContent?.split(" ").length).toBeLessThan(180);
  fireEvent.click(head);
  expect(onOpen).toHaveBeenCalledOnce();
});
