import type { Arrival } from "../lib/arrival.ts";
import { loadPart } from "../lib/load-part.ts";

/** A note on how the page was opened; nothing where its file does not come. */
export async function loadNote(arrival: Arrival): Promise<string | null> {
  if (arrival.kind !== "email-checked" && arrival.kind !== "payment") return null;
  return loadPart(() => import("./arrival-notes.ts")).then(
    ({ noteOnArrival }) => noteOnArrival(arrival),
    () => null,
  );
}
