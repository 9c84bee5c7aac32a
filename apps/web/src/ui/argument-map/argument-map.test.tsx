// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildMap, buildNode } from "../../testing/build-map.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { ArgumentMapView } from "./argument-map.tsx";

beforeEach(() => stubLayout());
afterEach(cleanup);

const { nodes } = buildMap();

function renderMap(shown = nodes) {
  return render(
    <>
      <h2 id="map">Argument map</h2>
      <ArgumentMapView map={{ nodes: shown }} labelledBy="map" />
    </>,
  );
}

const picture = () => screen.getByRole("group", { name: "Argument map" });
const box = (name: RegExp) => within(picture()).getByRole("button", { name });
const list = (name: string) => within(picture()).getByRole("list", { name });
const kindsIn = (name: string) =>
  within(list(name))
    .getAllByRole("button")
    .map((one) => one.textContent.split(".")[0]);

describe("the picture", () => {
  test("has a button for every node, which says what it is and whose work it was", () => {
    renderMap();
    expect(within(picture()).getAllByRole("button")).toHaveLength(nodes.length);
    expect(box(/^Conclusion\. You found this: The hall should close/)).toBeDefined();
    expect(box(/^Reason\. The tutor told you this: Those who/)).toBeDefined();
    expect(box(/^Impact on persuasiveness\. Still to be found\.$/)).toBeDefined();
  });

  test("has the reasons under the conclusion, a flaw in its reason, and the strip outside of it", () => {
    renderMap();
    expect(kindsIn("In this reason")).toEqual(["Fallacy", "Name of the fallacy"]);
    expect(list("Reasons").contains(list("In this reason"))).toBe(true);
    expect(kindsIn("Reasons")).toHaveLength(4);
    const strip = list("How far it persuades, and further questions");
    expect(within(strip).getAllByRole("button")).toHaveLength(2);
    expect(strip.parentElement?.closest("ul")).toBeNull();
  });

  test.each([
    ["link", 1, "On the step from this reason to the conclusion"],
    ["link", null, "On the step from the reasons to the conclusion"],
    ["beside", null, "Other conclusions"],
    ["box", 0, "In the conclusion"],
  ] as const)("hangs what belongs on a %s, of box %s, there", (hangs, on, name) => {
    renderMap([...nodes, buildNode({ part: "flaw", kind: "assumption", hangs, on })]);
    expect(kindsIn(name)).toEqual(["Factual assumption"]);
  });

  test("says more of a box that is chosen until it is chosen again", () => {
    renderMap();
    const status = screen.getByRole("status");
    const fallacy = box(/^Fallacy/);
    fireEvent.click(fallacy);
    expect(fallacy.getAttribute("aria-pressed")).toBe("true");
    expect(status.textContent).toContain("Fallacy. You found this.");
    expect(status.textContent).toContain("In the reason that it is connected to.");
    expect(status.textContent).toContain('"it costs too much at night"');
    fireEvent.click(box(/^Further question/));
    expect(fallacy.getAttribute("aria-pressed")).toBe("false");
    expect(status.textContent).toContain("Why is it no ad hominem?");
    fireEvent.click(box(/^Further question/));
    expect(status.textContent).toContain("Choose a box");
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
