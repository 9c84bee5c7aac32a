import { CsvError, parse, type Info } from "csv-parse/sync";
import { AppError } from "../../errors/app-error.ts";

/** A line of a list that holds something. */
export interface ListLine {
  /** From 1, as an editor counts them. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Separators of cells, the likeliest first: names have commas, "King, Jr.". */
const DELIMITERS = ["\t", ";", ","] as const;
/** As far as is looked to know it. */
const SAMPLE_LINES = 10;
/** The line that Excel writes above a list to name its separator. */
const SAID = /^sep=(.)\r?\n/u;

function guessDelimiter(text: string): string {
  const lines = text
    .split(/\r?\n|\r/u)
    .filter((line) => line.trim() !== "")
    .slice(0, SAMPLE_LINES);
  const inLines = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  const most = Math.max(...DELIMITERS.map(inLines));
  return DELIMITERS.find((delimiter) => most > 0 && inLines(delimiter) === most) ?? ",";
}

function notReadable(cause: unknown): AppError {
  const place = cause instanceof CsvError && typeof cause["lines"] === "number";
  const where = place ? ` near line ${String(cause["lines"])}` : "";
  const text = `This list cannot be read${where}. A quotation mark that is opened must be closed.`;
  return new AppError(400, "list_not_readable", text, { cause });
}

/**
 * Reads a list that was pasted or stands in a file: separated by commas, semicolons or tabs. Nothing in it is a formula:
 * a cell is its text.
 * @throws AppError 400 where quotation marks do not match
 */
export function parseClassList(list: string): ListLine[] {
  const text = list.replace(/^\uFEFF/u, "").replaceAll("\0", "");
  const said = SAID.exec(text);
  const rest = said === null ? text : text.slice(said[0].length);
  try {
    const rows = parse(rest, {
      delimiter: said?.[1] ?? guessDelimiter(rest),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      // Its types do not know what `info` adds.
    }) as unknown as { readonly record: string[]; readonly info: Info }[];
    return rows.flatMap(({ record, info }) => {
      const line = info.lines + (said === null ? 0 : 1);
      return record.some((cell) => cell !== "") ? [{ line, cells: record }] : [];
    });
  } catch (error) {
    throw notReadable(error);
  }
}
