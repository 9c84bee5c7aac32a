import { useElapsedSeconds } from "../../hooks/use-elapsed-seconds.ts";
import { Button } from "../../ui/button.tsx";
import { Dots } from "../../ui/dots.tsx";
import { PencilIcon } from "../../ui/icons.tsx";
import { Problem } from "../../ui/problem.tsx";
import type { ChatState } from "./chat-state.ts";
import { ReplyComing } from "./reply-coming.tsx";
import { RetryButton } from "./retry-button.tsx";

/** Seconds without a word, from which on a learner is told that it is well all the same. */
const LONG = 8;

interface TurnStatusProps {
  state: ChatState;
  onRetry: () => void;
  /** Leaves the dialogue as it is, until there is a share of the tutor again. */
  onGoOnLater: () => void;
  /** Takes the message back into the box, to be changed. */
  onEdit: () => void;
}

/** The turn that is on: the reply as it comes, silent; that it is coming; or what went wrong. */
export function TurnStatus({ state, onRetry, onGoOnLater, onEdit }: TurnStatusProps) {
  const { outgoing, revising, streamed, problem, retryAfter, isPaused } = state;
  const isWaiting = outgoing?.phase === "waiting";
  return (
    <div className="mt-5 space-y-4">
      {streamed !== "" && <ReplyComing text={streamed} isBroken={!isWaiting} />}
      <p
        role="status"
        className={problem === null ? "flex min-h-7 items-center gap-3 text-ink-soft" : "sr-only"}
      >
        {isWaiting && <Writing hasWords={streamed !== ""} />}
        {outgoing?.phase === "stopped" && "You stopped the reply. Your message is kept."}
        {revising !== null && "Your message is back in the box. Change it and send it again."}
      </p>
      {problem !== null && <Problem text={problem} />}
      {/* Not within the alert: what is counted down there would be read out each second. */}
      {outgoing !== null && !isWaiting && (
        <p className="flex flex-wrap gap-3">
          <RetryButton after={outgoing.phase === "failed" ? retryAfter : 0} onRetry={onRetry} />
          {outgoing.message.id && (
            <Button onClick={onEdit}>
              <PencilIcon /> Edit message
            </Button>
          )}
          {isPaused && (
            <Button look="ghost" onClick={onGoOnLater}>
              Sign out and continue later
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

function Writing({ hasWords }: { hasWords: boolean }) {
  const isLong = useElapsedSeconds(0, !hasWords) >= LONG;
  return (
    <>
      <Dots />
      {isLong && !hasWords
        ? "The tutor is still thinking about your answer."
        : "The tutor is writing."}
    </>
  );
}
