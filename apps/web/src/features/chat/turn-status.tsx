import { Button } from "../../ui/button.tsx";
import { RetryIcon } from "../../ui/icons.tsx";
import { Problem } from "../../ui/problem.tsx";
import type { ChatState } from "./chat-state.ts";
import { MessageBubble } from "./message-bubble.tsx";

interface TurnStatusProps {
  state: ChatState;
  onRetry: () => void;
}

/** The turn that is on: the reply as it comes, silent; that it is coming; or what went wrong. */
export function TurnStatus({ state, onRetry }: TurnStatusProps) {
  const { outgoing, streamed, problem } = state;
  const isWaiting = outgoing?.phase === "waiting";
  const retry = (
    <Button onClick={onRetry}>
      <RetryIcon /> Retry
    </Button>
  );
  return (
    <div className="mt-5 space-y-4">
      {streamed !== "" && <MessageBubble sender="system" message={streamed} />}
      <p role="status" className="flex min-h-7 items-center gap-3 text-ink-soft">
        {isWaiting && (
          <>
            <span aria-hidden="true" className="dots">
              <span />
              <span />
              <span />
            </span>
            The tutor is writing.
          </>
        )}
        {outgoing?.phase === "stopped" && "You stopped the reply. Your message is kept."}
      </p>
      {outgoing?.phase === "stopped" && retry}
      {problem !== null && (
        <Problem text={problem}>{outgoing?.phase === "failed" ? retry : undefined}</Problem>
      )}
    </div>
  );
}
