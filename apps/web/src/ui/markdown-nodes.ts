import { HELP_LINES_URL } from "@elenchus/domain/support";
import { parser, RuleType, type MarkdownToJSX } from "markdown-to-jsx/markdown";
import { createElement, Fragment, type ReactNode } from "react";
import { parseAddress } from "../lib/parse-address.ts";

type Node = MarkdownToJSX.ASTNode;

/** Stands for this site, whatever its address: of the links within it, only what follows that is read. */
const HERE = "https://here.invalid";
/** Formats of text, beside links and code. */
const FORMATS = new Set(["em", "strong", "del"]);

/** Text that begins like HTML is text like any other. */
const OPTIONS = {
  disableParsingRawHTML: true,
  disableAutoLink: true,
  disableFrontmatter: true,
} as const;

/** Texts come from models and people: links lead to this site and to help alone. */
function isAllowed(url: string): boolean {
  return url === HELP_LINES_URL || parseAddress(url, HERE)?.origin === HERE;
}

function draw(tag: string, children: readonly Node[]): ReactNode {
  return createElement(tag, null, ...children.map(drawNode));
}

function drawItems(items: readonly Node[][]): ReactNode[] {
  return items.map((item) => draw("li", item));
}

function drawFormatted({ tag, children }: MarkdownToJSX.FormattedTextNode): ReactNode {
  if (FORMATS.has(tag)) return draw(tag, children);
  // Marked text, which is more likely to be a comparison of two things.
  return createElement("span", null, "==", ...children.map(drawNode), "==");
}

function drawLink({ target, children }: MarkdownToJSX.LinkNode): ReactNode {
  const words = children.map(drawNode);
  if (target === null || !isAllowed(target)) return createElement("span", null, ...words);
  return createElement(
    "a",
    { href: target, target: "_blank", rel: "noopener noreferrer" },
    ...words,
  );
}

function drawQuote({ alert, children }: MarkdownToJSX.BlockQuoteNode): ReactNode {
  const label = alert === undefined ? null : createElement("strong", null, alert);
  return createElement("blockquote", null, label, ...children.map(drawNode));
}

function drawTable({ header, cells }: MarkdownToJSX.TableNode): ReactNode {
  const row = (tag: string, columns: readonly Node[][]) =>
    createElement("tr", null, ...columns.map((column) => draw(tag, column)));
  const head = createElement("thead", null, row("th", header));
  const body = createElement("tbody", null, ...cells.map((columns) => row("td", columns)));
  return createElement("table", null, head, body);
}

/** Notes are told where they are written, for a block knows nothing of those that refer to it. */
function drawNotes({ refs }: MarkdownToJSX.ReferenceCollectionNode): ReactNode {
  const notes = Object.entries(refs).filter(([name]) => name.startsWith("^"));
  const lines = notes.map(([name, { target }]) => createElement("p", null, `[${name}]: ${target}`));
  return createElement("div", null, ...lines);
}

/** One node, drawn with elements of our own choice; what has no place in a talk, such as a picture, is left out. */
function drawNode(node: Node): ReactNode {
  switch (node.type) {
    case RuleType.text:
      return node.text;
    case RuleType.textFormatted:
      return drawFormatted(node);
    case RuleType.codeInline:
      return createElement("code", null, node.text);
    case RuleType.breakLine:
      return createElement("br");
    case RuleType.link:
      return drawLink(node);
    case RuleType.gfmTask:
      return node.completed ? "[x]" : "[ ]";
    case RuleType.footnoteReference:
      return `[^${node.text}]`;
    case RuleType.paragraph:
      return draw("p", node.children);
    case RuleType.heading:
      // Below the headings of the page, whatever level they were written on.
      return draw(`h${Math.max(3, node.level)}`, node.children);
    case RuleType.blockQuote:
      return drawQuote(node);
    case RuleType.unorderedList:
      return createElement("ul", null, ...drawItems(node.items));
    case RuleType.orderedList:
      return createElement("ol", { start: node.start }, ...drawItems(node.items));
    case RuleType.codeBlock:
      return createElement("pre", null, createElement("code", null, node.text));
    case RuleType.breakThematic:
      return createElement("hr");
    case RuleType.table:
      return drawTable(node);
    case RuleType.refCollection:
      return drawNotes(node);
    default:
      return null;
  }
}

/** A text in Markdown, drawn with a few elements: no picture, no HTML, and no link to anywhere else. */
export function drawMarkdown(text: string): ReactNode {
  return createElement(Fragment, null, ...parser(text, OPTIONS).map(drawNode));
}
