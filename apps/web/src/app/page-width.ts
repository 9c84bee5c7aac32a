import type { View } from "./view.ts";

/** Of pages that are read. */
export const READING_WIDTH = "max-w-6xl";

/** How wide the page goes: the chat has three columns to place, other views read better narrower. */
export function pageWidth(view: View): string {
  return view.name === "chat" ? "max-w-[100rem]" : READING_WIDTH;
}
