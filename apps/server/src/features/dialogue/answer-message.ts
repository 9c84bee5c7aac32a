import { takeTurn, type Turn } from "@elenchus/dialogue/take-turn";
import { isTooSlow } from "@elenchus/tutor/model-failures";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { clientGone } from "../../errors/refusals.ts";
import { tutorFailed } from "../../errors/tutor-failed.ts";
import type { DialogueRecord, StoredMessage } from "../../store/turns/dialogue-rows.ts";
import { settleAfter } from "./settle-after.ts";
import { LeaseLostError, whileHolding, type HeldLease } from "./hold-lease.ts";
import { viewBefore } from "./view-before.ts";

/** A stored message that waits for its reply. */
export interface Unanswered {
  /** The dialogue, this message included. */
  readonly record: DialogueRecord;
  /** Whether an earlier request left it without a reply. */
  readonly isTriedAgain: boolean;
  /** @throws AppError when the learner's budget is spent */
  readonly allow: () => ReturnType<AppContext["modelCalls"]["allowTurn"]>;
  readonly message: StoredMessage;
  /** Told of every piece of the reply as it comes. */
  readonly onText: (piece: string) => void;
  /** Raised when the client leaves. */
  readonly gone: AbortSignal;
}

/** A dialogue right after a reply, and the reply. */
export interface Answered {
  readonly record: DialogueRecord;
  readonly reply: StoredMessage;
}

/** Of a dialogue whose argument was damaged; without one, everything would be found at once. */
function refuseUnreadable({ argument }: DialogueRecord["dialogue"]): void {
  if (argument.steps.length === 0 || argument.key.expectations.length === 0) {
    const text =
      "The argument of this dialogue can no longer be read. Please start a new dialogue.";
    throw new AppError(409, "argument_unreadable", text);
  }
}

const FAILED = "The tutor could not answer. Your message is saved. Please send it again";
const TOO_SLOW =
  "The AI model took too long. Your message is saved, and the model has more time for it at the next try. Please send it again";
/** So many times as long everything may take for a message that is sent again. */
const PATIENCE_AT_NEXT_TRY = 2;

function withReply(record: DialogueRecord, message: StoredMessage, turn: Turn): Answered {
  const { reply: text, assessment, move, dialogue: state } = turn;
  const position = message.position + 1;
  const reply: StoredMessage = {
    position,
    sender: "system",
    text,
    step: state.step,
    messageId: null,
    marks: null,
    assessment: null,
    move,
    createdAt: new Date(),
  };
  const dialogue = { ...record.dialogue, state, status: state.outcome ?? ("active" as const) };
  const judged = { ...message, assessment };
  const messages = [...record.messages.slice(0, -1), judged, reply];
  return { record: { dialogue, messages }, reply };
}

function figuresOf({ assessment, move, dialogue }: Turn) {
  return { judge: assessment.judge, move: move.kind, outcome: dialogue.outcome };
}

/**
 * Has the tutor answer a stored message and stores the reply with the new state.
 * @returns null when the dialogue was taken over or abandoned meanwhile; nothing is stored then
 * @throws AppError when the tutor fails or the client leaves; the message stays, without reply
 */
export async function answerMessage(
  { stores, tutor, isAbusive, metrics }: AppContext,
  lease: HeldLease,
  { record, allow, message, onText, gone, isTriedAgain }: Unanswered,
): Promise<Answered | null> {
  const { dialogueId, token } = lease;
  const patience = lease.patience * (isTriedAgain ? PATIENCE_AT_NEXT_TRY : 1);
  try {
    return await whileHolding({ ...lease, patience }, gone, async (signal) => {
      refuseUnreadable(record.dialogue);
      const { settle, ...allowed } = await allow();
      const call = { ...allowed, signal, patience, isTriedAgain };
      const { view, said } = viewBefore(record);
      const turn = await settleAfter(settle, () =>
        takeTurn(tutor, view, { ...said, onText, call }),
      );
      const isStored = await stores.turns.commit({
        dialogueId,
        token,
        position: message.position,
        assessment: turn.assessment,
        move: turn.move,
        reply: turn.reply,
        state: turn.dialogue,
        outcome: turn.dialogue.outcome,
        isAbusive: isAbusive(message.text),
      });
      if (isStored) metrics.turnTaken(figuresOf(turn));
      return isStored ? withReply(record, message, turn) : null;
    });
  } catch (error) {
    if (error instanceof LeaseLostError) return null;
    if (gone.aborted) throw clientGone();
    if (error instanceof AppError) throw error;
    throw tutorFailed("tutor_failed", isTooSlow(error) ? TOO_SLOW : FAILED, error);
  }
}
