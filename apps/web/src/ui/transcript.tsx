import type { ChatMessage } from "@elenchus/contract/fields";
import { MessageText } from "./message-text.tsx";

const SPEAKERS = { system: "Tutor", user: "You" } as const;

/** What was said, message by message. */
export function Transcript({ messages }: { messages: readonly ChatMessage[] }) {
  return (
    <ol className="space-y-5">
      {messages.map(({ sender, message }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- nothing is added to it any more
        <li key={index}>
          <p className="text-sm font-semibold text-ink-soft">{SPEAKERS[sender]}</p>
          <div
            dir="auto"
            className={`mt-1 border-l-3 pl-4 ${sender === "user" ? "border-accent" : "border-line"}`}
          >
            <MessageText sender={sender} text={message} />
          </div>
        </li>
      ))}
    </ol>
  );
}
