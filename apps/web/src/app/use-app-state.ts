import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useReducer, type Dispatch } from "react";
import type { Arrival } from "../lib/arrival.ts";
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
      if (CHANGES_OF_PERSON.has(event.type)) queryClient.clear();
      reduce(event);
    },
    [queryClient],
  );
  return [state, dispatch];
}
