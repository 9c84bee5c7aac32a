// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Markdown } from "../ui/markdown.tsx";

const HEIGHT = 42.5;
const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Paragraph ${index}.`).join("\n\n");
const heightsIn = (container: HTMLElement): string[] =>
  [...container.querySelectorAll("p")].map(({ style }) =>
    [style.contentVisibility, style.containIntrinsicBlockSize].join(" ").trim(),
  );

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, 100, HEIGHT),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a long text that has grown has its heights where it then stands, but for its last block", () => {
  const { container, rerender } = render(<Markdown key="coming" text={paragraphs(9)} />);
  rerender(<Markdown key="coming" text={paragraphs(12)} />);
  expect(new Set(heightsIn(container)), "as it grows").toEqual(new Set([""]));
  rerender(<Markdown key="there" text={paragraphs(12)} />);
  const heights = heightsIn(container);
  expect(heights.slice(0, -1)).toEqual(Array.from({ length: 11 }, () => `auto auto ${HEIGHT}px`));
  expect(heights.at(-1)).toBe("");
});

test("a short text, and one that has not grown, is laid out as it is", () => {
  const { container, rerender } = render(<Markdown key="short" text={paragraphs(5)} />);
  rerender(<Markdown key="short there" text={paragraphs(5)} />);
  expect(new Set(heightsIn(container))).toEqual(new Set([""]));
  rerender(<Markdown key="long" text={`Another.\n\n${paragraphs(12)}`} />);
  expect(new Set(heightsIn(container))).toEqual(new Set([""]));
});

test("where a block is drawn as two, heights are left alone", () => {
  const text = `# Head\nBelow it.\n\n${paragraphs(12)}`;
  const { container, rerender } = render(<Markdown key="coming" text="# Head" />);
  rerender(<Markdown key="coming" text={text} />);
  rerender(<Markdown key="there" text={text} />);
  expect(new Set(heightsIn(container))).toEqual(new Set([""]));
});
