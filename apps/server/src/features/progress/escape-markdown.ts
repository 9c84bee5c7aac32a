/** Marks that mean something wherever they stand. */
const ANYWHERE = /[\\`*_{}[\]<>|~&^$@#]/gu;

/** One line of a text, to stand in Markdown as it was typed. */
function escapeLine(line: string): string {
  return (
    line
      // Four spaces in front would make code of it.
      .trim()
      .replaceAll(ANYWHERE, String.raw`\$&`)
      // Lists, and lines that make a heading of the one above.
      .replace(/^[+=-]/u, String.raw`\$&`)
      .replace(/^(\d+)([.)])/u, String.raw`$1\$2`)
      // Bare addresses become links by themselves.
      .replaceAll(/:(?=\/\/)/gu, String.raw`\:`)
      .replaceAll(/\b(www)\./giu, String.raw`$1\.`)
  );
}

/** A text on one line, as it was typed: nothing in it is markup. */
export function escapeMarkdown(text: string): string {
  return escapeLine(text.replaceAll(/\s+/gu, " "));
}

/** A text as a quotation, paragraph by paragraph, as it was typed: nothing in it is markup. */
export function quoteText(text: string): string {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029\v\f]/u).map((line) => escapeLine(line));
  // A backslash at the end keeps the line break.
  const ended = lines.map((line, index) =>
    line !== "" && (lines[index + 1] ?? "") !== "" ? `${line}\\` : line,
  );
  return asQuotation(ended);
}

/**
 * Markdown that the tutor wrote, inside a quotation: its emphasis and lists stay, while markup of pages,
 * pictures and links, which a model might have taken from anywhere, are shown as they were typed.
 */
export function quoteMarkdown(markdown: string): string {
  return asQuotation(disarmMarkdown(markdown).split("\n"));
}

/** Markdown that the tutor wrote, without pages' markup, pictures and links. */
export function disarmMarkdown(markdown: string): string {
  return (
    markdown
      .replaceAll(/\r\n?/gu, "\n")
      .replaceAll("<", "&lt;")
      // A space takes their meaning from them, whatever backslashes stand before.
      .replaceAll(/!(?=\[)|\](?=[(:[])/gu, "$& ")
  );
}

function asQuotation(lines: readonly string[]): string {
  return lines.map((line) => (line === "" ? ">" : `> ${line}`)).join("\n");
}
