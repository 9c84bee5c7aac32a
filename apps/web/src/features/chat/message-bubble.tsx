import { memo } from "react";
import type { ChatMessage } from "@elenchus/contract/fields";
import { MessageText } from "../../ui/message-text.tsx";

const SPEAKERS = { system: "Tutor", user: "You" } as const;
const LOOKS = {
  system: "border-line bg-surface rounded-tl-md",
  user: "ml-auto border-transparent bg-accent-soft rounded-tr-md",
  broken: "border-dashed border-line-strong text-ink-soft rounded-tl-md",
} as const;

/** From as many characters on, a message takes all the width it may; to find out what it needs takes a while. */
const WIDE = 200;

interface MessageBubbleProps extends ChatMessage {
  /** Of the passage. */
  sentences: readonly string[];
  /** Whether it broke off, and will not be part of the dialogue as it is. */
  isBroken?: boolean;
  /** How many choices it lists at its end that stand below as buttons. */
  offers?: number | undefined;
}

/** One message of the dialogue. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { sender, message, marks, isBroken = false, offers } = props;
  const isWide = message.length >= WIDE || marks !== undefined;
  return (
    <div
      data-sender={sender}
      data-offers={offers}
      // One's own message is not read out again.
      aria-live={sender === "user" ? "off" : undefined}
      className="message flex flex-col gap-1"
    >
      <p className={`text-sm font-semibold text-ink-soft ${sender === "user" ? "text-right" : ""}`}>
        {SPEAKERS[sender]}
      </p>
      <div
        dir="auto"
        className={`bubble ${isWide ? "w-full" : "w-fit"} ${LOOKS[isBroken ? "broken" : sender]}`}
      >
        <MessageText {...props} />
      </div>
    </div>
  );
});
