import { isPassing, type Place } from "../lib/trail.ts";
import { MODULES, type View } from "./view.ts";

/** The place of a view in the browser's history; null for those that have none. */
export function placeOfView(view: View): Place | null {
  switch (view.name) {
    case "modules":
      return { name: view.choosingFor === null ? "modules" : "issues" };
    case "info":
    case "chat":
    case "account":
      return { name: view.name };
    case "transfer-check":
      return { name: view.name, module: view.module };
    case "progress":
      return { name: view.name, opened: view.opened };
    default:
      return null;
  }
}

/** What is seen at a place that one comes back to. */
export function viewOfPlace(place: Place | null): View {
  if (place === null || isPassing(place)) return MODULES;
  switch (place.name) {
    case "account":
    case "transfer-check":
    case "progress":
      return place;
    default:
      return MODULES;
  }
}
