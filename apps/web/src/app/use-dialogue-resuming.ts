import { useCallback, useEffect, type Dispatch } from "react";
import { CallError, isAbort } from "../lib/call-error.ts";
import { call } from "../lib/call.ts";
import { explainFailure } from "../lib/explain-failure.ts";
import { resumedDialogue } from "../lib/open-dialogue.ts";
import type { AppEvent } from "./app-event.ts";
import type { AppState } from "./app-state.ts";

/** Takes up a dialogue that a reload, or a lost session, broke off. */
export function useDialogueResuming({ view, session }: AppState, dispatch: Dispatch<AppEvent>) {
  const userId = session?.user_id;

  const resumeDialogue = useCallback(
    async (sessionId: string, signal?: AbortSignal) => {
      dispatch({ type: "resume-failed", problem: null });
      try {
        const payload = { session_id: sessionId, user_id: userId };
        const reply = await call("resumeDialogue", payload, signal);
        dispatch({ type: "dialogue-begun", dialogue: resumedDialogue(reply) });
      } catch (error) {
        if (isAbort(error)) return;
        const isGone = error instanceof CallError && !error.mayBeRetried;
        if (isGone) dispatch({ type: "returned-to-modules" });
        const problem = explainFailure("Your dialogue could not be taken up again.", error);
        dispatch(
          isGone ? { type: "noticed", notice: problem } : { type: "resume-failed", problem },
        );
      }
    },
    [dispatch, userId],
  );

  const resumed = view.name === "resuming" ? view.sessionId : null;
  useEffect(() => {
    if (resumed === null) return;
    const controller = new AbortController();
    void resumeDialogue(resumed, controller.signal);
    return () => controller.abort();
  }, [resumed, resumeDialogue]);

  return { resumeDialogue };
}
