import { CallError } from "./call-error.ts";
import { legalPageAddress, type LegalPage } from "./legal-pages.ts";
import { loadPart } from "./load-part.ts";
import { attempt, sendRequest } from "./request.ts";

/**
 * Fetches a legal page and makes it harmless. The sanitiser comes with the first page, not with the app.
 * @throws CallError where it does not come: no connection, a status of no success, no text in it
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
  const text = sanitiseLegalPage(html, new URL(address, document.baseURI).href);
  if (text === null) throw notAPage();
  return text;
}

async function fetchText(address: string, signal: AbortSignal | undefined): Promise<string> {
  const response = await sendRequest(address, {
    method: "GET",
    payload: null,
    accept: "text/html",
    signal,
    needsSession: false,
  });
  return attempt(() => response.text());
}

/** A start page of the network's owner, say. */
function notAPage(): CallError {
  return new CallError({
    status: 200,
    code: "unreadable_reply",
    message: "What came is not the page that was asked for.",
    requestId: null,
  });
}
