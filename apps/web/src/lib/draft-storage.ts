import { Marks } from "@elenchus/contract/fields";
import * as z from "zod/mini";
import { readStored, store, tabStorage } from "./browser-storage.ts";
import { draftKey, forgetDraft } from "./forget-drafts.ts";

/** A message under way: sent, not yet acknowledged by a reply. */
export const Unacknowledged = z.object({
  /** The `message_id` under which it goes, however often; null where it first went without one. */
  id: z.nullable(z.string()),
  text: z.string(),
  /** Sentences that are marked in it; absent where none is. */
  marks: z.optional(Marks),
  /** How many messages stood before it. */
  after: z.number(),
  /** Whether it went with another text before: the server may have that one. */
  revises: z.optional(z.boolean()),
});
export type Unacknowledged = z.infer<typeof Unacknowledged>;

/** A learner's message in a dialogue that the tutor has not answered. */
export const Draft = z.object({
  text: z.string(),
  /** Marks that go with the text. */
  marks: z.optional(Marks),
  unacknowledged: z.nullable(Unacknowledged),
  /** A message that was sent, and is in the text again to be changed. */
  revising: z.optional(Unacknowledged),
});
export type Draft = z.infer<typeof Draft>;

export const EMPTY_DRAFT: Draft = { text: "", unacknowledged: null };

/** The draft of a dialogue as this tab last kept it; in a tab that kept none, as another one last did. */
export function loadDraft(sessionId: string): Draft {
  const key = draftKey(sessionId);
  return readDraft(tabStorage.read(key) ?? readStored(key));
}

function readDraft(stored: string | null): Draft {
  if (stored === null) return EMPTY_DRAFT;
  try {
    return z.parse(Draft, JSON.parse(stored));
  } catch {
    // An older version's shape, or somebody else's key: as good as no draft.
    return EMPTY_DRAFT;
  }
}

/**
 * Keeps a draft; an empty one is forgotten. Each tab has its own, so that tabs do not take each other's away, and
 * whichever was kept last is there for a tab that is still to be opened.
 */
export function saveDraft(sessionId: string, draft: Draft): void {
  if (isEmpty(draft)) return forgetDraft(sessionId);
  const kept = JSON.stringify(draft);
  tabStorage.store(draftKey(sessionId), kept);
  store(draftKey(sessionId), kept);
}

function isEmpty({ text, marks = [], unacknowledged, revising }: Draft): boolean {
  return text === "" && marks.length === 0 && unacknowledged === null && revising === undefined;
}
