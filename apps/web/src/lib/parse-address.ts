/** An address made whole; null where it is none. `URL.parse` is newer than the browsers that we support. */
export function parseAddress(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
