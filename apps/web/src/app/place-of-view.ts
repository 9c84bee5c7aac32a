import type { Place } from "../lib/history-stack.ts";
import { MODULES, type View } from "./view.ts";

/** The place of a view in the browser's history; null for those that have none. */
export function placeOfView(view: View): Place | null {
  switch (view.name) {
    case "modules":
      return { name: view.choosingFor === null ? "modules" : "issues" };
    case "info":
    case "chat":
      return { name: view.name };
    case "transfer-check":
      return { name: view.name, module: view.module };
    case "account":
    case "progress":
      return view;
    default:
      return null;
  }
}

/** The view at a place that one comes back to; on the way into a dialogue, one does not. */
export function viewOfPlace(place: Place | undefined): View {
  if (place?.name === "account") return { name: place.name };
  // A check that is due is begun once; whoever comes back goes on with it.
  if (place?.name === "transfer-check") return { ...place, due: false };
  if (place?.name === "progress") return place;
  return MODULES;
}
