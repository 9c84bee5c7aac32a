import { MESSAGES } from "@elenchus/domain/messages";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { useCallback, useEffect, useRef, type Dispatch } from "react";
import { isAbort } from "../lib/call-error.ts";
import { explainFailure } from "../lib/explain-failure.ts";
import { loadPart } from "../lib/load-part.ts";
import type { AppEvent } from "./app-event.ts";
import type { AppState } from "./app-state.ts";

/** Opens a new dialogue about a chosen issue. */
export function useDialogueOpening({ view, session }: AppState, dispatch: Dispatch<AppEvent>) {
  const opening = useRef<AbortController | null>(null);
  const userId = session?.user_id;

  const cancelOpening = useCallback(() => opening.current?.abort(), []);

  const openDialogue = useCallback(
    async (module: ModuleNumber, issue: string) => {
      cancelOpening();
      const controller = new AbortController();
      opening.current = controller;
      dispatch({ type: "issue-chosen", module, issue });
      try {
        const { startDialogue } = await loadPart(() => import("../lib/start-dialogue.ts"));
        const dialogue = await startDialogue({ userId, module, issue }, controller.signal);
        dispatch({ type: "dialogue-opened", dialogue });
      } catch (error) {
        if (isAbort(error)) return;
        const problem = explainFailure(MESSAGES.moduleStartFailed, error);
        dispatch({ type: "opening-failed", problem });
      }
    },
    [cancelOpening, dispatch, userId],
  );

  // Whoever leaves the info screen no longer waits for its tutor.
  const isWaiting = view.name === "info";
  useEffect(() => (isWaiting ? cancelOpening : undefined), [isWaiting, cancelOpening]);

  return { openDialogue };
}
