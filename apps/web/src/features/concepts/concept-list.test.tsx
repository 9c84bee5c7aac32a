// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PartMissing } from "../../lib/load-part.ts";
import { loadLesson } from "../../lib/lessons.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { ConceptList } from "./concept-list.tsx";

vi.mock(import("../../lib/lessons.ts"), { spy: true });

const button = (name: RegExp) => screen.findByRole("button", { name });

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the concepts of a module", () => {
  test("are the lesson's parts and its examples, each with its detail on demand", async () => {
    renderOnPage(<ConceptList module={7} />);
    await button(/^Introduction/u);
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names.shift()).toBe("Read the whole lesson");
    expect(names.map((name) => /^(?:Example \d|[A-Z][a-z ]+)/u.exec(name)?.[0])).toEqual([
      "Introduction",
      "Ethical considerations",
      "Example 1",
      "Example 2",
      "Example 3",
      "Example 4",
      "Hints",
    ]);
    fireEvent.click(await button(/^Example 2/u));
    expect(screen.getByText("Impact on persuasiveness")).toBeDefined();
    fireEvent.click(await button(/^Hints/u));
    expect(screen.queryByText("Impact on persuasiveness")).toBeNull();
    expect((await button(/^Hints/u)).getAttribute("aria-expanded")).toBe("true");
  });

  test("are read as one text over the whole page, part by part", async () => {
    renderOnPage(<ConceptList module={3} />);
    fireEvent.click(await button(/^Read the whole lesson/u));
    const reader = within(await screen.findByRole("dialog", { name: /^Module 3: / }));
    const heads = await reader.findAllByRole("heading", { level: 3 });
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      "Introduction",
      "Ethical considerations",
      expect.stringMatching(/^Example 1: /u),
      expect.stringMatching(/^Example 2: /u),
      expect.stringMatching(/^Example 3: /u),
      "Hints",
    ]);
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    fireEvent.click(reader.getByRole("button", { name: "Example 2" }));
    expect(document.activeElement).toBe(heads[3]);
    fireEvent.click(reader.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("that did not come say so, and are asked for again or with the whole page", async () => {
    vi.mocked(loadLesson).mockRejectedValueOnce(new PartMissing("gone"));
    renderOnPage(<ConceptList module={2} />);
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    expect(await button(/^Reload/u)).toBeDefined();
    fireEvent.click(await button(/^Try again/u));
    expect(await button(/^Introduction/u)).toBeDefined();
  });
});
