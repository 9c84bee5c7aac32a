import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";

const WRAP = 2n ** 64n;

/**
 * Rows of each table of an archive, and a checksum of theirs that does not depend on their order: where a row was
 * changed, PostgreSQL puts it elsewhere.
 */
export async function readSums(file: string): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  let [table, rows, sum] = ["", 0, 0n];
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  for await (const line of lines) {
    if (!line.startsWith("# ")) {
      rows += 1;
      sum = (sum + createHash("sha256").update(line).digest().readBigUInt64BE()) % WRAP;
      continue;
    }
    if (table !== "") sums.set(table, `${rows} rows, ${sum.toString(16)}`);
    const told = JSON.parse(line.slice(2)) as { table?: string };
    [table, rows, sum] = [told.table ?? "", 0, 0n];
  }
  return sums;
}
