import { notYours } from "../../errors/refusals.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A dialogue's id as the database can look it up; anything else names no dialogue of the caller. */
export function requireDialogueId(sessionId: string): string {
  if (!UUID.test(sessionId)) throw notYours();
  return sessionId.toLowerCase();
}
