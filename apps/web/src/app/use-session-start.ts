import { useCallback, useEffect, useRef, type Dispatch } from "react";
import { CallError, isAbort } from "../lib/call-error.ts";
import { call } from "../lib/call.ts";
import { explainFailure } from "../lib/explain-failure.ts";
import { subscribeToSessionLoss } from "../lib/session-loss.ts";
import type { AppEvent } from "./app-state.ts";

/** Asks at the start who is logged in, and listens for the session's end from then on. */
export function useSessionStart(dispatch: Dispatch<AppEvent>) {
  const current = useRef<AbortController | null>(null);

  const loadSession = useCallback(async () => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    try {
      dispatch({ type: "logged-in", session: await call("session", {}, controller.signal) });
    } catch (error) {
      if (isAbort(error)) return;
      if (error instanceof CallError && error.status === 401) dispatch({ type: "not-logged-in" });
      else
        dispatch({
          type: "start-failed",
          problem: explainFailure("Elenchus could not start.", error),
        });
    }
  }, [dispatch]);

  useEffect(() => {
    void loadSession();
    return () => current.current?.abort();
  }, [loadSession]);

  useEffect(() => subscribeToSessionLoss(() => dispatch({ type: "session-lost" })), [dispatch]);

  return { loadSession };
}
