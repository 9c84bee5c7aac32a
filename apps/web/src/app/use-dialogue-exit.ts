import { useCallback, type Dispatch } from "react";
import { CallError } from "../lib/call-error.ts";
import { call } from "../lib/call.ts";
import { EMPTY_DRAFT, saveDraft } from "../lib/draft-storage.ts";
import { explainFailure } from "../lib/explain-failure.ts";
import type { AppEvent, ExitIntent } from "./app-event.ts";
import { hasActiveDialogue, type AppState } from "./app-state.ts";
import { useSignOut } from "./use-sign-out.ts";

const EXITS = {
  modules: { type: "returned-to-modules" },
  account: { type: "account-chosen" },
  admin: { type: "admin-chosen" },
} as const satisfies Record<Exclude<ExitIntent, "sign-out">, AppEvent>;

/** The ways out: of a dialogue, after confirmation, and of the session. */
export function useDialogueExit(state: AppState, dispatch: Dispatch<AppEvent>) {
  const { view, session, exit } = state;
  const userId = session?.user_id;

  const signOut = useSignOut(dispatch);

  /** Ends a dialogue on the server; one that is over already is as good. */
  const abandon = useCallback(
    async (sessionId: string) => {
      try {
        const payload = { session_id: sessionId, user_id: userId };
        const progress = await call("abandonDialogue", payload);
        saveDraft(sessionId, EMPTY_DRAFT);
        dispatch({ type: "progress-made", progress });
      } catch (error) {
        if (!(error instanceof CallError) || error.mayBeRetried) throw error;
      }
    },
    [dispatch, userId],
  );

  const confirmExit = useCallback(async () => {
    if (exit === null || view.name !== "chat") return;
    dispatch({ type: "exit-confirmed" });
    try {
      await abandon(view.dialogue.sessionId);
      if (exit.intent === "sign-out") await signOut();
      else dispatch(EXITS[exit.intent]);
    } catch (error) {
      const problem = explainFailure("The dialogue could not be ended.", error);
      dispatch({ type: "exit-failed", problem });
    }
  }, [abandon, dispatch, exit, signOut, view]);

  /** Goes at once where nothing is lost, and asks first where a dialogue would be. */
  const leave = useCallback(
    async (intent: ExitIntent) => {
      if (hasActiveDialogue(state)) return dispatch({ type: "exit-asked", intent });
      const unbegun = view.name === "info" ? view.dialogue : null;
      if (intent !== "sign-out") dispatch(EXITS[intent]);
      try {
        if (unbegun !== null) await abandon(unbegun.sessionId);
      } catch (error) {
        const notice = explainFailure("The dialogue you did not begin could not be ended.", error);
        dispatch({ type: "noticed", notice });
      }
      if (intent === "sign-out") await signOut();
    },
    [abandon, dispatch, signOut, state, view],
  );

  return { leave, confirmExit, signOut };
}
