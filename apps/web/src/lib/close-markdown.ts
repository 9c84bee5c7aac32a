/** A list item's mark, which needs no end. */
const LIST_MARK = /^ {0,3}[*+-]\s/u;
const MARKS = ["**", "*", "`"] as const;

function countOf(text: string, mark: (typeof MARKS)[number]): number {
  const pattern = { "**": /\*\*/gu, "*": /(?<!\*)\*(?!\*)/gu, "`": /`/gu }[mark];
  return [...text.matchAll(pattern)].length;
}

/**
 * Markdown that is still being written, with the marks closed that its last line leaves open: so that a word
 * in italics does not begin its life with a star.
 */
export function closeMarkdown(markdown: string): string {
  const start = markdown.lastIndexOf("\n") + 1;
  const line = markdown.slice(start);
  // A mark at the very end has opened nothing yet, or is half of another.
  const bare = line.replace(/(?<=^|\s)[*`]+$/u, "");
  const counted = bare.replace(LIST_MARK, "");
  const open = MARKS.filter((mark) => countOf(counted, mark) % 2 === 1);
  const closed = open.length === 0 ? bare : bare.trimEnd() + open.toReversed().join("");
  return markdown.slice(0, start) + closed;
}
