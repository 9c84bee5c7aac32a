import type { CellValue } from "hucre";
import { writeXlsxStream } from "hucre/xlsx";
import { Readable } from "node:stream";

/** A column of a sheet. */
export interface XlsxColumn<Row> {
  readonly heading: string;
  /** In characters. */
  readonly width?: number;
  /** How a number or a date is shown: "0%". */
  readonly format?: string;
  readonly value: (row: Row) => string | number | Date | null;
}

/** A day and time as a spreadsheet shows it. It knows no time zone: headings say that it is UTC. */
export const MOMENT_FORMAT = "yyyy-mm-dd hh:mm";

/** The type by which such a file is sent. */
export const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** As much as a cell takes. */
const LONGEST_TEXT = 32_000;
/** Characters that XML cannot hold: control characters, and halves of letters. */
// oxlint-disable-next-line no-control-regex -- it is about them
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

function toCell(value: string | number | Date | null): CellValue {
  if (typeof value !== "string") return value;
  return value.slice(0, LONGEST_TEXT).toWellFormed().replaceAll(NO_TEXT, "");
}

/**
 * Rows as a spreadsheet, streamed: numbers and dates are numbers and dates, and a text is a text, whatever it begins with: none is
 * a formula.
 */
export function writeXlsx<Row>(
  sheet: string,
  columns: readonly XlsxColumn<Row>[],
  rows: AsyncIterable<Row>,
): Readable {
  const cells = async function* listCells(): AsyncGenerator<CellValue[]> {
    for await (const row of rows) yield columns.map(({ value }) => toCell(value(row)));
  };
  const stream = writeXlsxStream(cells(), {
    name: sheet,
    columns: columns.map(({ heading, width, format }) => ({
      header: heading,
      width: width ?? Math.max(10, heading.length + 2),
      ...(format === undefined ? {} : { numFmt: format }),
    })),
    // The headings stay in sight.
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
}
