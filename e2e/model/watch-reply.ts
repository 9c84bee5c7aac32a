import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** What was seen of the reply that is coming, in order. */
    partialReplies?: string[];
  }
}

/** Notes from now on every state of the reply that is being written on the page. */
export async function watchReply(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    window.partialReplies = seen;
    new MutationObserver(() => {
      const text = document.querySelector(".reply-coming .markdown")?.textContent ?? "";
      if (text !== "" && text !== seen.at(-1)) seen.push(text);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** What was seen since. */
export async function seenReplies(page: Page): Promise<string[]> {
  return page.evaluate(() => window.partialReplies ?? []);
}
