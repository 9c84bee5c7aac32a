import { useEffect } from "react";

/** Has a part's file come while one reads. What is to be said of a failure is said when the part is needed. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => {});
  }, [load]);
}
