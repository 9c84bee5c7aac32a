import { stringify } from "csv-stringify";
import { Readable } from "node:stream";

/** The one beginning of a formula that the library lets pass. */
function hideNewLine(text: string): string {
  return text.startsWith("\n") ? `'${text}` : text;
}

/**
 * Rows as CSV, streamed: UTF-8 with a byte order mark, and nothing that a spreadsheet would take for a formula:
 * such a cell begins with an apostrophe.
 */
export function writeCsv(
  columns: readonly string[],
  rows: AsyncIterable<Readonly<Record<string, string | number | null>>>,
): Readable {
  const csv = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    escape_formulas: true,
    cast: { string: hideNewLine },
    // A line's end of any kind: else the rest of the cell would begin a row, as a formula maybe.
    quoted_match: /[\r\n]/,
    record_delimiter: "windows",
  });
  const source = Readable.from(rows, { highWaterMark: 16 });
  // Whoever stops reading ends the questions to the database, and a failure there ends the file.
  source.once("error", (error) => csv.destroy(error));
  csv.once("close", () => source.destroy());
  return source.pipe(csv);
}
