import { useReducer } from "react";
import { reduceApp, STARTING } from "./app-state.ts";
import { useDialogueExit } from "./use-dialogue-exit.ts";
import { useDialogueOpening } from "./use-dialogue-opening.ts";
import { useDialogueResuming } from "./use-dialogue-resuming.ts";
import { useSessionStart } from "./use-session-start.ts";

/** The page's state and all that can be done with it. */
export function useApp() {
  const [state, dispatch] = useReducer(reduceApp, STARTING);
  const { loadSession } = useSessionStart(dispatch);
  const { openDialogue } = useDialogueOpening(state, dispatch);
  const { resumeDialogue } = useDialogueResuming(state, dispatch);
  const exit = useDialogueExit(state, dispatch);
  return { state, dispatch, loadSession, openDialogue, resumeDialogue, ...exit };
}

/** What the parts of the page take. */
export type AppHandle = ReturnType<typeof useApp>;
