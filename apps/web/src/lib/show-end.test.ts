// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { showEnd } from "./show-end.ts";

afterEach(() => vi.unstubAllGlobals());

/** By how much the page is scrolled where a reply begins and the talk ends so far below the top of the window. */
function scrolledBy(beginning: number, ending: number, hasReaderMoved?: boolean): number {
  const talk = document.createElement("div");
  talk.innerHTML = '<p data-sender="system"></p><div></div>';
  const [reply, end] = talk.children as unknown as [HTMLElement, HTMLElement];
  reply.getBoundingClientRect = () => new DOMRect(0, beginning, 0, ending - beginning);
  end.getBoundingClientRect = () => new DOMRect(0, ending, 0, 0);
  let by = 0;
  vi.stubGlobal("scrollBy", ({ top }: { top: number }) => {
    by += top;
  });
  showEnd(end, hasReaderMoved);
  return by;
}

test("a talk is scrolled to its end, but not past the beginning of its last reply", () => {
  expect(scrolledBy(500, innerHeight + 100)).toBe(100);
  expect(scrolledBy(50, innerHeight + 100)).toBe(50);
  expect(scrolledBy(-400, innerHeight + 100)).toBe(0);
  expect(scrolledBy(500, innerHeight - 100)).toBe(0);
});

test("a beginning that a late face of type took out of sight comes back, unless the reader has moved", () => {
  expect(scrolledBy(-28, innerHeight + 100, false)).toBe(-28);
  expect(scrolledBy(-28, innerHeight + 100, true)).toBe(0);
  expect(scrolledBy(-400, innerHeight + 100, false)).toBe(0);
});
