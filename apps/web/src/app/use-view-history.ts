import { useEffect, useEffectEvent, useLayoutEffect, useRef, type Dispatch } from "react";
import { entryOf, FIRST_PLACE, placeOf } from "../lib/admin-place.ts";
import { goTo, isPassing, stackOf } from "../lib/history-stack.ts";
import type { AppEvent } from "./app-event.ts";
import { hasActiveDialogue, type AppState } from "./app-state.ts";
import { placeOfView } from "./place-of-view.ts";

interface ViewHistory {
  readonly state: AppState;
  readonly dispatch: Dispatch<AppEvent>;
  /** Leaves a view in which nothing is lost. */
  readonly leaveBy: (event: AppEvent) => void;
}

/**
 * Gives each screen an entry of the browser's history, so that its Back button leads one screen back, as the
 * screen's own way back does. In a dialogue it asks first. Source: specification §2.
 */
export function useViewHistory({ state, dispatch, leaveBy }: ViewHistory): void {
  const { session, view } = state;
  const userId = session?.user_id ?? null;
  /** Whether we are under way to an entry ourselves. */
  const isGoing = useRef(false);
  /** On how many screens the one that is seen stands, itself among them. */
  const depth = useRef(0);

  const settle = () => {
    const place = placeOfView(view);
    if (userId === null || isGoing.current) return;
    if (view.name === "admin") settleAdmin(userId);
    if (place === null) return;
    isGoing.current = goTo(userId, place);
    depth.current = stackOf(userId, history.state)?.length ?? 0;
  };

  const follow = useEffectEvent(() => {
    if (isGoing.current) {
      isGoing.current = false;
      settle();
      return;
    }
    if (userId === null || view.name === "resuming") return;
    const trail = stackOf(userId, history.state);
    if (hasActiveDialogue(state)) {
      // The entry that was left is still there: nothing new is put in its place, so the next press finds it too.
      const by = depth.current - (trail?.length ?? 0);
      isGoing.current = by > 0;
      if (by > 0) history.go(by);
      dispatch({ type: "exit-asked", intent: "modules" });
      return;
    }
    const isAdmin = placeOf(userId, history.state) !== null;
    leaveBy(isAdmin ? { type: "admin-chosen" } : { type: "place-shown", place: trail?.at(-1) });
  });

  // Before the admin view looks for its own entry.
  useLayoutEffect(settle);
  useEffect(() => {
    const listen = () => follow();
    addEventListener("popstate", listen);
    return () => removeEventListener("popstate", listen);
  }, []);
}

/** The supervisors' screens keep entries of their own, above the one that was left for them. */
function settleAdmin(userId: string): void {
  const trail = stackOf(userId, history.state);
  if (trail === null) return;
  const entry = entryOf(userId, FIRST_PLACE);
  if (isPassing(trail.at(-1))) history.replaceState(entry, "");
  else history.pushState(entry, "");
}
