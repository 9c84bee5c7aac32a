import type { ChatMessage } from "@elenchus/contract/fields";
import { memo } from "react";
import type { Unacknowledged } from "../../lib/draft-storage.ts";
import { MessageBubble } from "./message-bubble.tsx";

interface MessageLogProps {
  messages: readonly ChatMessage[];
  /** The learner's message that has no reply yet. */
  unanswered: Pick<Unacknowledged, "text" | "marks"> | null;
  /** Of the passage. */
  sentences: readonly string[];
  /** The choices of the last message, while they stand below as buttons. */
  choices: readonly string[];
}

function asMessage({ text, marks }: Pick<Unacknowledged, "text" | "marks">): ChatMessage {
  return { sender: "user", message: text, ...(marks === undefined ? {} : { marks }) };
}

/** How many choices a message lists, if it does; they stay in it for who listens. */
function countListed(message: string, choices: readonly string[]): number | undefined {
  const last = choices.at(-1);
  return last !== undefined && message.endsWith(`) ${last}`) ? choices.length : undefined;
}

/**
 * The finished messages: the one log region, in which each of the tutor's is announced once. A message
 * keeps its place when the next one comes, so it is not announced again.
 */
export const MessageLog = memo(function MessageLog(props: MessageLogProps) {
  const { messages, unanswered, sentences, choices } = props;
  const shown: readonly ChatMessage[] =
    unanswered === null ? messages : [...messages, asMessage(unanswered)];
  return (
    <div role="log" aria-label="Dialogue" className="flex flex-col gap-5">
      {shown.map((message, index) => (
        <MessageBubble
          // oxlint-disable-next-line react/no-array-index-key -- messages are only added at the end
          key={index}
          {...message}
          sentences={sentences}
          offers={index === shown.length - 1 ? countListed(message.message, choices) : undefined}
        />
      ))}
    </div>
  );
});
