import { notYours } from "../errors/refusals.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id as the database can look it up; null for anything else, which names nothing. */
export function readId(id: unknown): string | null {
  return typeof id === "string" && UUID.test(id) ? id.toLowerCase() : null;
}

/** An id as the database can look it up; anything else names nothing of the caller's. */
export function requireId(id: string): string {
  const known = readId(id);
  if (known === null) throw notYours();
  return known;
}
