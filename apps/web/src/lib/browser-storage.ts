/** Texts under keys, kept for later. */
interface KeyedStorage {
  /** The value under a key, or null. */
  readonly read: (key: string) => string | null;
  readonly store: (key: string, value: string) => void;
  /** Forgets every key that begins so. */
  readonly forget: (prefix: string) => void;
}

/**
 * Where storage is denied or full, things are kept for the life of the page instead: losing a draft on
 * reload is better than losing the page.
 * @param area asked for at each use, as asking alone throws where it is denied
 */
function keepIn(area: () => Storage): KeyedStorage {
  const kept = new Map<string, string>();
  return {
    read(key) {
      try {
        return area().getItem(key) ?? kept.get(key) ?? null;
      } catch {
        return kept.get(key) ?? null;
      }
    },
    store(key, value) {
      try {
        area().setItem(key, value);
        kept.delete(key);
      } catch {
        kept.set(key, value);
      }
    },
    forget(prefix) {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
      try {
        for (const key of Object.keys(area())) {
          if (key.startsWith(prefix)) area().removeItem(key);
        }
      } catch {
        // Denied storage holds nothing to forget.
      }
    },
  };
}

/** The storage that this browser keeps until it is forgotten. */
export const { read: readStored, store, forget: forgetStored } = keepIn(() => localStorage);
/** The storage that this tab keeps until it is closed. */
export const tabStorage = keepIn(() => sessionStorage);
