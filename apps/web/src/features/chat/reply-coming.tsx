import { closeMarkdown } from "../../lib/close-markdown.ts";
import { MessageBubble } from "./message-bubble.tsx";

/** The tutor marks nothing. */
const NONE: readonly string[] = [];

interface ReplyComingProps {
  text: string;
  /** Whether no more of it will come. */
  isBroken: boolean;
}

/** A reply as far as it has come; one that broke off stays until another takes its place. */
export function ReplyComing({ text, isBroken }: ReplyComingProps) {
  return (
    <div className={isBroken ? "" : "reply-coming"}>
      <MessageBubble
        sender="system"
        message={closeMarkdown(text)}
        sentences={NONE}
        isBroken={isBroken}
      />
      {isBroken && <p className="mt-1 text-sm text-ink-soft">The reply broke off here.</p>}
    </div>
  );
}
