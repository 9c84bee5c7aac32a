import { createHash } from "node:crypto";
import { START_PLACEHOLDER } from "./src/lib/html-placeholders.ts";

/** What goes into a page that is sent with its markup. */
export interface PageParts {
  /** All style sheets that the markup needs, as one text. */
  readonly style: string;
  /** Addresses of those sheets: nothing that comes later is to ask for them. */
  readonly sheets: readonly string[];
  /** Runs in the page itself. */
  readonly starter: string;
  /** Addresses of the modules that the page then needs, each after those it imports. */
  readonly scripts: readonly string[];
}

/** What a page has in itself. */
interface Inline {
  readonly style: string;
  /** Faces of type that the starter turns on after the first paint, which does with others. */
  readonly lateStyle: string;
  readonly starter: string;
}

/** Content of inline elements that the content security policy is to let pass, as its sources. */
export interface InlineHashes {
  readonly style: readonly string[];
  readonly script: readonly string[];
}

/** Faces that are to be fetched, as a build writes them. */
const FETCHED_FACE = /@font-face\{[^}]*url\([^}]*\}/gu;

const LOADED =
  /\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*><\/script>)/gu;

function inlineOf({ style, starter }: PageParts): Inline {
  return {
    style: style.replaceAll(FETCHED_FACE, ""),
    lateStyle: (style.match(FETCHED_FACE) ?? []).join(""),
    starter,
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function putBefore(page: string, mark: string, addition: string): string {
  const parts = page.split(mark);
  if (parts.length !== 2) throw new Error(`index.html has ${parts.length - 1} times ${mark}`);
  return parts.join(addition + mark);
}

/**
 * The built start page as one that can be painted by itself: it loads nothing, has its style in it, and a place
 * for what it is to show. Its script is asked for by the starter.
 */
export function composePage(startPage: string, page: PageParts): string {
  const { style, lateStyle, starter } = inlineOf(page);
  const bare = startPage.replaceAll(LOADED, "");
  const styles = `<style>${style}</style><style media="not all" id="late-style">${lateStyle}</style>`;
  const styled = putBefore(bare, "</head>", styles);
  const files = `data-files="${page.scripts.join(" ")}" data-sheets="${page.sheets.join(" ")}"`;
  const script = `<script ${files}>${starter}</script>`;
  return putBefore(styled, "</body>", `${START_PLACEHOLDER}${script}`);
}

/** What the policy must let pass for a page of these parts. */
export function hashesOf(pages: readonly PageParts[]): InlineHashes {
  const inline = pages.map(inlineOf);
  const unique = (texts: string[]) => [...new Set(texts.map(hashOf))];
  return {
    style: unique(inline.flatMap(({ style, lateStyle }) => [style, lateStyle])),
    script: unique(inline.map(({ starter }) => starter)),
  };
}
