// @vitest-environment jsdom
import { HELP_LINES_URL, SUPPORT_TEXT } from "@elenchus/domain/support";
import { cleanup, render } from "@testing-library/react";
import ReactMarkdown from "react-markdown";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Markdown } from "./markdown.tsx";

// The real one, with its calls counted.
vi.mock("react-markdown", async (importOriginal) => {
  const real = await importOriginal<{ default: typeof ReactMarkdown }>();
  return { ...real, default: vi.fn<typeof ReactMarkdown>(real.default) };
});

const renderMarkdown = (text: string) => render(<Markdown text={text} />).container;

afterEach(cleanup);

describe("Markdown", () => {
  test("renders emphasis and lists", () => {
    const container = renderMarkdown("**Bold** and *fine*\n\n- a\n- b");
    expect(container.querySelector("strong")?.textContent).toBe("Bold");
    expect(container.querySelectorAll("li")).toHaveLength(2);
  });

  test("leaves out images and HTML", () => {
    const container = renderMarkdown("![x](https://evil.example/x.png) <img src=x> <b>b</b>");
    expect(container.querySelector("img, b")).toBeNull();
  });

  test.each([
    "https://evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example/a",
  ])("makes no link of %s", (target) => {
    const container = renderMarkdown(`[words](${target})`);
    expect(container.querySelector("a")).toBeNull();
    expect(container.textContent).toBe("words");
  });

  test("links to where help is, and to nothing else there", () => {
    const link = renderMarkdown(SUPPORT_TEXT).querySelector("a");
    expect(link?.getAttribute("href")).toBe("https://findahelpline.com");
    expect(renderMarkdown(`[x](${HELP_LINES_URL}.evil.example)`).querySelector("a")).toBeNull();
    expect(renderMarkdown(`[x](${HELP_LINES_URL}/?next=x)`).querySelector("a")).toBeNull();
  });

  test("links within this site", () => {
    expect(renderMarkdown("[words](/a)").querySelector("a")?.getAttribute("href")).toBe("/a");
  });

  test("reads a finished block no more where a reply that streamed in then stands", () => {
    const finished = "Streamed **once**.\n\nAnd *the";
    const strong = () => container.querySelector("strong");
    const { container, rerender } = render(<Markdown key="coming" text={finished} />);
    const read = vi.mocked(ReactMarkdown).mockClear();
    rerender(<Markdown key="there" text={`${finished} end*.`} />);
    expect(strong()?.textContent).toBe("once");
    expect(read.mock.calls.map(([options]) => options.children)).toEqual(["And *the end*."]);
  });

  test.each([
    "A sentence, with commas; and so on: what it costs (3 % more) isn't \u201Cclear\u201D - is it?",
    "Two  blanks, an @ and a | bar, ~tildes~, 1) numbers and a = b + c # d.",
    "\u201CQuoted\u201D at its beginning! See http://example.org/a?b=c or www.example.org.",
    "Élan {braces} ^caret $5 50 %\u00A0off \u2026",
  ])("draws a plain line as its parser would, without it: %s", (line) => {
    const parsed = render(<ReactMarkdown>{line}</ReactMarkdown>).container.innerHTML;
    const read = vi.mocked(ReactMarkdown).mockClear();
    expect(renderMarkdown(line).querySelector(".markdown")?.innerHTML).toBe(parsed);
    expect(read).not.toHaveBeenCalled();
  });

  test.each([
    "1. One",
    "# Head",
    "> Said",
    "- Item",
    "Rule\n---",
    "Two  \nlines",
    "a &amp; b",
    "<b>",
  ])("leaves what is not plain to the parser: %j", (text) => {
    const read = vi.mocked(ReactMarkdown).mockClear();
    renderMarkdown(text);
    expect(read).toHaveBeenCalledOnce();
  });

  test("keeps the blocks that are finished while a text grows", () => {
    const { container, rerender } = render(<Markdown text={"One.\n\nTw"} />);
    const [one] = container.querySelectorAll("p");
    rerender(<Markdown text={"One.\n\nTwo.\n\nThree."} />);
    expect(container.querySelectorAll("p")).toHaveLength(3);
    expect(container.querySelector("p")).toBe(one);
  });
});
