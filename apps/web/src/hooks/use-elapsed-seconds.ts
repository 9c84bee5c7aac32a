import { useEffect, useState } from "react";

/** Seconds since the first render, on top of those already spent; stands still while not running. */
export function useElapsedSeconds(alreadySpent: number, running: boolean): number {
  const [seconds, setSeconds] = useState(alreadySpent);
  const [started] = useState(() => performance.now());

  useEffect(() => {
    if (!running) return;
    // Counted from the start each time: a throttled or delayed tick loses nothing.
    const tick = () => setSeconds(alreadySpent + (performance.now() - started) / 1000);
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [alreadySpent, running, started]);

  return seconds;
}
