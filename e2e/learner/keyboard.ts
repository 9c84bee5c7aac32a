import { expect, type Locator, type Page } from "@playwright/test";

/** No screen has so many stops. */
const MOST_STOPS = 80;

/** Goes on with Tab until it has the focus, in sight and with a mark of it that can be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    if (await isFocused(target)) {
      await expect(target).toBeInViewport();
      expect(await target.evaluate(showsFocus), "the focus can be seen").toBe(true);
      return;
    }
  }
  throw new Error(`The keyboard does not come to ${String(target)}.`);
}

/** Goes to a control with Tab and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

async function isFocused(target: Locator): Promise<boolean> {
  const [element] = await target.all();
  return element !== undefined && element.evaluate((node) => node === document.activeElement);
}

/** Runs in the page. */
function showsFocus(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1.5;
}
