import { MESSAGES } from "@elenchus/domain/messages";
import { useCallback, useEffect, useRef, type Dispatch } from "react";
import { isAbort } from "../lib/call-error.ts";
import type { DialogueWish } from "../lib/dialogue-wish.ts";
import { explainFailure } from "../lib/explain-failure.ts";
import { loadPart } from "../lib/load-part.ts";
import type { AppEvent } from "./app-event.ts";
import type { AppState } from "./app-state.ts";

/** Opens a new dialogue about a chosen issue, or about the first one of an interest. */
export function useDialogueOpening({ view, session }: AppState, dispatch: Dispatch<AppEvent>) {
  const opening = useRef<AbortController | null>(null);
  const userId = session?.user_id;

  const cancelOpening = useCallback(() => opening.current?.abort(), []);

  const openDialogue = useCallback(
    async (wish: DialogueWish) => {
      cancelOpening();
      const controller = new AbortController();
      opening.current = controller;
      dispatch({ type: "issue-chosen", wish });
      const { signal } = controller;
      try {
        const { startWished } = await loadPart(() => import("../lib/start-dialogue.ts"));
        const dialogue = await startWished(wish, userId, signal);
        // No argument is written about this interest: the list says so, and what there is instead.
        if (dialogue === null) dispatch({ type: "module-chosen", module: wish.module });
        else dispatch({ type: "dialogue-opened", dialogue });
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
