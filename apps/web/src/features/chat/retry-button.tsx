import { useState } from "react";
import { useSecondsLeft } from "../../hooks/use-seconds-left.ts";
import { Button } from "../../ui/button.tsx";
import { RetryIcon } from "../../ui/icons.tsx";

/** Waits of so many seconds are over when one has read of them. */
const SHORT = 3;
/**
 * From so many seconds on, nobody waits for them here, and the problem's text tells of them. Who comes back may try: the page's
 * clock stands still while a computer sleeps.
 */
const LONG = 120;

interface RetryButtonProps {
  /** Seconds, from when it is first shown, before which it would be no use. */
  after: number;
  onRetry: () => void;
}

/** Sends the message again; while that would be no use for a moment, it tells for how long. */
export function RetryButton({ after, onRetry }: RetryButtonProps) {
  const [since] = useState(() => performance.now());
  const left = useSecondsLeft(since, after > SHORT && after < LONG ? after : 0);
  if (left === 0) {
    return (
      <Button onClick={onRetry}>
        <RetryIcon /> Retry
      </Button>
    );
  }
  return (
    <Button disabled>
      <RetryIcon />
      <span className="tabular-nums">Retry in {left} s</span>
    </Button>
  );
}
