import { describe, expect, test } from "vitest";
import { disarmMarkdown, escapeMarkdown, quoteMarkdown, quoteText } from "./escape-markdown.ts";

describe("a learner's text in Markdown", () => {
  test.each([
    ["*bold* _too_ `code`", String.raw`\*bold\* \_too\_ \`code\``],
    ["[a](http://b.c) ![d](e)", String.raw`\[a\](http\://b.c) !\[d\](e)`],
    ["<img src=x onerror=alert(1)>", String.raw`\<img src=x onerror=alert(1)\>`],
    ["&lt;b&gt; R&D", String.raw`\&lt;b\&gt; R\&D`],
    ["# heading", String.raw`\# heading`],
    ["a title #", String.raw`a title \#`],
    ["- item", String.raw`\- item`],
    ["1. first", String.raw`1\. first`],
    ["2) second", String.raw`2\) second`],
    ["---", String.raw`\---`],
    ["===", String.raw`\===`],
    ["    code", "code"],
    ["| a | b |", String.raw`\| a \| b \|`],
    ["~~gone~~ $x^2$", String.raw`\~\~gone\~\~ \$x\^2\$`],
    ["www.evil.example and me@evil.example", String.raw`www\.evil.example and me\@evil.example`],
    [String.raw`a \* b`, String.raw`a \\\* b`],
    ["It isn't 1.5, or 3 - 2!", "It isn't 1.5, or 3 - 2!"],
  ])("%s is shown as it was typed", (typed, markdown) => {
    expect(escapeMarkdown(typed)).toBe(markdown);
  });

  test("is one line where it stands in one", () => {
    expect(escapeMarkdown("An issue\n\n# and more")).toBe(String.raw`An issue \# and more`);
  });

  test("is quoted line by line, however lines are ended", () => {
    expect(quoteText("one\r\ntwo\n\n> three\u2028# four")).toBe(
      ["> one\\", "> two", ">", "> \\> three\\", String.raw`> \# four`].join("\n"),
    );
  });

  test("cannot leave its quotation by a break", () => {
    const lines = quoteText("a\n\n\nb\rc\u000Bd\u000Ce").split("\n");
    expect(lines.filter((line) => !line.startsWith(">"))).toEqual([]);
  });
});

describe("a tutor's Markdown", () => {
  test("keeps emphasis and lists", () => {
    expect(quoteMarkdown("**Yes.** So:\n\n- one")).toBe("> **Yes.** So:\n>\n> - one");
  });

  test.each([
    ["<script>alert(1)</script>", "&lt;script>alert(1)&lt;/script>"],
    ["![x](http://evil.example/x.png)", "! [x] (http://evil.example/x.png)"],
    ["[x](http://evil.example)", "[x] (http://evil.example)"],
    [String.raw`\\[x](y) \\<b>`, String.raw`\\[x] (y) \\&lt;b>`],
    ["[x][y]\n\n[y]: http://evil.example", "[x] [y]\n\n[y] : http://evil.example"],
  ])("shows %s as it was typed", (written, markdown) => {
    expect(disarmMarkdown(written)).toBe(markdown);
  });
});
