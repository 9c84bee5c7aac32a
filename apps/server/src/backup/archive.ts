import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { ARCHIVE_FAULTS, ArchiveError } from "./archive-error.ts";
import { readLines } from "./read-lines.ts";

/*
 * A backup is lines of text, gzipped. Lines that begin with "# " say what follows: the header, each table with its
 * columns, how many rows it had and their checksum, and at last a checksum of all. Every other line is one row as JSON.
 */

/** The version that this program writes; one that it does not know belongs to a newer one. */
export const ARCHIVE_VERSION = 1;

const Header = z.object({
  format: z.literal("elenchus-backup"),
  version: z.number(),
  createdAt: z.string(),
  /** Whether only a demo had used the database. */
  isDemo: z.boolean(),
  /** The migrations that the database had, in order. */
  schema: z.array(z.object({ when: z.number(), hash: z.string() })),
});
export type ArchiveHeader = z.output<typeof Header>;

const Table = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  /** Where each sequence of its columns stands: the next value that it gives. */
  next: z.record(z.string(), z.string()),
});
export type ArchiveTable = z.output<typeof Table>;

const TableEnd = z.object({ rows: z.number(), sha256: z.string() });
const ArchiveEnd = z.object({ tables: z.number(), sha256: z.string() });

/** The parts of an archive, in their order. */
export type ArchivePart =
  | { readonly kind: "header"; readonly header: ArchiveHeader }
  | { readonly kind: "table"; readonly table: ArchiveTable }
  | { readonly kind: "rows"; readonly table: ArchiveTable; readonly rows: readonly string[] };

const { other: WRONG_FILE, cut: CUT, damaged: DAMAGED } = ARCHIVE_FAULTS;
/** How every archive begins, whatever its version. */
const START = '# {"format":"elenchus-backup"';

const ROWS_AT_ONCE = 500;
const LETTERS_AT_ONCE = 2_000_000;

function parseLine<Schema extends z.ZodMiniType>(
  schema: Schema,
  line: string,
  otherwise: string,
): z.output<Schema> {
  try {
    return z.parse(schema, JSON.parse(line.slice(2)));
  } catch (cause) {
    throw new ArchiveError(otherwise, { cause });
  }
}

function parseHeader(line: string): ArchiveHeader {
  const header = parseLine(Header, line, WRONG_FILE);
  if (header.version <= ARCHIVE_VERSION) return header;
  throw new ArchiveError(ARCHIVE_FAULTS.newer);
}

/** Lines of an archive, with what has been seen of them. */
class Checker {
  #table: ArchiveTable | null = null;
  #tables = 0;
  #rows: string[] = [];
  #letters = 0;
  #count = 0;
  #tableHash = createHash("sha256");
  readonly #hash = createHash("sha256");
  isDone = false;

  *read(line: string): Generator<ArchivePart> {
    if (this.isDone) throw new ArchiveError(DAMAGED);
    if (!line.startsWith("# ")) yield* this.#readRow(line);
    else if (this.#table !== null) yield* this.#endTable(line);
    else if (line.startsWith('# {"table":')) yield this.#beginTable(line);
    else this.#end(line);
    this.#hash.update(`${line}\n`);
  }

  begin(line: string): ArchivePart {
    this.#hash.update(`${line}\n`);
    return { kind: "header", header: parseHeader(line) };
  }

  #beginTable(line: string): ArchivePart {
    this.#table = parseLine(Table, line, DAMAGED);
    this.#tables += 1;
    this.#count = 0;
    this.#tableHash = createHash("sha256");
    return { kind: "table", table: this.#table };
  }

  *#readRow(line: string): Generator<ArchivePart> {
    if (this.#table === null) throw new ArchiveError(DAMAGED);
    this.#tableHash.update(`${line}\n`);
    this.#count += 1;
    this.#rows.push(line);
    this.#letters += line.length;
    if (this.#rows.length >= ROWS_AT_ONCE || this.#letters >= LETTERS_AT_ONCE) yield* this.#hand();
  }

  *#hand(): Generator<ArchivePart> {
    if (this.#table !== null && this.#rows.length > 0) {
      yield { kind: "rows", table: this.#table, rows: this.#rows };
    }
    this.#rows = [];
    this.#letters = 0;
  }

  *#endTable(line: string): Generator<ArchivePart> {
    const { rows, sha256 } = parseLine(TableEnd, line, DAMAGED);
    if (rows !== this.#count || sha256 !== this.#tableHash.digest("hex"))
      throw new ArchiveError(DAMAGED);
    yield* this.#hand();
    this.#table = null;
  }

  #end(line: string): void {
    const { tables, sha256 } = parseLine(ArchiveEnd, line, DAMAGED);
    const isWhole = tables === this.#tables && sha256 === this.#hash.copy().digest("hex");
    if (!isWhole) throw new ArchiveError(DAMAGED);
    this.isDone = true;
  }
}

/** Puts unpacking's errors in words. */
function explain(error: unknown, hasBegun: boolean): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "Z_BUF_ERROR") return new ArchiveError(CUT, { cause: error });
  if (typeof code !== "string" || !code.startsWith("Z_")) return error;
  return new ArchiveError(hasBegun ? DAMAGED : WRONG_FILE, { cause: error });
}

/**
 * Reads an archive and checks it on the way: who has come to the end has read what was written.
 * @param chunks the archive, unpacked
 * @throws ArchiveError in words
 */
export async function* readArchive(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<ArchivePart, void> {
  const checker = new Checker();
  let hasBegun = false;
  try {
    for await (const line of readLines(chunks, START)) {
      if (hasBegun) yield* checker.read(line);
      else yield checker.begin(line);
      hasBegun = true;
    }
  } catch (error) {
    throw explain(error, hasBegun);
  }
  if (!hasBegun) throw new ArchiveError(WRONG_FILE);
  if (!checker.isDone) throw new ArchiveError(CUT);
}
