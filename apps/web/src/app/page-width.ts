import type { View } from "./view.ts";

/** Of pages that are read. */
export const READING_WIDTH = "max-w-6xl";

/** Views with more columns to place than others, which read better narrower. */
const WIDE: ReadonlySet<View["name"]> = new Set(["chat", "admin"]);

/** How wide the page goes. */
export function pageWidth(view: View): string {
  return WIDE.has(view.name) ? "max-w-[100rem]" : READING_WIDTH;
}
