import { stringify } from "csv-stringify";
import { Readable } from "node:stream";

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
    record_delimiter: "windows",
  });
  const source = Readable.from(rows, { highWaterMark: 16 });
  // Whoever stops reading ends the questions to the database, and a failure there ends the file.
  source.once("error", (error) => csv.destroy(error));
  csv.once("close", () => source.destroy());
  return source.pipe(csv);
}
