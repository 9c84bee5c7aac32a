import { PART_TIMEOUT_SECONDS } from "@elenchus/domain/limits";

/** By address: what was asked for. */
export type Asked = Map<string, Promise<void>>;

declare global {
  /** Shared with the starter, which is a script of its own, and asks for the first files. */
  var filesOfPage: Asked | undefined;
}

const files: Asked = globalThis.filesOfPage ?? new Map();
globalThis.filesOfPage = files;

/** Asks once for what is at an address; what failed is asked for anew when it is needed again. */
export function askOnce(asked: Asked, href: string, ask: () => Promise<void>): Promise<void> {
  const known = asked.get(href);
  if (known !== undefined) return known;
  const coming = ask();
  asked.set(href, coming);
  coming.catch(() => asked.delete(href));
  return coming;
}

/**
 * Has the browser keep a script or a style sheet, as it does with the build's files for a year. Browsers also keep
 * that an `import()` failed, by its address, and so for all that it imports: a script is to be imported only once it
 * is there.
 * @throws Error whose `cause` is the status, or the browser's own
 */
export function fetchFile(href: string): Promise<void> {
  return askOnce(files, href, async () => {
    const signal = AbortSignal.timeout(PART_TIMEOUT_SECONDS * 1000);
    const response = await fetch(href, { signal });
    // A network's own log-in page comes with a status of success.
    const isPage = response.headers.get("content-type")?.includes("html");
    if (!response.ok || isPage) throw new Error(href, { cause: response.status });
    await response.blob();
  });
}
