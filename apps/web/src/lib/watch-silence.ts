/** A request that is given up when nothing is heard of it for too long. */
export interface SilenceWatch {
  /** Ends the request: when the caller's signal is raised, or when it was silent for too long. */
  readonly signal: AbortSignal;
  /** Whether it was the silence. */
  readonly isOver: () => boolean;
  /** Something came. */
  readonly hear: () => void;
  readonly end: () => void;
}

/**
 * Watches a request. A connection that is dead, in a tunnel say, tells nobody: the browser would wait for minutes.
 * @param ms how long silence is borne
 */
export function watchSilence(caller: AbortSignal, ms: number): SilenceWatch {
  const controller = new AbortController();
  let isOver = false;
  const giveUp = (): void => {
    isOver = true;
    controller.abort();
  };
  let timer = setTimeout(giveUp, ms);
  const onCaller = (): void => controller.abort(caller.reason);
  if (caller.aborted) onCaller();
  caller.addEventListener("abort", onCaller);
  return {
    signal: controller.signal,
    isOver: () => isOver,
    hear() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, ms);
    },
    end() {
      clearTimeout(timer);
      caller.removeEventListener("abort", onCaller);
    },
  };
}
