import { useCallback, type Dispatch } from "react";
import { forgetAdmin } from "../lib/admin-memory.ts";
import { CallError } from "../lib/call-error.ts";
import { call } from "../lib/call.ts";
import { forgetDrafts } from "../lib/forget-drafts.ts";
import { explainFailure } from "../lib/explain-failure.ts";
import type { AppEvent } from "./app-event.ts";

/** Forgets here what belonged to a session that has ended on the server. */
export function leaveSession(dispatch: Dispatch<AppEvent>): void {
  forgetDrafts();
  forgetAdmin();
  // Where they were is no place to begin at the next time.
  history.replaceState(null, "");
  dispatch({ type: "signed-out" });
}

/** Ends the session, here and on the server. */
export function useSignOut(dispatch: Dispatch<AppEvent>) {
  return useCallback(async () => {
    try {
      await call("signOut", {});
      leaveSession(dispatch);
    } catch (error) {
      // Where the page alone knows of a session, it is over with it.
      if (error instanceof CallError && error.isUnknownCall) return leaveSession(dispatch);
      dispatch({ type: "exit-cancelled" });
      dispatch({ type: "noticed", notice: explainFailure("You could not be signed out.", error) });
    }
  }, [dispatch]);
}
