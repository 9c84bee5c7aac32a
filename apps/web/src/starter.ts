// Stands in pages that come with their markup, and runs before the first paint: asks for the faces of type and
// for the script once that paint is done, so that nothing competes with what is to be seen.
import { showEnd } from "./lib/show-end.ts";

/** Where a paint is not told of, or does not come since the page is out of sight. */
const AT_LATEST_MS = 1_000;

/** The app's own first, then what it needs. */
const scripts = (document.currentScript?.dataset["files"] ?? "").split(" ");
let isBegun = false;

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  document.getElementById("late-style")?.setAttribute("media", "all");
  for (const href of scripts) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  void import(/* @vite-ignore */ scripts[0] ?? "");
}

showEnd(document.querySelector<HTMLElement>('[data-shown-from="end"]'));
new PerformanceObserver((seen) => {
  // An empty sheet of paper counts as a paint, too.
  if (seen.getEntriesByName("first-contentful-paint").length > 0) begin();
}).observe({ type: "paint", buffered: true });
setTimeout(begin, AT_LATEST_MS);
