import { tabStorage } from "./browser-storage.ts";

const PREFIX = "elenchus.admin.";

/** The text that a supervisor's screens keep in this tab under a name. */
export function recallAdmin(userId: string, name: string): string | null {
  return tabStorage.read(`${PREFIX}${userId}.${name}`);
}

/** Keeps it, until the supervisor signs out or closes the tab. */
export function rememberAdmin(userId: string, name: string, value: string): void {
  tabStorage.store(`${PREFIX}${userId}.${name}`, value);
}

/** Forgets it all: on signing out, for whoever sits down here next. */
export function forgetAdmin(): void {
  tabStorage.forget(PREFIX);
}
