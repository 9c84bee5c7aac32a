// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubLayout } from "../testing/test-layout.ts";
import { useFollowEnd } from "./use-follow-end.ts";

/** How far below the window the talk ends. */
let below = 0;
/** How high what stands above the talk is. */
let above = 0;

function Talk({ said }: { said: number }) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNews, follow, catchUp } = useFollowEnd(end, true, said);
  return (
    <>
      <div
        ref={(element) => {
          end.current = element;
          if (element === null) return;
          element.getBoundingClientRect = () => new DOMRect(0, innerHeight + below, 0, 0);
          const talk = element.parentElement;
          if (talk === null) return;
          talk.getBoundingClientRect = () => new DOMRect(0, above - scrollY, 0, 0);
          element.scrollIntoView = () => scroll(0);
        }}
      />
      {hasNews && <p>News.</p>}
      <button type="button" onClick={catchUp}>
        Down
      </button>
      <button type="button" onClick={follow}>
        Send
      </button>
    </>
  );
}

/** The reader scrolls so that the talk ends so far below the window. */
function scroll(to: number) {
  vi.stubGlobal("scrollY", 10_000 - to);
  below = to;
  fireEvent.scroll(window);
}
const news = () => screen.queryByText("News.");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  stubLayout();
  below = 0;
  above = 0;
  vi.stubGlobal("scrollY", 10_000);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what is said below is news to a reader who has scrolled up, until they are down there", () => {
  const { rerender } = render(<Talk said={10} />);
  rerender(<Talk said={20} />);
  expect(news(), "at the end").toBeNull();
  scroll(500);
  expect(news(), "nothing was said since").toBeNull();
  rerender(<Talk said={30} />);
  expect(news()).not.toBeNull();
  scroll(300);
  expect(news(), "still away").not.toBeNull();
  scroll(0);
  expect(news()).toBeNull();
});

test("a button leads down to it, and the talk is followed from there on", () => {
  const { rerender } = render(<Talk said={10} />);
  scroll(500);
  rerender(<Talk said={20} />);
  press("Down");
  expect(below).toBe(0);
  expect(news()).toBeNull();
  rerender(<Talk said={30} />);
  expect(news()).toBeNull();
});

test("who sends a message follows what is said, and a reply that is gone is no news", () => {
  const { rerender } = render(<Talk said={10} />);
  scroll(500);
  rerender(<Talk said={20} />);
  press("Send");
  expect(news()).toBeNull();
  scroll(600);
  rerender(<Talk said={30} />);
  expect(news()).not.toBeNull();
  rerender(<Talk said={20} />);
  expect(news()).toBeNull();
});

test("who begins to scroll up is left there, however little they have moved yet", () => {
  const { rerender } = render(<Talk said={10} />);
  scroll(0);
  scroll(2);
  // The talk grows before they have moved on.
  below = 40;
  rerender(<Talk said={20} />);
  expect(news()).not.toBeNull();
});

test.each([17, -17])(
  "a step's title that takes other lines above the talk is no reader who scrolls: %i",
  (lines) => {
    const { rerender } = render(<Talk said={10} />);
    // A reply has come, and is not shown yet; the browser keeps what it shows in its place.
    below = 500;
    above += lines;
    vi.stubGlobal("scrollY", scrollY + lines);
    fireEvent.scroll(window);
    rerender(<Talk said={20} />);
    expect(news()).toBeNull();
  },
);
