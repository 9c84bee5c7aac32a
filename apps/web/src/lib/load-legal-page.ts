import { legalPageAddress, type LegalPage } from "./legal-pages.ts";
import { loadPart } from "./load-part.ts";
import { attempt } from "./request.ts";

/**
 * Fetches a legal page and makes it harmless, whatever its status. The sanitiser comes with the first page, not with the
 * app. Source: specification §8.
 * @throws CallError where nothing comes
 * @throws DOMException "AbortError" when the signal aborted it
 */
export async function loadLegalPage(
  page: LegalPage,
  signal?: AbortSignal,
): Promise<DocumentFragment> {
  const address = legalPageAddress(page);
  const [html, { sanitiseLegalPage }] = await Promise.all([
    fetchText(address, signal),
    attempt(() => loadPart(() => import("./sanitise-legal-page.ts"))),
  ]);
  return sanitiseLegalPage(html, new URL(address, document.baseURI).href);
}

async function fetchText(address: string, signal: AbortSignal | undefined): Promise<string> {
  const init = { headers: { Accept: "text/html" }, signal: signal ?? null };
  return attempt(async () => (await fetch(address, init)).text());
}
