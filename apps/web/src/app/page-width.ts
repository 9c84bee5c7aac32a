import type { View } from "./view.ts";

/** How wide the page goes: the chat has three columns to place, tables have many, other views read better narrower. */
export function pageWidth(view: View): string {
  return view.name === "chat" || view.name === "admin" ? "max-w-[100rem]" : "max-w-6xl";
}
