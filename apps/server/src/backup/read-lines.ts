import { ARCHIVE_FAULTS, ArchiveError } from "./archive-error.ts";

/** A row of ours has a hundred kilobytes or so; what is longer is read no further. */
const MOST_LINE_BYTES = 16 * 1_048_576;

const BREAK = 10;
const OF_PG_DUMP = "PostgreSQL database dump";

/** Refuses a file that is no archive before it is read to its end. */
function refuseOthers(begun: Uint8Array, start: string): void {
  const head = Buffer.from(begun).toString("latin1");
  if (head.startsWith(start) || start.startsWith(head)) return;
  const { dump, other } = ARCHIVE_FAULTS;
  throw new ArchiveError(head.includes(OF_PG_DUMP) ? dump : other);
}

/**
 * Only what ends with "\n" is a line: Node's own reader also splits at signs that stand in learners' texts.
 * @param start what the first line begins with
 * @throws ArchiveError at once where it begins otherwise, or where a line is too long to be one
 */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  start: string,
): AsyncGenerator<string> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  let hasBegun = false;
  for await (const chunk of chunks) {
    if (!hasBegun) refuseOthers(chunk, start);
    hasBegun = true;
    let from = 0;
    for (let to = chunk.indexOf(BREAK); to >= 0; to = chunk.indexOf(BREAK, from)) {
      const line = Buffer.concat([...pieces, chunk.subarray(from, to)]).toString("utf8");
      [pieces, length, from] = [[], 0, to + 1];
      yield line;
    }
    const rest = chunk.subarray(from);
    length += rest.length;
    if (length > MOST_LINE_BYTES) throw new ArchiveError(ARCHIVE_FAULTS.endless);
    if (rest.length > 0) pieces.push(rest);
  }
  if (length > 0) throw new ArchiveError(ARCHIVE_FAULTS.cut);
}
