import { formatTimer } from "@elenchus/domain/time-spent";
import { useElapsedSeconds } from "../hooks/use-elapsed-seconds.ts";
import { Button } from "./button.tsx";
import { Working } from "./working.tsx";

/** Seconds after which waiting is worth a word. */
const LONG = 4;

interface LongWaitProps {
  text: string;
  /** The work that takes so long, and how long it may take. */
  explanation: string;
  onCancel: () => void;
}

/** Waits for something that may take a minute: says so after a while, counts, and offers a way out. */
export function LongWait({ text, explanation, onCancel }: LongWaitProps) {
  const seconds = useElapsedSeconds(0, true);
  const isLong = seconds >= LONG;
  return (
    <div>
      <Working text={text} />
      <p role="status" className={isLong ? "mt-2 text-ink-soft" : ""}>
        {isLong && explanation}
      </p>
      {isLong && (
        <div className="mt-3 flex items-center gap-4">
          <Button onClick={onCancel}>Cancel</Button>
          <span
            role="timer"
            aria-label="Time waited"
            aria-live="off"
            className="text-ink-soft tabular-nums"
          >
            {formatTimer(seconds)}
          </span>
        </div>
      )}
    </div>
  );
}
