import { useCallback, type Dispatch } from "react";
import { explainFailure } from "../lib/explain-failure.ts";
import type { AppEvent, ExitIntent } from "./app-event.ts";
import { hasActiveDialogue, type AppState } from "./app-state.ts";
import { useAbandoning } from "./use-abandoning.ts";
import { useSignOut } from "./use-sign-out.ts";

const EXITS = {
  modules: { type: "returned-to-modules" },
  account: { type: "account-chosen" },
  admin: { type: "admin-chosen" },
} as const satisfies Record<Exclude<ExitIntent, "sign-out">, AppEvent>;

/** The ways out: of a dialogue, after confirmation, and of the session. */
export function useDialogueExit(state: AppState, dispatch: Dispatch<AppEvent>) {
  const { view, exit } = state;
  const signOut = useSignOut(dispatch);

  const { abandon, abandonUnbegun } = useAbandoning(state, dispatch);

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

  /** Leaves a view in which nothing is lost; a dialogue that was not begun goes with it. */
  const leaveBy = useCallback(
    async (event: AppEvent) => {
      dispatch(event);
      await abandonUnbegun();
    },
    [abandonUnbegun, dispatch],
  );

  /** Goes at once where nothing is lost, and asks first where a dialogue would be. */
  const leave = useCallback(
    async (intent: ExitIntent) => {
      if (hasActiveDialogue(state)) return dispatch({ type: "exit-asked", intent });
      if (intent !== "sign-out") return leaveBy(EXITS[intent]);
      await abandonUnbegun();
      await signOut();
    },
    [abandonUnbegun, dispatch, leaveBy, signOut, state],
  );

  return { leave, leaveBy, confirmExit, signOut };
}
