import type { Page } from "@playwright/test";
import { checkAccess, checkNarrow } from "./fixtures/check-access.ts";
import { expect, test } from "./fixtures/test.ts";

const PAGES = [
  { name: "terms", title: "Terms of Service", says: "5–10 business days" },
  { name: "privacy", title: "Privacy Policy", says: "argon2id" },
  { name: "disclaimer", title: "Disclaimer", says: "must not be relied on as fact" },
] as const;
const PHONE = { width: 360, height: 640 };

/** Opens a page's window from the footer of the log-in screen. */
async function openWindow(page: Page, title: string) {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("button", { name: title }).click();
  return page.getByRole("dialog", { name: title });
}

/** Whether the page itself can be pushed sideways. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
}

test("the footer links to About and ends with the copyright", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("© 2025 Elenchus")).toBeVisible();
  expect((await footer.innerText()).trim()).toMatch(/© 2025 Elenchus$/);
  await footer.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/static\/about\.html$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Elenchus");
  await page.getByRole("link", { name: "Back to Elenchus" }).click();
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
});

for (const { name, title, says } of PAGES) {
  test(`${title} opens in a window with the page's own text`, async ({ page }) => {
    const dialog = await openWindow(page, title);
    await expect(dialog.getByText(says).first()).toBeVisible();
    const shown = await dialog.locator(".legal-text").textContent();
    await page.goto(`/static/${name}.html`);
    const whole = await page.locator("main").textContent();
    const words = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ").trim();
    expect(`${title} ${words(shown)}`).toBe(words(whole));
  });
}

test("the window closes by its button and gives the focus back", async ({ page }) => {
  const dialog = await openWindow(page, "Terms of Service");
  const close = dialog.getByRole("button", { name: "Close" });
  await expect(close).toHaveText("×");
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Terms of Service" })).toBeFocused();
});

test("the window closes on Escape and gives the focus back", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Privacy Policy" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Privacy Policy" });
  await expect(dialog.getByRole("table")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Privacy Policy" })).toBeFocused();
});

test("the window closes on a press on the overlay, not on its text", async ({ page }) => {
  const dialog = await openWindow(page, "Disclaimer");
  await dialog.getByText("Who collected it").click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
});

test("the window is at most 700 pixels wide and above everything", async ({ page }) => {
  const dialog = await openWindow(page, "Terms of Service");
  await expect(dialog.getByText("5–10 business days")).toBeAttached();
  expect((await dialog.boundingBox())?.width).toBe(700);
  await expect(page.locator(".backdrop")).toHaveCSS("z-index", "1000");
});

test("the keyboard scrolls the text", async ({ page }) => {
  const dialog = await openWindow(page, "Terms of Service");
  const text = dialog.locator(".window-text");
  await expect(dialog.getByText("5–10 business days")).toBeAttached();
  await text.focus();
  await page.keyboard.press("End");
  await expect(dialog.getByText("the rest still is")).toBeInViewport();
});

test("links in the window open beside the app", async ({ page, context }) => {
  const dialog = await openWindow(page, "Terms of Service");
  const opening = context.waitForEvent("page");
  await dialog.getByRole("link", { name: "Disclaimer" }).click();
  const beside = await opening;
  await expect(beside.getByRole("heading", { level: 1 })).toHaveText("Disclaimer");
  await expect(dialog).toBeVisible();
});

test("a page that cannot be fetched says so, and comes at the second try", async ({
  page,
  watch,
}) => {
  watch.expectTrouble("static/terms.html");
  await page.route("**/static/terms.html", (route) => route.abort("connectionrefused"));
  const dialog = await openWindow(page, "Terms of Service");
  await expect(dialog.getByText("Failed to load content.", { exact: true })).toBeVisible();
  await page.unroute("**/static/terms.html");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByText("5–10 business days")).toBeAttached();
  await expect(dialog.getByText("Failed to load content.")).toBeHidden();
});

for (const status of [404, 500, 503]) {
  test(`what a page answers with ${status} is shown, as the specification says`, async ({
    page,
    watch,
  }) => {
    watch.expectTrouble("static/privacy.html");
    await page.route("**/static/privacy.html", (route) =>
      route.fulfill({
        status,
        contentType: "text/html",
        body: "<main><p>No page<script>x</script></p></main>",
      }),
    );
    const dialog = await openWindow(page, "Privacy Policy");
    await expect(dialog.getByText("No page", { exact: true })).toBeVisible();
    await expect(dialog.getByText("Failed to load content.")).toHaveCount(0);
  });
}

test("without a connection the footer says so, and with one the window opens", async ({
  page,
  context,
  watch,
}) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/");
  const button = page.getByRole("contentinfo").getByRole("button", { name: "Disclaimer" });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.click();
  await expect(page.getByText("Failed to load content.", { exact: true })).toBeVisible();
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole("dialog").getByText("must not be relied on as fact")).toBeVisible();
  await expect(page.getByText("Failed to load content.")).toBeHidden();
});

test("a page that was tampered with does nothing", async ({ page, watch }) => {
  // Chromium says what it would not do even where nothing could run: while the sanitiser reads it.
  watch.expectTrouble(/violates the following Content Security Policy directive/);
  watch.expectTrouble("policy breached");
  const body = `<main><h2>Terms</h2><p onclick="window.hit=1">words</p>
    <script>window.hit = 1</script><img src=x onerror="window.hit=1">
    <a href="javascript:window.hit=1">link</a><style>p{display:none}</style>
    <form action="/api/sign_out"><input name=email></form><p id="root">named</p></main>`;
  await page.route("**/static/terms.html", (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  const dialog = await openWindow(page, "Terms of Service");
  await dialog.getByText("words").click();
  await expect(dialog.getByText("named")).toBeVisible();
  await expect(dialog.locator("script, img, style, form, input, a, #root")).toHaveCount(0);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});

for (const name of ["terms", "privacy", "disclaimer"]) {
  test(`the page ${name} is for everybody by itself`, async ({ page }) => {
    await page.goto(`/static/${name}.html`);
    await checkAccess(page);
    await checkNarrow(page);
    await page.setViewportSize(PHONE);
    await checkAccess(page);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  for (const { title, says } of PAGES) {
    test(`${title} fits the screen`, async ({ page }) => {
      const dialog = await openWindow(page, title);
      await expect(dialog.getByText(says).first()).toBeAttached();
      const box = await dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
      const isWide = await dialog
        .locator(".window-text")
        .evaluate((text) => text.scrollWidth > text.clientWidth);
      expect(isWide).toBe(false);
      expect(await isTooWide(page)).toBe(false);
      await dialog.getByRole("button", { name: "Close" }).tap();
      await expect(dialog).toBeHidden();
    });
  }
});
