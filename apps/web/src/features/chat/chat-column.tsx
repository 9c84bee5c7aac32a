import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { useFollowEnd } from "../../hooks/use-follow-end.ts";
import { Answer } from "./answer.tsx";
import type { ChatState } from "./chat-state.ts";
import { Choices } from "./choices.tsx";
import { MessageLog } from "./message-log.tsx";
import { NewReplyButton } from "./new-reply-button.tsx";
import { TurnStatus } from "./turn-status.tsx";
import type { useTurns } from "./use-turns.ts";
import { WaysOn } from "./ways-on.tsx";

const NONE: readonly string[] = [];

interface ChatColumnProps {
  turns: ReturnType<typeof useTurns>;
  /** The box to answer in. */
  box: RefObject<HTMLTextAreaElement | null>;
  firstMessage: string;
  /** Of the passage. */
  sentences: readonly string[];
  onGoOnLater: () => void;
  /** Leads, before the first answer, to the argument where it does not stand beside the talk, and to an example. */
  invitation: ReactNode;
  /** Leads to the sentences of the passage, to mark one. */
  onMark: (event: MouseEvent<HTMLElement>) => void;
  /** The part that follows when all is said, in place of the answer box; null until then. */
  epilogue: ReactNode;
}

/** How much the tutor has said, in characters. */
function countSaid({ messages, streamed }: ChatState): number {
  const said = messages.filter(({ sender }) => sender === "system");
  return said.reduce((sum, { message }) => sum + message.length, streamed.length);
}

/** Whoever sends something, wherever on the screen, is shown what comes of it. */
function useOnSending(isSending: boolean, follow: () => void): void {
  const onSending = useEffectEvent(follow);
  useLayoutEffect(() => {
    if (isSending) onSending();
  }, [isSending]);
}

/** The talk itself, and the box to answer in. */
export function ChatColumn(props: ChatColumnProps) {
  const { turns, box, firstMessage, sentences, onGoOnLater, invitation, onMark, epilogue } = props;
  const { state, choose, retry, takeBack } = turns;
  const { messages, outgoing, choices, asksToMark, isStuck } = state;
  const offered = outgoing === null && epilogue === null ? choices : NONE;
  const end = useRef<HTMLDivElement>(null);
  const [isResumed] = useState(messages.length > 1);
  const lastSaid = useRef<HTMLDivElement>(null);
  const { hasNews, follow, catchUp } = useFollowEnd(end, isResumed, countSaid(state));
  useOnSending(outgoing !== null, follow);

  /** Where a button goes: the box would raise a phone's keyboard over what is to be read. */
  const focusOnTalk = () => lastSaid.current?.focus({ preventScroll: true });

  return (
    <div className="talk flex min-w-0 flex-col">
      <div className="talk-so-far">
        <p className="talk-note">You are talking to an AI. It can be wrong.</p>
        <MessageLog
          messages={messages}
          unanswered={outgoing?.message ?? null}
          sentences={sentences}
          choices={offered}
        />
        {offered.length > 0 && (
          <Choices
            choices={offered}
            onChoose={(choice) => {
              choose(choice);
              focusOnTalk();
            }}
          />
        )}
        {messages.length === 1 && outgoing === null && invitation}
        {outgoing === null && epilogue === null && (
          <WaysOn
            asksToMark={asksToMark}
            isStuck={isStuck && offered.length === 0}
            onMark={onMark}
            onSay={(text) => {
              choose(text);
              focusOnTalk();
            }}
          />
        )}
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
        <Answer
          turns={turns}
          box={box}
          firstMessage={firstMessage}
          sentences={sentences}
          above={
            hasNews && (
              <NewReplyButton
                onPress={() => {
                  catchUp();
                  focusOnTalk();
                }}
              />
            )
          }
        />
      )}
      <div ref={end} data-shown-from={isResumed ? "end" : undefined} />
    </div>
  );
}
