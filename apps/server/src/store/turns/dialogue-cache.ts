import { LRUCache } from "lru-cache";
import type { FinishedTurn } from "./commit-turn.ts";
import type { DialogueRecord, StoredMessage } from "./dialogue-rows.ts";

/** A dialogue as it was after a reply: what it is still, unless a turn of it was taken elsewhere since. */
export interface KeptDialogue {
  readonly userId: string;
  /** Messages up to the reply: a message is judged with its reply, and neither is touched again. */
  readonly record: DialogueRecord;
  /** The message that came then, while it has no reply. */
  readonly pending: StoredMessage | null;
  /** Whether turns were taken elsewhere before, as they may be again. */
  readonly roams: boolean;
}

/** The dialogues whose last turns this server took. */
export interface KeptDialogues {
  find(dialogueId: string, userId: string): KeptDialogue | null;
  /** Keeps a dialogue with the message that is to be answered now, its last one. */
  begin(userId: string, record: DialogueRecord): void;
  /** Takes in the turn that answered it. */
  goOn(turn: FinishedTurn, repliedAt: Date): void;
}

/** Dialogues kept: those that are going on, some tens of KiB each. */
const KEPT_DIALOGUES = 200;

/** Position of the last message. */
export function lastPosition({ messages }: DialogueRecord): number {
  return messages.at(-1)?.position ?? 0;
}

function replyOf({ reply, move, state, position }: FinishedTurn, createdAt: Date): StoredMessage {
  return {
    position: position + 1,
    sender: "system",
    text: reply,
    step: state.step,
    messageId: null,
    marks: null,
    assessment: null,
    move,
    createdAt,
  };
}

/** Keeps dialogues in this process alone: whoever uses one has the database say whether it is the last word. */
export function createKeptDialogues(): KeptDialogues {
  const kept = new LRUCache<string, KeptDialogue>({ max: KEPT_DIALOGUES });
  return {
    find(dialogueId, userId) {
      const found = kept.get(dialogueId);
      return found?.userId === userId ? found : null;
    },
    begin(userId, { dialogue, messages }) {
      const before = kept.get(dialogue.id);
      const record = { dialogue, messages: messages.slice(0, -1) };
      const isNews = before !== undefined && lastPosition(before.record) !== lastPosition(record);
      const roams = isNews || before?.roams === true;
      kept.set(dialogue.id, { userId, record, pending: messages.at(-1) ?? null, roams });
    },
    goOn(turn, repliedAt) {
      const { dialogueId, position, assessment, state, outcome } = turn;
      const before = kept.get(dialogueId);
      if (before?.pending?.position !== position) return;
      if (outcome !== null) {
        // It has no further turns.
        kept.delete(dialogueId);
        return;
      }
      const { dialogue, messages } = before.record;
      const record = {
        dialogue: { ...dialogue, state },
        messages: [...messages, { ...before.pending, assessment }, replyOf(turn, repliedAt)],
      };
      kept.set(dialogueId, { ...before, record, pending: null });
    },
  };
}
