const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const LIST_ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])\s/;
const INDENTED = /^(?: {2,}|\t)/;

/**
 * Splits Markdown into blocks that can be rendered one by one: at blank lines, save in fenced code
 * and between the items of one list. While a text grows at its end, only the last block changes.
 */
export function splitBlocks(markdown: string): string[] {
  const blocks: string[][] = [];
  let fence: string | null = null;
  let blank = true;
  for (const line of markdown.split("\n")) {
    const block = blocks.at(-1);
    if (fence === null && line.trim() === "") {
      blank = true;
      continue;
    }
    if (fence === null && blank && !(block !== undefined && goesOn(block, line))) {
      blocks.push([line]);
    } else {
      if (blank && fence === null) block?.push("");
      block?.push(line);
    }
    blank = false;
    fence = fenceAfter(line, fence);
  }
  return blocks.map((lines) => lines.join("\n"));
}

/** Whether a line after a blank one still belongs to the list that the block is. */
function goesOn(block: readonly string[], line: string): boolean {
  return LIST_ITEM.test(block[0] ?? "") && (LIST_ITEM.test(line) || INDENTED.test(line));
}

function fenceAfter(line: string, open: string | null): string | null {
  const mark = FENCE.exec(line)?.[1];
  if (mark === undefined) return open;
  if (open === null) return mark;
  const closes = mark[0] === open[0] && mark.length >= open.length && line.trim() === mark;
  return closes ? null : open;
}
