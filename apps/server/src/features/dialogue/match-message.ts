import type { StoredMessage } from "../../store/dialogue-rows.ts";

/** A learner's message as it came in. */
export interface IncomingMessage {
  readonly text: string;
  /** In lower case, as the database gives it back. */
  readonly messageId: string | null;
  /** Where it is known to be stored, once that was found out. */
  readonly position: number | null;
}

/** What an incoming message is to those that are stored. */
export type Match =
  | { readonly kind: "new" }
  /** Its id belongs to a message with another text. */
  | { readonly kind: "reused" }
  | {
      readonly kind: "stored";
      readonly message: StoredMessage;
      readonly reply: StoredMessage | null;
    };

/** The learner's last message, when the tutor has not answered it. */
export function findPending(messages: readonly StoredMessage[]): StoredMessage | null {
  const last = messages.at(-1);
  return last?.sender === "user" ? last : null;
}

/**
 * Finds the stored message that an incoming one is. The id tells; where one side has none, an
 * unanswered message with the same text is the same.
 */
export function matchMessage(messages: readonly StoredMessage[], incoming: IncomingMessage): Match {
  const { text, messageId } = incoming;
  const known = messages.find(
    (message) =>
      message.position === incoming.position ||
      (messageId !== null && message.messageId === messageId),
  );
  if (known) {
    if (known.text !== text) return { kind: "reused" };
    const reply = messages.find(({ position }) => position === known.position + 1);
    return { kind: "stored", message: known, reply: reply ?? null };
  }
  const pending = findPending(messages);
  const mayBeSame = messageId === null || pending?.messageId === null;
  if (pending?.text === text && mayBeSame) return { kind: "stored", message: pending, reply: null };
  return { kind: "new" };
}
