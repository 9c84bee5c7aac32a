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
  /** Takes the message back into the box, to be changed. */
  onEdit: () => void;
}

/** The turn that is on: the reply as it comes, silent; that it is coming; or what went wrong. */
export function TurnStatus({ state, onRetry, onEdit }: TurnStatusProps) {
  const { outgoing, revising, streamed, problem, retryAfter } = state;
  const isWaiting = outgoing?.phase === "waiting";
  const ways = (
    <>
      <RetryButton after={problem === null ? 0 : retryAfter} onRetry={onRetry} />
      {outgoing?.message.id && (
        <Button onClick={onEdit}>
          <PencilIcon /> Edit message
        </Button>
      )}
    </>
  );
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
      {outgoing?.phase === "stopped" && <div className="flex flex-wrap gap-3">{ways}</div>}
      {problem !== null && (
        <Problem text={problem}>{outgoing?.phase === "failed" ? ways : undefined}</Problem>
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
