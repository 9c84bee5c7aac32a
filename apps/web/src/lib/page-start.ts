import type { PageStart } from "@elenchus/contract/page-start";

/** The element in which it stands. */
export const PAGE_START_ID = "page-start";

/** The data with which the page came, if any. Goes with the first look, for it is soon out of date. */
export function takePageStart(): PageStart | null {
  const element = document.getElementById(PAGE_START_ID);
  if (element === null) return null;
  element.remove();
  // Written by the server of this very script: nothing is to be checked.
  return JSON.parse(element.textContent) as PageStart;
}
