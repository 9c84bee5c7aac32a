import { useEffect, useState } from "react";

/**
 * Whole seconds that are left of a wait, from its full length down to 0.
 * @param since when it began, on the clock of `performance.now()`; null where there is none
 */
export function useSecondsLeft(since: number | null, seconds: number): number {
  const [now, setNow] = useState(() => performance.now());
  const ends = since === null ? null : since + seconds * 1000;
  // The clock that is shown may be older than the wait.
  const left =
    ends === null ? 0 : Math.max(0, Math.ceil((ends - Math.max(now, since ?? 0)) / 1000));

  useEffect(() => {
    if (ends === null || performance.now() >= ends) return;
    const timer = setInterval(() => {
      setNow(performance.now());
      if (performance.now() >= ends) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [ends]);

  return left;
}
