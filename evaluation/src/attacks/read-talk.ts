import { readLists } from "../read-dataset.ts";

/** Messages of that kind which no fit has seen. */
export function readUnseenTalk(): readonly string[] {
  return readLists("attacks/talk")["unseen"] ?? [];
}
