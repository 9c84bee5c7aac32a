import type { ChatMessage } from "@elenchus/contract/fields";
import { MessageText } from "./message-text.tsx";

const SPEAKERS = { system: "Tutor", user: "You" } as const;

interface TranscriptProps {
  messages: readonly ChatMessage[];
  /** Of the passage. */
  sentences: readonly string[];
}

/** A dialogue, message by message. */
export function Transcript({ messages, sentences }: TranscriptProps) {
  return (
    <ol className="space-y-5">
      {messages.map((message, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- nothing is added to it any more
        <li key={index}>
          <p className="text-sm font-semibold text-ink-soft">{SPEAKERS[message.sender]}</p>
          <div
            dir="auto"
            className={`mt-1 border-l-3 pl-4 ${message.sender === "user" ? "border-accent" : "border-line"}`}
          >
            <MessageText {...message} sentences={sentences} />
          </div>
        </li>
      ))}
    </ol>
  );
}
