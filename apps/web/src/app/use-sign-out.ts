import { useQueryClient } from "@tanstack/react-query";
import { useCallback, type Dispatch } from "react";
import { forgetAdmin } from "../lib/admin-memory.ts";
import { CallError } from "../lib/call-error.ts";
import { call } from "../lib/call.ts";
import { forgetDrafts } from "../lib/forget-drafts.ts";
import { leaveFor } from "../lib/leave-for.ts";
import { explainFailure } from "../lib/explain-failure.ts";
import type { AppEvent } from "./app-event.ts";

/**
 * Forgets here what belonged to a session that has ended on the server.
 * @param signOutUrl where the provider logs them out, too
 */
export function leaveSession(dispatch: Dispatch<AppEvent>, signOutUrl?: string): void {
  forgetDrafts();
  forgetAdmin();
  // Where they were is no place to begin at the next time.
  history.replaceState(null, "");
  dispatch({ type: "signed-out" });
  leaveFor(signOutUrl);
}

/** Ends the session, here and on the server. */
export function useSignOut(dispatch: Dispatch<AppEvent>) {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    // What is still being asked for would be refused once the session is over.
    await queryClient.cancelQueries();
    try {
      const { sign_out_url: url } = await call("signOut", {});
      leaveSession(dispatch, url);
    } catch (error) {
      // Where the page alone knows of a session, it is over with it.
      if (error instanceof CallError && error.isUnknownCall) return leaveSession(dispatch);
      dispatch({ type: "exit-cancelled" });
      dispatch({ type: "noticed", notice: explainFailure("You could not be signed out.", error) });
    }
  }, [dispatch, queryClient]);
}
