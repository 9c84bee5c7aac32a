import { MESSAGES } from "@elenchus/domain/messages";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { useCallback, useEffect, useRef, type Dispatch } from "react";
import { CallError, isAbort } from "../lib/call-error.ts";
import { call } from "../lib/call.ts";
import { explainFailure } from "../lib/explain-failure.ts";
import { openedDialogue, resumedDialogue } from "../lib/open-dialogue.ts";
import type { AppEvent, AppState } from "./app-state.ts";

/** The two ways into a dialogue: opening a new one, and taking up one that a reload broke off. */
export function useDialogueEntry({ view, session }: AppState, dispatch: Dispatch<AppEvent>) {
  const opening = useRef<AbortController | null>(null);
  const userId = session?.user_id;

  const cancelOpening = useCallback(() => opening.current?.abort(), []);

  const openDialogue = useCallback(
    async (module: ModuleNumber, issue: string) => {
      cancelOpening();
      const controller = new AbortController();
      opening.current = controller;
      dispatch({ type: "issue-chosen", module, issue });
      const payload = { user_id: userId, module_id: module, chosen_passage_subtopic: issue };
      try {
        const reply = await call("initModuleChat", payload, controller.signal);
        dispatch({ type: "dialogue-opened", dialogue: openedDialogue(reply) });
      } catch (error) {
        if (isAbort(error)) return;
        const problem = explainFailure(MESSAGES.moduleStartFailed, error);
        dispatch({ type: "opening-failed", problem });
      }
    },
    [cancelOpening, dispatch, userId],
  );

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

  return { openDialogue, cancelOpening, resumeDialogue };
}
