import { expect, test } from "vitest";
import { renderLetter } from "./render-letter.ts";

const PARTS = { subject: "A <subject>", firstName: "Ada", paragraphs: ["One & two.\nA line."] };

test("both forms are whole", () => {
  const letter = renderLetter({
    ...PARTS,
    action: { label: "Go", link: "http://localhost:3000/?a=1&b=2" },
    afterwards: ["Bye."],
  });
  expect(letter.text).toBe(
    "Hello Ada,\n\nOne & two.\nA line.\n\nGo:\nhttp://localhost:3000/?a=1&b=2\n\nBye.\n\nElenchus\n",
  );
  expect(letter.html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(letter.html).toContain("<title>A &lt;subject&gt;</title>");
  expect(letter.html).toContain(">One &amp; two.<br>A line.</p>");
  expect(letter.html).toContain('href="http://localhost:3000/?a=1&amp;b=2"');
  expect(letter.subject).toBe("A <subject>");
});

test("the link that stops a kind of letter stands in both forms, last", () => {
  const stopLink = "http://localhost:3000/stop-mails?token=a.b&c";
  const { text, html } = renderLetter({ ...PARTS, afterwards: ["Bye."], stopLink });
  expect(text).toMatch(/Bye\.\n\nStop these mails:\n\S+token=a\.b&c\n\nElenchus\n$/);
  expect(html).toMatch(
    /Bye\.<\/p>\n<p[^>]*><a href="\S+token=a\.b&amp;c"[^>]*>Stop these mails<\/a>/,
  );
  expect(() => renderLetter({ ...PARTS, stopLink: "/stop-mails" })).toThrow();
});

test("a letter without anything to do has no link", () => {
  const { text, html } = renderLetter(PARTS);
  expect(text).toBe("Hello Ada,\n\nOne & two.\nA line.\n\nElenchus\n");
  expect(html).not.toContain("<a ");
});

test.each(["javascript:alert(1)", "data:text/html,x", "/reset", ""])(
  "never links to %s",
  (link) => {
    expect(() => renderLetter({ ...PARTS, action: { label: "Go", link } })).toThrow();
  },
);

test("a quote in a link or a label ends no attribute", () => {
  const { html } = renderLetter({
    ...PARTS,
    action: { label: '"><img src=x>', link: 'https://elenchus.test/?a="><img src=x>' },
  });
  expect(html).not.toContain("<img");
});
