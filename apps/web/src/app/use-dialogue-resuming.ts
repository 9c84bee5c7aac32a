import { useCallback, useEffect, type Dispatch } from "react";
import { explainFailure } from "../lib/explain-failure.ts";
import { loadPart } from "../lib/load-part.ts";
import type { AppEvent } from "./app-event.ts";
import type { AppState } from "./app-state.ts";

/** Takes up a dialogue that a reload, or a lost session, broke off. */
export function useDialogueResuming({ view, session }: AppState, dispatch: Dispatch<AppEvent>) {
  const userId = session?.user_id;

  const resumeDialogue = useCallback(
    async (sessionId: string, signal?: AbortSignal) => {
      dispatch({ type: "resume-failed", problem: null });
      try {
        const { takeUpDialogue } = await loadPart(() => import("./take-up-dialogue.ts"));
        for (const event of await takeUpDialogue({ sessionId, userId, signal })) dispatch(event);
      } catch (error) {
        const problem = explainFailure("Your dialogue could not be taken up again.", error);
        dispatch({ type: "resume-failed", problem });
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
