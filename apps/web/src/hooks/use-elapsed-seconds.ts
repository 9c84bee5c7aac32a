import { secondsSpent } from "@elenchus/domain/time-spent";
import { useEffect, useRef, useState } from "react";

/**
 * Seconds since the first render, on top of those already spent; stands still while not running. Counted from the
 * clock: a tick that is late loses nothing. Of a device that slept no more counts than the server counts of a pause.
 */
export function useElapsedSeconds(alreadySpent: number, running: boolean): number {
  const [seconds, setSeconds] = useState(alreadySpent);
  const [started] = useState(() => Date.now());
  const counted = useRef({ spent: alreadySpent, at: started });

  useEffect(() => {
    if (!running) return;
    const tick = () => {
      const { spent, at } = counted.current;
      const now = Date.now();
      counted.current = { spent: spent + secondsSpent([at, now]), at: now };
      setSeconds(counted.current.spent);
    };
    const timer = setInterval(tick, 1000);
    // Who comes back sees the time at once: timers of a page that slept may be late.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [running]);

  return seconds;
}
