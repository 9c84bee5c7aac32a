import type { SessionReply } from "@elenchus/contract/session";

/**
 * Whether the server has calls beyond the specification's, and with them an account, finished dialogues, checks and
 * maps. One that has them says with the session which dialogue is open, or that none is.
 */
export function hasFurtherCalls({ active_dialogue: active }: SessionReply): boolean {
  return active !== undefined;
}
