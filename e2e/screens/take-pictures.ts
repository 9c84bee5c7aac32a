import type { CDPSession, Locator, Page } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where the repository shows what the app looks like. */
const FOLDER = join(import.meta.dirname, "../../docs/screens");
const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
};
/** Screens with a map, which has another place where there is room for it. */
const WITH_MAP: ReadonlySet<string> = new Set(["chat", "summary", "progress-dialogue"]);
const THEMES = ["light", "dark"] as const;
/** Pixels of a picture to one of the page: a phone's screen is finer than a desk's. */
const SCALES = { phone: 1.25, desktop: 1, wide: 1 };
/** Of WebP, in hundredths: letters stay clean, and the folder small. */
const QUALITY = 45;
/** A page that goes on for longer is cut off, in pixels. */
const MOST_HEIGHT = 1300;
/** Around a part of a page, in pixels. */
const MARGIN = 16;
/** What names have to begin with, one of them: `npm run screenshots -- admin log-in`. All where there is none. */
const WANTED = (process.env["SCREENS"] ?? "").split(" ").filter((start) => start !== "");

/** Whether the screen is a window over the page, or keeps to the screen's height itself. Runs in the page. */
function isOneScreen(): boolean {
  return document.querySelector("[role=dialog], [role=alertdialog], .chat-bar") !== null;
}

/** What of the page is in the picture, in its pixels: a part, the whole page, or what a window stands over. */
async function findClip(page: Page, session: CDPSession, part: Locator | undefined) {
  const box = (await part?.boundingBox()) ?? null;
  const { cssContentSize: content, cssVisualViewport: seen } =
    await session.send("Page.getLayoutMetrics");
  const { width, height } = page.viewportSize() ?? content;
  if (box !== null) {
    const left = Math.max(0, box.x - MARGIN);
    return {
      x: left,
      y: seen.pageY + box.y - MARGIN,
      width: Math.min(width - left, box.width + 2 * MARGIN),
      height: box.height + 2 * MARGIN,
    };
  }
  const isWhole = !(await page.evaluate(isOneScreen));
  return {
    x: 0,
    y: isWhole ? 0 : seen.pageY,
    width,
    height: isWhole ? Math.min(content.height, MOST_HEIGHT) : height,
  };
}

/** Takes pictures of what the page shows, or of a part of it, in each size and theme, into `docs/screens/`. */
export async function takePictures(page: Page, name: string, part?: Locator): Promise<void> {
  if (WANTED.length > 0 && !WANTED.some((start) => name.startsWith(start))) return;
  mkdirSync(FOLDER, { recursive: true });
  const before = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  // The desk first: it is the size that the page was opened in.
  const sizes = ["desktop", "phone", ...(WITH_MAP.has(name) ? (["wide"] as const) : [])] as const;
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.evaluate(() => document.fonts.ready);
      const clip = await findClip(page, session, part);
      // Playwright's own pictures are PNGs, ten times as large.
      const { data } = await session.send("Page.captureScreenshot", {
        format: "webp",
        quality: QUALITY,
        captureBeyondViewport: true,
        clip: { ...clip, scale: SCALES[size] },
      });
      const file = join(FOLDER, `${name}-${size}-${colorScheme}.webp`);
      writeFileSync(file, Buffer.from(data, "base64"));
    }
  }
  await session.detach();
  if (before !== null) await page.setViewportSize(before);
}
