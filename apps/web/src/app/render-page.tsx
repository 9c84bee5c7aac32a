import type { PageStart } from "@elenchus/contract/page-start";
import { prerender } from "react-dom/static";
import { ROOT_PLACEHOLDER, START_PLACEHOLDER } from "../lib/html-placeholders.ts";
import { PAGE_START_ID } from "../lib/page-start.ts";
import { Page } from "./page.tsx";

function replaceOnce(text: string, mark: string, replacement: string): string {
  const parts = text.split(mark);
  if (parts.length !== 2) throw new Error(`The page has ${parts.length - 1} times ${mark}`);
  return parts.join(replacement);
}

/** As data in markup: no tag ends it, and none begins. */
function asElement(start: PageStart): string {
  const json = JSON.stringify(start).replaceAll("<", String.raw`\u003c`);
  return `<script type="application/json" id="${PAGE_START_ID}">${json}</script>`;
}

async function renderMarkup(start: PageStart): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(<Page arrival={start} />, {
    onError: (error) => void failures.push(error),
    // All in its place: parts that come later are put there by inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, "The page could not be drawn.");
  return markup;
}

/**
 * A page with what it first shows in it, as markup and as data: the build asks for it, and the server. The
 * browser takes the markup over as it is. Until then it is out of reach: what was typed would be lost.
 * @param template as the build wrote it
 */
export async function renderPage(template: string, start: PageStart): Promise<string> {
  const markup = await renderMarkup(start);
  const told = replaceOnce(template, START_PLACEHOLDER, asElement(start));
  return replaceOnce(told, ROOT_PLACEHOLDER, `<div id="root" inert>${markup}</div>`);
}
