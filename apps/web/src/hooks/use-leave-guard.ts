import { useEffect } from "react";
import { isReloading } from "../lib/reload-page.ts";

/** While active, the browser warns before the page is left. Source: specification §2. */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReloading()) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [active]);
}
