import type { Draft } from "../../lib/draft-storage.ts";
import { contentOf, type ChatState } from "./chat-state.ts";

/** The part of a chat that this browser keeps, for a reload to find. */
export function draftOf({
  draft,
  marks,
  outgoing,
  revising,
}: Pick<ChatState, "draft" | "marks" | "outgoing" | "revising">): Draft {
  const content = contentOf({ text: draft, marks });
  const kept = { ...content, unacknowledged: outgoing?.message ?? null };
  return revising === null ? kept : { ...kept, revising };
}
