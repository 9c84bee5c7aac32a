import { useEffect, useEffectEvent } from "react";
import { isReloading } from "../lib/reload-page.ts";

const GUARD = "elenchus-leave-guard";
let release: ReturnType<typeof setTimeout> | undefined;

/**
 * While active: the browser warns before the page is left, and its back button calls `onBack`
 * instead of going back. Source: specification §2.
 */
export function useLeaveGuard(active: boolean, onBack: () => void): void {
  const askFirst = useEffectEvent(onBack);

  useEffect(() => {
    if (!active) return;
    const standGuard = () => {
      // Going back to the entry under ours must not scroll the page to where that one stood.
      history.scrollRestoration = "manual";
      if (!isGuard(history.state)) history.pushState({ [GUARD]: true }, "");
    };
    const interceptBack = () => {
      standGuard();
      askFirst();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReloading()) event.preventDefault();
    };

    clearTimeout(release);
    standGuard();
    addEventListener("popstate", interceptBack);
    addEventListener("beforeunload", warn);
    return () => {
      removeEventListener("popstate", interceptBack);
      removeEventListener("beforeunload", warn);
      // Takes our entry out of the history again; a little later, as another guard may follow at once.
      release = setTimeout(() => {
        if (isGuard(history.state)) history.back();
      });
    };
  }, [active]);
}

function isGuard(state: unknown): boolean {
  return typeof state === "object" && state !== null && GUARD in state;
}
