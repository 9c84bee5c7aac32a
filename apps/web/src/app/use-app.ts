import { useState } from "react";
import type { Arrival } from "../lib/arrival.ts";
import { useAppState } from "./use-app-state.ts";
import { useDialogueExit } from "./use-dialogue-exit.ts";
import { useDialogueOpening } from "./use-dialogue-opening.ts";
import { useDialogueResuming } from "./use-dialogue-resuming.ts";
import { useEntry } from "./use-entry.ts";
import { useSessionStart } from "./use-session-start.ts";

/** The page's state and all that can be done with it. */
export function useApp(arrival: Arrival) {
  const [state, dispatch] = useAppState(arrival);
  const starting = useSessionStart(arrival, dispatch);
  const enter = useEntry(dispatch);
  const { openDialogue } = useDialogueOpening(state, dispatch);
  const { resumeDialogue } = useDialogueResuming(state, dispatch);
  const exit = useDialogueExit(state, dispatch);
  /** When the last reset link was asked for, on the page's own clock; outlives the form. */
  const [resetAskedAt, setResetAskedAt] = useState<number | null>(null);
  return {
    state,
    dispatch,
    changesPassword: arrival.kind === "change-password",
    enter,
    openDialogue,
    resumeDialogue,
    resetAskedAt,
    setResetAskedAt,
    ...starting,
    ...exit,
  };
}

/** The handle that the parts of the page take. */
export type AppHandle = ReturnType<typeof useApp>;
