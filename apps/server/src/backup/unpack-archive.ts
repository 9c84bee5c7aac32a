import { Readable } from "node:stream";
import { createGunzip, type Gunzip } from "node:zlib";
import { ARCHIVE_FAULTS, ArchiveError } from "./archive-error.ts";

const MB = 1_048_576;
/** A file of ours that repeats itself unpacks to some forty times its size, and gzip can do a thousand. */
const MOST_SWELLING = 250;
/** Less is not worth a look. */
const SWELLS_FROM_BYTES = 64 * MB;

const GZIP_START = Buffer.from([0x1f, 0x8b]);
/** pg_dump's own format; its plain one is told by its first lines. */
const DUMP_STARTS = ["PGDMP", "--\n-- PostgreSQL database dump"];

/** Says what a file is that cannot be one of ours. */
function refuseUnpacked(head: Buffer): void {
  if (head.length === 0) throw new ArchiveError(ARCHIVE_FAULTS.empty);
  if (GZIP_START.equals(head.subarray(0, GZIP_START.length))) return;
  const isDump = DUMP_STARTS.some((start) => head.toString("latin1").startsWith(start));
  throw new ArchiveError(isDump ? ARCHIVE_FAULTS.dump : ARCHIVE_FAULTS.other);
}

async function* limitSwelling(gunzip: Gunzip): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of gunzip as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > SWELLS_FROM_BYTES && bytes > gunzip.bytesWritten * MOST_SWELLING)
      throw new ArchiveError(ARCHIVE_FAULTS.swollen);
    yield chunk;
  }
}

/** Gives back what was read to see what it is. */
async function* putBack(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/**
 * Unpacks an archive, piece by piece, however much there is of it.
 * @throws ArchiveError for a file that is none of ours, or swells without end
 */
export async function* unpackArchive(packed: Readable): AsyncGenerator<Uint8Array> {
  const pieces = packed[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await pieces.next();
  const head = first.done === true ? Buffer.alloc(0) : first.value;
  refuseUnpacked(head);
  const gunzip = createGunzip();
  const source = Readable.from(putBack(head, pieces));
  source.once("error", (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  try {
    yield* limitSwelling(gunzip);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}
