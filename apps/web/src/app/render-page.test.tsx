import type { ChatMessage } from "@elenchus/contract/fields";
import type { PageStart } from "@elenchus/contract/page-start";
import { CONTENT_WARNING } from "@elenchus/domain/content-warning";
import { describe, expect, test } from "vitest";
import { buildStart } from "../testing/build-start.ts";
import { ROOT_PLACEHOLDER, START_PLACEHOLDER } from "../lib/html-placeholders.ts";
import { renderPage } from "./render-page.tsx";

const TEMPLATE = `<body>${ROOT_PLACEHOLDER}${START_PLACEHOLDER}</body>`;
const render = (start: PageStart) => renderPage(TEMPLATE, start);
const talk = (...texts: string[]): ChatMessage[] =>
  texts.map((message, index) => ({ sender: index % 2 === 0 ? "system" : "user", message }));

/** What the page says that it begins with, as a browser reads it. */
function readStart(page: string): unknown {
  const [, json] =
    /<script type="application\/json" id="page-start">(.*?)<\/script>/su.exec(page) ?? [];
  return JSON.parse(json ?? "null");
}

const HOSTILE = [
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "--><img src=x onerror=alert(1)>",
  '" onmouseover="alert(1)',
  "]]></div></body>",
  `${ROOT_PLACEHOLDER}${START_PLACEHOLDER}`,
  "$& $' $` \u2028",
];

describe("a page with what it first shows", () => {
  test("has the log-in, out of reach until it is alive", async () => {
    const page = await render({ kind: "stranger" });
    expect(page).toMatch(/^<body><div id="root" inert><div /u);
    expect(page).toContain(">Log In</button>");
    expect(readStart(page)).toEqual({ kind: "stranger" });
  });

  test("has the argument, the talk and the data", async () => {
    const history = talk("What is the **conclusion**?", "The last one.", "Why?");
    const start = buildStart({ text_passage: "All swans.\n\nSo this one.", history });
    const page = await render(start);
    for (const sentence of ["All swans.", "So this one."]) {
      expect(page).toMatch(new RegExp(`<p><span role="button"[^>]*><span>${sentence}</span>`, "u"));
    }
    expect(page).toContain("What is the <strong>conclusion</strong>?");
    expect(page).toContain("The last one.");
    expect(page).toContain(">Send</button>");
    expect(readStart(page)).toEqual(start);
  });

  test("warns of the content at its foot, whichever it is", async () => {
    const started = buildStart({ history: talk("Why?") });
    for (const page of [await render({ kind: "stranger" }), await render(started)]) {
      const [, foot = ""] = /<footer[^>]*>(.*)<\/footer>/su.exec(page) ?? [];
      expect(foot).toContain(CONTENT_WARNING);
    }
  });

  test.each(HOSTILE)("takes %s for a text wherever it stands", async (text) => {
    const start = buildStart(
      {
        text_passage: text,
        chosen_passage_subtopic: text,
        history: talk(text, text),
        pending_message: { message_id: "m-1", message: text },
        module_submodule_context_dict: { module_title: text, steps: [text], step_title: text },
      },
      { user_first_name: text, interests: [text], latest_passage_subtopics: [text] },
    );
    const page = await render(start);
    expect(page.match(/<script/gu)).toHaveLength(1);
    expect(page.match(/<\/script/gu)).toHaveLength(1);
    expect(page.match(/<\/body>/gu)).toHaveLength(1);
    expect(page).not.toMatch(/<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=/u);
    expect(page).not.toMatch(/<img|<!--<|<!--start/u);
    expect(readStart(page)).toEqual(start);
  });

  test("has neither styles nor scripts that the content security policy would forbid", async () => {
    const history = talk("One.", "Two.", "Three.");
    for (const page of [
      await render({ kind: "stranger" }),
      await render(buildStart({ history })),
    ]) {
      expect(page).not.toMatch(/\sstyle=/u);
      expect(page.match(/<script/gu)).toHaveLength(1);
      expect(page).not.toContain("<template");
    }
  });
});
