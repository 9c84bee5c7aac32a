import { useCallback, useEffect, type Dispatch } from "react";
import { CallError, isAbort } from "../lib/call-error.ts";
import { call } from "../lib/call.ts";
import { explainFailure } from "../lib/explain-failure.ts";
import { resumedDialogue, type OpenDialogue } from "../lib/open-dialogue.ts";
import { isUnbegun } from "../lib/history-stack.ts";
import type { AppEvent } from "./app-event.ts";
import type { AppState } from "./app-state.ts";

/** To where it was broken off: one that was not begun is still to be begun, and its time with it. */
function takeUp(dialogue: OpenDialogue, isUnbegunHere: boolean): AppEvent[] {
  const { module, issue, history, pending } = dialogue;
  if (!isUnbegunHere || history.length > 1 || pending !== null)
    return [{ type: "dialogue-begun", dialogue }];
  return [
    { type: "issue-chosen", wish: { module, issue, interest: null, begins: false } },
    { type: "dialogue-opened", dialogue: { ...dialogue, elapsedSeconds: 0 } },
  ];
}

/** Takes up a dialogue that a reload, or a lost session, broke off. */
export function useDialogueResuming({ view, session }: AppState, dispatch: Dispatch<AppEvent>) {
  const userId = session?.user_id;

  const resumeDialogue = useCallback(
    async (sessionId: string, signal?: AbortSignal) => {
      dispatch({ type: "resume-failed", problem: null });
      try {
        const payload = { session_id: sessionId, user_id: userId };
        const reply = await call("resumeDialogue", payload, signal);
        for (const event of takeUp(resumedDialogue(reply), isUnbegun(userId))) dispatch(event);
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
