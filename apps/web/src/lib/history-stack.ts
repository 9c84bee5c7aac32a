import { AnyId, ModuleId } from "@elenchus/contract/fields";
import * as z from "zod/mini";
import { placeOf } from "./admin-place.ts";

/** A screen of somebody who is logged in, as an entry of the browser's history knows it. */
const Place = z.union([
  z.object({ name: z.enum(["modules", "issues", "info", "chat", "account"]) }),
  z.object({ name: z.literal("transfer-check"), module: ModuleId }),
  z.object({ name: z.literal("progress"), opened: z.nullable(z.string()) }),
]);
export type Place = z.infer<typeof Place>;

/** The screens from the first one to that of an entry; each but the last stands in an entry right below. */
export type HistoryStack = Place[];

const Entry = z.object({
  elenchus: z.object({ userId: AnyId, trail: z.array(Place) }),
});

/** An entry of the browser's history that stands for a trail's last screen. Somebody else's is none. */
export function stackEntry(userId: string, trail: HistoryStack): z.infer<typeof Entry> {
  return { elenchus: { userId, trail } };
}

/** The trail of an entry, or null. */
export function stackOf(userId: string, entry: unknown): HistoryStack | null {
  const parsed = z.safeParse(Entry, entry);
  if (!parsed.success || parsed.data.elenchus.userId !== userId) return null;
  return parsed.data.elenchus.trail;
}

/** Whether the browser's history stands at the info screen: its dialogue is made and not begun. */
export function isUnbegun(userId: string | undefined): boolean {
  return userId !== undefined && stackOf(userId, history.state)?.at(-1)?.name === "info";
}

const FIRST: Place = { name: "modules" };

/** A move of the history that leads to a screen's place. */
export type Step =
  | { readonly kind: "stay" }
  | { readonly kind: "back"; readonly by: number }
  | { readonly kind: "push" | "replace"; readonly trail: HistoryStack };

/**
 * The way from an entry to the one of a screen: back, where it stands below; in place of what cannot be come back to;
 * else one on.
 * @param trail of the entry; null for one that is none of ours
 */
export function stepTo(trail: HistoryStack | null, place: Place): Step {
  if (trail === null) return { kind: "replace", trail: [FIRST] };
  const last = trail.length - 1;
  const index = trail.findIndex((one) => isSame(one, place));
  if (index === last) return { kind: "stay" };
  if (index >= 0) return { kind: "back", by: last - index };
  if (isPassing(trail[last])) return { kind: "replace", trail: [...trail.slice(0, -1), place] };
  return { kind: "push", trail: [...trail, place] };
}

const ON_THE_WAY: ReadonlySet<string> = new Set(["issues", "info", "chat"]);

/** Whether a screen gives way to the next one, and cannot be come back to: all on the way into a dialogue. */
export function isPassing(place: Place | undefined): boolean {
  return place !== undefined && ON_THE_WAY.has(place.name);
}

/**
 * Brings the browser's history to the entry of a screen, or to a new one.
 * @returns whether it is on the way back there, of which `popstate` tells
 */
export function goTo(userId: string, place: Place): boolean {
  for (;;) {
    const step = stepTo(stackOf(userId, history.state), place);
    if (step.kind === "stay") return false;
    if (step.kind === "back") {
      history.go(-step.by);
      return true;
    }
    // Screens begin where they begin; a dialogue that is not left yet must not move.
    history.scrollRestoration = "manual";
    const entry = stackEntry(userId, step.trail);
    const isOverAdmin = placeOf(userId, history.state) !== null;
    if (step.kind === "push" || isOverAdmin) history.pushState(entry, "");
    else history.replaceState(entry, "");
  }
}

function isSame(one: Place, other: Place): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
