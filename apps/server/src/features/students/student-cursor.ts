import { AppError } from "../../errors/app-error.ts";
import { readId } from "../../http/require-id.ts";
import type { StudentPlace } from "../../store/supervision/student-page.ts";
import * as z from "zod/mini";

/** A place in the table, and which way to read from there. */
export interface Cursor {
  readonly order: string;
  readonly isBackward: boolean;
  readonly place: StudentPlace;
}

const Parts = z.tuple([z.string(), z.boolean(), z.string(), z.string()]);

/** A cursor as clients hand it back; nothing in it is secret. */
export function writeCursor({ order, isBackward, place }: Cursor): string {
  const parts = [order, isBackward, place.value, place.id];
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether it is a moment as PostgreSQL writes one, and on the calendar: there is no 30 February. */
function isMoment(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?$/.test(value)) return false;
  const [day = ""] = value.split(" ");
  const read = new Date(`${value.replace(" ", "T")}Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

/** Whether the database can read a value as one of this order. */
function fits(order: string, value: string): boolean {
  if (/^(?:first_)?name:/.test(order)) return !value.includes("\u0000") && value.isWellFormed();
  if (order.startsWith("last_active:")) return isMoment(value);
  return /^-?\d{1,9}(?:\.\d{1,12})?$/.test(value);
}

/**
 * Reads a cursor back.
 * @throws AppError 400 for one that is of another order, or none of ours
 */
export function readCursor(order: string, text: string): Cursor {
  const parsed = z.safeParse(Parts, parseJson(Buffer.from(text, "base64url").toString()));
  if (parsed.success) {
    const [of, isBackward, value, named] = parsed.data;
    const id = readId(named);
    if (of === order && id !== null && fits(order, value)) {
      return { order, isBackward, place: { value, id } };
    }
  }
  throw new AppError(400, "invalid_cursor", "This page no longer exists. Please start again.");
}
