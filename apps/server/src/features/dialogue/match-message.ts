import type { Mark } from "@elenchus/domain/marks";
import { isSameMarks } from "@elenchus/domain/same-marks";
import type { StoredMessage } from "../../store/turns/dialogue-rows.ts";

/** A learner's message as it came in. */
export interface IncomingMessage {
  readonly text: string;
  readonly marks: Mark[] | null;
  /** In lower case, as the database gives it back. */
  readonly messageId: string | null;
  /** Whether it may take the place of what is stored under its id. */
  readonly revises: boolean;
  /** Where it is known to be stored, once that was found out. */
  readonly position: number | null;
}

/** How an incoming message relates to those that are stored. */
export type Match =
  | { readonly kind: "new" }
  /** Its id belongs to a message with another text. */
  | { readonly kind: "reused" }
  /** It is to take the place of this message, which has no reply. */
  | { readonly kind: "revision"; readonly message: StoredMessage }
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
 * unanswered message with the same text and marks is the same.
 */
export function matchMessage(messages: readonly StoredMessage[], incoming: IncomingMessage): Match {
  const { messageId } = incoming;
  const isSame = ({ text, marks }: StoredMessage): boolean =>
    text === incoming.text && isSameMarks(marks ?? [], incoming.marks ?? []);
  const known = messages.find(
    (message) =>
      message.position === incoming.position ||
      (messageId !== null && message.messageId === messageId),
  );
  if (known) {
    const reply = messages.find(({ position }) => position === known.position + 1) ?? null;
    if (isSame(known)) return { kind: "stored", message: known, reply };
    if (!incoming.revises) return { kind: "reused" };
    if (reply === null) return { kind: "revision", message: known };
    // It comes too late: what was said stays said.
    return { kind: "stored", message: known, reply };
  }
  const pending = findPending(messages);
  const mayBeSame = messageId === null || pending?.messageId === null;
  if (pending !== null && isSame(pending) && mayBeSame)
    return { kind: "stored", message: pending, reply: null };
  return { kind: "new" };
}
