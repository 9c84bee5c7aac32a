import { FIRST_MESSAGE_BUTTON_FROM } from "@elenchus/domain/limits";
import { useRef, useState, type ReactNode } from "react";
import { useFollowEnd } from "../../hooks/use-follow-end.ts";
import { Button } from "../../ui/button.tsx";
import type { ChatState } from "./chat-state.ts";
import { Composer } from "./composer.tsx";
import { FirstMessageWindow } from "./first-message-window.tsx";
import { MessageLog } from "./message-log.tsx";
import { NewReplyButton } from "./new-reply-button.tsx";
import { TurnStatus } from "./turn-status.tsx";
import type { useTurns } from "./use-turns.ts";

interface ChatColumnProps {
  turns: ReturnType<typeof useTurns>;
  firstMessage: string;
  onGoOnLater: () => void;
  /** Leads to the argument where it does not stand beside the talk. */
  invitation: ReactNode;
  /** What follows when all is said, in place of the answer box; null until then. */
  epilogue: ReactNode;
}

/** How much the tutor has said, in characters. */
function countSaid({ messages, streamed }: ChatState): number {
  const said = messages.filter(({ sender }) => sender === "system");
  return said.reduce((sum, { message }) => sum + message.length, streamed.length);
}

/** The talk itself, and the box to answer in. */
export function ChatColumn(props: ChatColumnProps) {
  const { turns, firstMessage, onGoOnLater, invitation, epilogue } = props;
  const { state, setDraft, send, retry, takeBack, stop } = turns;
  const [firstShown, setFirstShown] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [isResumed] = useState(state.messages.length > 1);
  const lastSaid = useRef<HTMLDivElement>(null);
  const { hasNews, follow, catchUp } = useFollowEnd(end, isResumed, countSaid(state));

  return (
    <div className="talk flex min-w-0 flex-col">
      <div className="talk-so-far">
        <p className="talk-note">You are talking to an AI. It can be wrong.</p>
        <MessageLog messages={state.messages} unanswered={state.outgoing?.message.text ?? null} />
        {state.messages.length === 1 && state.outgoing === null && invitation}
        <div ref={lastSaid} tabIndex={-1} className="outline-none">
          <TurnStatus
            state={state}
            onRetry={() => {
              follow();
              retry();
              box.current?.focus();
            }}
            onEdit={() => {
              takeBack();
              box.current?.focus();
            }}
            onGoOnLater={onGoOnLater}
          />
        </div>
        {epilogue !== null && <div className="mt-4">{epilogue}</div>}
      </div>
      {epilogue === null && (
        <Composer
          box={box}
          draft={state.draft}
          waiting={state.outgoing?.phase === "waiting"}
          blocked={state.outgoing !== null}
          onChange={setDraft}
          onSend={() => {
            follow();
            send();
          }}
          onStop={() => {
            follow();
            stop();
          }}
          above={
            hasNews && (
              <NewReplyButton
                onPress={() => {
                  catchUp();
                  // The button goes. The box would raise a phone's keyboard over what is to be read.
                  lastSaid.current?.focus({ preventScroll: true });
                }}
              />
            )
          }
        >
          {state.messages.length >= FIRST_MESSAGE_BUTTON_FROM && (
            <Button
              look="ghost"
              className="first-message-button"
              onClick={() => setFirstShown(true)}
            >
              Show First Message
            </Button>
          )}
        </Composer>
      )}
      <div ref={end} data-shown-from={isResumed ? "end" : undefined} />
      {firstShown && (
        <FirstMessageWindow text={firstMessage} onClose={() => setFirstShown(false)} />
      )}
    </div>
  );
}
