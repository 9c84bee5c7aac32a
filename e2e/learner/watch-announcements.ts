import type { Page } from "@playwright/test";

/** A change that a screen reader reads out: in which live region, and the words. */
export interface Announcement {
  readonly region: string;
  readonly text: string;
}

/**
 * Counts from now on what changes inside live regions, as a screen reader would hear it: what is put in, and
 * text that changes.
 * @returns gives what was announced since it was last asked
 */
export async function watchAnnouncements(page: Page): Promise<() => Promise<Announcement[]>> {
  const heard = await page.evaluateHandle(() => {
    const list: { region: string; text: string }[] = [];
    const LIVE = "[aria-live],[role=log],[role=status],[role=alert],[role=timer],[role=marquee]";
    const note = (changed: Node, text: string) => {
      const element = changed instanceof Element ? changed : changed.parentElement;
      const region = element?.closest(LIVE);
      const role = region?.getAttribute("role") ?? "";
      const live =
        region?.getAttribute("aria-live") ?? (/log|status|alert/u.test(role) ? "polite" : "off");
      if (region && live !== "off" && text.trim() !== "") list.push({ region: role, text });
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === "characterData") note(target, target.textContent ?? "");
        for (const node of addedNodes) note(node, node.textContent ?? "");
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return list;
  });
  return () => heard.evaluate((list) => list.splice(0));
}
