// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildMap } from "../../lib/argument-map/build-map.ts";
import { stubWidth } from "../../lib/test-width.ts";
import { ArgumentMapView } from "./argument-map.tsx";

let resize: (width: number) => void;

beforeEach(() => {
  resize = stubWidth(320);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { nodes } = buildMap();

function renderMap() {
  return render(
    <>
      <h2 id="map">Argument map</h2>
      <ArgumentMapView map={{ nodes }} labelledBy="map" />
    </>,
  );
}

const picture = () => screen.getByRole("group", { name: "Argument map" });
const box = (name: RegExp) => within(picture()).getByRole("button", { name });

describe("the picture", () => {
  test("has a button for every node, which says what it is and whose work it was", () => {
    renderMap();
    expect(within(picture()).getAllByRole("button")).toHaveLength(nodes.length);
    expect(box(/^Conclusion\. You found this: The hall should close/)).toBeDefined();
    expect(box(/^Reason\. The tutor told you this: Those who/)).toBeDefined();
    expect(box(/^Impact on persuasiveness\. Still to be found\.$/)).toBeDefined();
  });

  test("says more of a box that is chosen, by mouse or by key, until it is chosen again", () => {
    renderMap();
    const status = screen.getByRole("status");
    const fallacy = box(/^Fallacy/);
    expect(fallacy.getAttribute("tabindex")).toBe("0");
    fireEvent.keyDown(fallacy, { key: "Enter" });
    expect(fallacy.getAttribute("aria-pressed")).toBe("true");
    expect(status.textContent).toContain("Fallacy. You found this.");
    expect(status.textContent).toContain("In the reason that it is connected to.");
    expect(status.textContent).toContain('"it costs too much at night"');
    fireEvent.click(box(/^Further question/));
    expect(fallacy.getAttribute("aria-pressed")).toBe("false");
    expect(status.textContent).toContain("Why is it no ad hominem?");
    fireEvent.keyDown(box(/^Further question/), { key: " " });
    expect(status.textContent).toContain("Choose a box");
    fireEvent.keyDown(fallacy, { key: "a" });
    expect(status.textContent).toContain("Choose a box");
  });

  test("is laid out anew when its place has another width", () => {
    renderMap();
    expect(picture().getAttribute("viewBox")).toMatch(/^-4 -4 328 /);
    act(() => resize(900));
    expect(picture().getAttribute("viewBox")).toMatch(/^-4 -4 908 /);
  });

  test("has no inline style, which the content security policy forbids", () => {
    const { container } = renderMap();
    expect(container.querySelectorAll("[style]")).toHaveLength(0);
  });
});

test("a supervisor reads of the learner, and nowhere of themselves", () => {
  const { container } = render(
    <>
      <h2 id="map">Argument map</h2>
      <ArgumentMapView map={{ nodes }} labelledBy="map" reader="supervisor" />
    </>,
  );
  expect(box(/^Conclusion\. Found by the learner/)).toBeDefined();
  fireEvent.click(box(/^Reason\. Told by the tutor/));
  const labels = [...container.querySelectorAll("[aria-label]")].map(
    (one) => one.getAttribute("aria-label") ?? "",
  );
  expect([container.textContent, ...labels].join(" ")).not.toMatch(/\byou(?:r)?\b/iu);
});

describe("the same as text", () => {
  test("has all that the picture and its boxes say, flaws under their reason", () => {
    renderMap();
    const text = screen.getByText("The map as text").closest("details");
    for (const { text: said, question, quote, words } of nodes)
      for (const part of [said, question, quote, words])
        expect(text?.textContent).toContain(part ?? "");
    const reason = within(text ?? document.body)
      .getByText("Those who disagree want noise.")
      .closest("li");
    expect(reason?.textContent).toContain("This is a strawman.");
    expect(text?.textContent).toContain("Impact on persuasiveness. Still to be found.");
  });
});
