import { forgetStored, readStored, store } from "./browser-storage.ts";

const KEY = "elenchus.join";

/** Keeps what stood in a link to join a group until its learner is here: a mail may be clicked before that. */
export function saveJoinToken(token: string): void {
  store(KEY, token);
}

/** The token of that link, or null. */
export function readJoinToken(): string | null {
  return readStored(KEY);
}

export function forgetJoinToken(): void {
  forgetStored(KEY);
}
