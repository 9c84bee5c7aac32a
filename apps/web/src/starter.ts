// Stands in pages that come with their markup, and runs before the first paint: asks for the faces of type and
// for the script once that paint is done, so that nothing competes with what is to be seen.
import { yieldToPaint } from "./lib/yield-to-paint.ts";
import { changeType } from "./lib/change-type.ts";
import { fetchFile } from "./lib/fetch-file.ts";
import { showEnd } from "./lib/show-end.ts";

/** Where a paint is not told of, or does not come since the page is out of sight. */
const AT_LATEST_MS = 1_000;
/** Between two tries to get a file. */
const PAUSE_MS = 3_000;

/** In an order in which none needs one that comes after it. */
const scripts = (document.currentScript?.dataset["files"] ?? "").split(" ");
let isBegun = false;

/** Fetched together, and run one by one with a breath between: in one go they would keep the page from being scrolled. */
async function run(): Promise<void> {
  for (const href of scripts) {
    fetchFile(href).catch(() => undefined);
    await yieldToPaint();
  }
  for (const href of scripts) {
    // The browser has told its console of a part that is missing; the app asks for it once more, and tells the reader.
    await bringFile(href)
      .then(() => import(/* @vite-ignore */ href))
      .catch(() => undefined);
    await yieldToPaint();
  }
}

/** Who was offline for a while gets what is missing once they are back; what a new release replaced does not come. */
async function bringFile(href: string): Promise<void> {
  for (;;) {
    try {
      return await fetchFile(href);
    } catch (error) {
      if ((error as Error).cause === 404) throw error;
    }
    await yieldToPaint(PAUSE_MS);
  }
}

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  const sheet = document.getElementById("late-style");
  if (sheet !== null) changeType(sheet);
  void run();
}

showEnd(document.querySelector<HTMLElement>('[data-shown-from="end"]'));
new PerformanceObserver((seen) => {
  // An empty sheet of paper counts as a paint, too.
  if (seen.getEntriesByName("first-contentful-paint").length > 0) begin();
}).observe({ type: "paint", buffered: true });
setTimeout(begin, AT_LATEST_MS);
