import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test("nothing in a text can end what it stands in", () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;",
  );
});

test("all other text stays as it is", () => {
  expect(escapeHtml("Grüße, 日本 – 🦉\n`${}`")).toBe("Grüße, 日本 – 🦉\n`${}`");
});
