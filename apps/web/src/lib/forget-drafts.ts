import { forgetStored, readStored, tabStorage } from "./browser-storage.ts";

const PREFIX = "elenchus.draft.";

/** Where a dialogue's draft is kept. */
export function draftKey(sessionId: string): string {
  return PREFIX + sessionId;
}

/** Forgets a dialogue's draft. What another tab has kept since is not ours to forget. */
export function forgetDraft(sessionId: string): void {
  const key = draftKey(sessionId);
  const isOurs = readStored(key) === tabStorage.read(key);
  tabStorage.forget(key);
  if (isOurs) forgetStored(key);
}

/** Forgets the drafts of all dialogues: on signing out, for whoever sits down here next. */
export function forgetDrafts(): void {
  tabStorage.forget(PREFIX);
  forgetStored(PREFIX);
}
