/**
 * What we keep in this browser. Where storage is denied or full, things are kept for the life of
 * the page instead: losing a draft on reload is better than losing the page.
 */
const kept = new Map<string, string>();

/** The value under a key, or null. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? kept.get(key) ?? null;
  } catch {
    return kept.get(key) ?? null;
  }
}

/** Keeps a value under a key. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    kept.delete(key);
  } catch {
    kept.set(key, value);
  }
}

/** Forgets every key that begins so. */
export function forgetStored(prefix: string): void {
  for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Denied storage holds nothing to forget.
  }
}
