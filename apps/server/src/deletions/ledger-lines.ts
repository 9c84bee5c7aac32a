import * as z from "zod/mini";
import { DELETION_KINDS } from "../db/schema/ledger-schema.ts";
import type { Deletion } from "../store/accounts/deletion-store.ts";
import type { NewDeletion } from "../store/accounts/record-deletions.ts";

const Line = z.object({
  kind: z.enum(DELETION_KINDS),
  key: z.string().check(z.minLength(1), z.maxLength(100)),
  days: z.nullable(z.int()),
  before: z.nullable(z.iso.datetime()),
  at: z.iso.datetime(),
});

/** The ledger as text: one deletion a line, as JSON. */
export function writeLedger(rows: readonly Deletion[]): string {
  return rows
    .map(
      ({ kind, key, days, before, at }) => `${JSON.stringify({ kind, key, days, before, at })}\n`,
    )
    .join("");
}

function readLine(line: string): NewDeletion[] {
  try {
    const { before, at, ...row } = z.parse(Line, JSON.parse(line));
    return [{ ...row, before: before === null ? null : new Date(before), at: new Date(at) }];
  } catch {
    // A line that was being written when the machine went down is written again later.
    return [];
  }
}

/** Reads what is whole. */
export function readLedger(text: string): NewDeletion[] {
  return text.split("\n").flatMap((line) => (line === "" ? [] : readLine(line)));
}
