import { useSyncExternalStore } from "react";
import { readStored, store } from "../lib/browser-storage.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Something that this browser remembers, yes or no.
 * @param onServer what it is where the server draws the page, which knows nothing of what is kept here
 */
export function useKeptFlag(key: string, onServer = false): [boolean, (flag: boolean) => void] {
  const flag = useSyncExternalStore(
    subscribe,
    () => readStored(key) === "yes",
    () => onServer,
  );
  const keep = (wanted: boolean) => {
    store(key, wanted ? "yes" : "no");
    for (const listener of listeners) listener();
  };
  return [flag, keep];
}
