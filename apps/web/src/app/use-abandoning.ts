import { useCallback, type Dispatch } from "react";
import { CallError } from "../lib/call-error.ts";
import { call } from "../lib/call.ts";
import { forgetDraft } from "../lib/forget-drafts.ts";
import { explainFailure } from "../lib/explain-failure.ts";
import type { AppEvent } from "./app-event.ts";
import type { AppState } from "./app-state.ts";

/** Ends dialogues before their end. */
export function useAbandoning({ view, session }: AppState, dispatch: Dispatch<AppEvent>) {
  const userId = session?.user_id;

  /** Ends a dialogue on the server; one that is over already is as good. */
  const abandon = useCallback(
    async (sessionId: string) => {
      try {
        const payload = { session_id: sessionId, user_id: userId };
        const progress = await call("abandonDialogue", payload);
        forgetDraft(sessionId);
        dispatch({ type: "progress-made", progress });
      } catch (error) {
        if (!(error instanceof CallError) || error.mayBeRetried) throw error;
      }
    },
    [dispatch, userId],
  );

  /** The same for one that was opened and is not begun; where that fails, it says so. */
  const abandonUnbegun = useCallback(async () => {
    const unbegun = view.name === "info" ? view.dialogue : null;
    if (unbegun === null) return;
    try {
      await abandon(unbegun.sessionId);
    } catch (error) {
      const notice = explainFailure("The dialogue you did not begin could not be ended.", error);
      dispatch({ type: "noticed", notice });
    }
  }, [abandon, dispatch, view]);

  return { abandon, abandonUnbegun };
}
