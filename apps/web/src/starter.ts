// Stands in pages that come with their markup, and runs before the first paint: asks for the faces of type and
// for the script once that paint is done, so that nothing competes with what is to be seen.
import { showEnd } from "./lib/show-end.ts";

/** Where a paint is not told of, or does not come since the page is out of sight. */
const AT_LATEST_MS = 1_000;

/** In an order in which none needs one that comes after it. */
const scripts = (document.currentScript?.dataset["files"] ?? "").split(" ");
const lateStyle = document.getElementById("late-style");
let isBegun = false;

function preload(rel: "preload" | "modulepreload", href: string, as?: "font"): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  if (as !== undefined) {
    link.as = as;
    link.crossOrigin = "";
  }
  document.head.append(link);
  return link;
}

/** Upright faces stand on every page; the others come when something is drawn in them. */
function listFaces(style: string): string[] {
  const faces = style.match(/@font-face\{[^}]*\}/gu) ?? [];
  const upright = faces.filter((face) => !face.includes("italic"));
  return upright.flatMap((face) => /url\(([^)]+)\)/u.exec(face)?.[1] ?? []);
}

/** All at once when the last is there: each change of type has the browser set the whole page anew. */
function changeType(): void {
  const faces = listFaces(lateStyle?.textContent ?? "");
  let missing = faces.length;
  const settle = () => {
    missing -= 1;
    if (missing === 0) lateStyle?.setAttribute("media", "all");
  };
  for (const href of faces) {
    const link = preload("preload", href, "font");
    link.onload = settle;
    link.onerror = settle;
  }
}

/** Lets the page be drawn, and answer. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** One by one, with a breath between: run in one go they would keep the page from being scrolled. */
async function run(): Promise<void> {
  for (const href of scripts) {
    preload("modulepreload", href);
    await breathe();
  }
  for (const href of scripts) {
    try {
      await import(/* @vite-ignore */ href);
    } catch {
      // A part of the app: the app asks for it once more, and tells what is wrong.
    }
    await breathe();
  }
}

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  changeType();
  void run();
}

showEnd(document.querySelector<HTMLElement>('[data-shown-from="end"]'));
new PerformanceObserver((seen) => {
  // An empty sheet of paper counts as a paint, too.
  if (seen.getEntriesByName("first-contentful-paint").length > 0) begin();
}).observe({ type: "paint", buffered: true });
setTimeout(begin, AT_LATEST_MS);
