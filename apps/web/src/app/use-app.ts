import { useReducer } from "react";
import { reduceApp, STARTING } from "./app-state.ts";
import { useDialogueEntry } from "./use-dialogue-entry.ts";
import { useDialogueExit } from "./use-dialogue-exit.ts";
import { useSessionStart } from "./use-session-start.ts";

/** The page's state and all that can be done with it. */
export function useApp() {
  const [state, dispatch] = useReducer(reduceApp, STARTING);
  const { loadSession } = useSessionStart(dispatch);
  const entry = useDialogueEntry(state, dispatch);
  const exit = useDialogueExit(state, dispatch);
  return { state, dispatch, loadSession, ...entry, ...exit };
}

/** What the parts of the page take. */
export type AppHandle = ReturnType<typeof useApp>;
