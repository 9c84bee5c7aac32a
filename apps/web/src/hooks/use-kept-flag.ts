import { useSyncExternalStore } from "react";
import { readStored, store } from "../lib/browser-storage.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Something that this browser remembers, yes or no: no where the server draws the page, which knows nothing of it. */
export function useKeptFlag(key: string): [boolean, (flag: boolean) => void] {
  const flag = useSyncExternalStore(
    subscribe,
    () => readStored(key) === "yes",
    () => false,
  );
  const keep = (wanted: boolean) => {
    store(key, wanted ? "yes" : "no");
    for (const listener of listeners) listener();
  };
  return [flag, keep];
}
