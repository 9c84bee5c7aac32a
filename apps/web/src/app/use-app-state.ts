import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, type Dispatch } from "react";
import type { Arrival } from "../lib/arrival.ts";
import { recallAdmin, rememberAdmin } from "../lib/admin-memory.ts";
import { supplyRecords } from "../lib/supplied-records.ts";
import { stackOf } from "../lib/history-stack.ts";
import type { AppEvent } from "./app-event.ts";
import { reduceApp, startApp, type AppState } from "./app-state.ts";

/** After these somebody else may be there. */
const CHANGES_OF_PERSON: ReadonlySet<AppEvent["type"]> = new Set([
  "logged-in",
  "session-lost",
  "signed-out",
  "account-deleted",
]);

/** The page's state. What was read for one person goes before another one is there. */
export function useAppState(arrival: Arrival): [AppState, Dispatch<AppEvent>] {
  const [state, reduce] = useReducer(reduceApp, arrival, startApp);
  const queryClient = useQueryClient();
  const dispatch = useCallback(
    (event: AppEvent) => {
      if (CHANGES_OF_PERSON.has(event.type)) {
        queryClient.clear();
        supplyRecords(event.type === "logged-in" ? event.session : null);
      }
      reduce(event.type === "logged-in" ? recallView(event, arrival) : event);
    },
    [queryClient, arrival],
  );
  const { session } = state;
  useEffect(() => {
    if (session?.user_type !== "supervisor") return;
    rememberAdmin(session.user_id, "view", session.admin_view ? "admin" : "app");
  }, [session]);
  return [state, dispatch];
}

/**
 * Who came to change a password is led to the account. A reload comes back to the screen that was there, and to the side that a supervisor was on, whatever the server's
 * flag begins with.
 */
function recallView(event: Extract<AppEvent, { type: "logged-in" }>, { kind }: Arrival): AppEvent {
  const { session } = event;
  if (kind === "change-password")
    return { ...event, session: { ...session, admin_view: false }, place: { name: "account" } };
  const found = { ...event, place: stackOf(session.user_id, history.state)?.at(-1) };
  const kept = session.user_type === "supervisor" ? recallAdmin(session.user_id, "view") : null;
  if (kept === null) return found;
  return { ...found, session: { ...session, admin_view: kept === "admin" } };
}
