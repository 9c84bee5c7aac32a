// @vitest-environment jsdom
import { HELP_LINES_URL, SUPPORT_TEXT } from "@elenchus/domain/support";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { drawMarkdown } from "./markdown-nodes.ts";
import { Markdown } from "./markdown.tsx";

// The real one, with its calls counted.
vi.mock("./markdown-nodes.ts", async (importOriginal) => {
  const real = await importOriginal<{ drawMarkdown: typeof drawMarkdown }>();
  return { drawMarkdown: vi.fn<typeof drawMarkdown>(real.drawMarkdown) };
});

const renderMarkdown = (text: string) => render(<Markdown text={text} />).container;

afterEach(cleanup);

describe("Markdown", () => {
  test("renders emphasis and lists", () => {
    const container = renderMarkdown("**Bold** and *fine*\n\n- a\n- b");
    expect(container.querySelector("strong")?.textContent).toBe("Bold");
    expect(container.querySelectorAll("li")).toHaveLength(2);
  });

  test("leaves out images, and draws HTML as what it is: text", () => {
    const html = `<img src=x onerror="alert(1)"> <b>b</b> if a<b then c>d <!-- e -->`;
    const container = renderMarkdown(`![x](https://evil.example/x.png) ${html}`);
    expect(container.querySelector("img, b")).toBeNull();
    expect(container.textContent.trim()).toBe(html);
  });

  test.each([
    ["# One\n\n### Three\n\n#### Four", "<h3>One</h3><h3>Three</h3><h4>Four</h4>"],
    ["3. c\n4. d", '<ol start="3"><li>c</li><li>d</li></ol>'],
    ["- a\n  - b\n\n    c", "<ul><li>a<ul><li><p>b</p><p>c</p></li></ul></li></ul>"],
    ["> *a*\n> `b*`", "<blockquote><p><em>a</em>\n<code>b*</code></p></blockquote>"],
    ["> [!NOTE]\n> a", "<blockquote><strong>NOTE</strong><p>a</p></blockquote>"],
    ["```js\na\n```\n\n---", "<pre><code>a</code></pre><hr>"],
    ["a  \nb\\* ~~c~~ &amp; &eacute;", "<p>a<br>b* <del>c</del> &amp; é</p>"],
    ["a == b and c == d", "<p>a <span>== b and c ==</span> d</p>"],
    ["- [x] a\n- [ ] b", "<ul><li>[x] a</li><li>[ ] b</li></ul>"],
    ["a[^1]\n[^1]: b", "<p>a[^1]\n[^1]: b</p>"],
    ["[^1]: b", "<div><p>[^1]: b</p></div>"],
    [
      "|a|b|\n|-|-|\n|*c*|d|",
      "<table><thead><tr><th>a</th><th>b</th></tr></thead>" +
        "<tbody><tr><td><em>c</em></td><td>d</td></tr></tbody></table>",
    ],
    ["---\na: b\n---", "<hr><h3>a: b</h3>"],
  ])("draws %j", (text, html) => {
    expect(renderMarkdown(text).querySelector(".markdown")?.innerHTML).toBe(html);
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
    const read = vi.mocked(drawMarkdown).mockClear();
    rerender(<Markdown key="there" text={`${finished} end*.`} />);
    expect(strong()?.textContent).toBe("once");
    expect(read.mock.calls).toEqual([["And *the end*."]]);
  });

  test("keeps the blocks that are finished while a text grows", () => {
    const { container, rerender } = render(<Markdown text={"One.\n\nTw"} />);
    const [one] = container.querySelectorAll("p");
    rerender(<Markdown text={"One.\n\nTwo.\n\nThree."} />);
    expect(container.querySelectorAll("p")).toHaveLength(3);
    expect(container.querySelector("p")).toBe(one);
  });
});
