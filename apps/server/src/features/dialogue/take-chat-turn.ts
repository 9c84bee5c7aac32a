import type { ChatReply } from "@elenchus/contract/chat-reply";
import type { FastifyBaseLogger } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { clientGone, dialogueEnded, notYours } from "../../errors/refusals.ts";
import type { DialogueRecord } from "../../store/turns/dialogue-rows.ts";
import type { TurnRequest } from "../../store/turns/begin-turn.ts";
import { answerMessage } from "./answer-message.ts";
import { findPending, matchMessage, type IncomingMessage } from "./match-message.ts";
import { presentReply } from "./present-dialogue.ts";
import { urgencyOf } from "./urgency-of.ts";
import { startWait } from "./wait-until-free.ts";

/** A message to a dialogue. */
export interface ChatTurn {
  readonly dialogueId: string;
  readonly userId: string;
  /** Refuses whoever is logged in no longer: an account may be deleted while the tutor works. */
  readonly requireSession: () => Promise<void>;
  readonly incoming: IncomingMessage;
  /** Told of every piece of the reply to this message as it comes. */
  readonly onText: (piece: string) => void;
  /** Raised when the client leaves. */
  readonly gone: AbortSignal;
  readonly log: FastifyBaseLogger;
}

function messageIdReused(): AppError {
  return new AppError(409, "message_id_reused", "This message_id belongs to another message.");
}

function turnInProgress(): AppError {
  const text = "The tutor is still answering your last message.";
  return new AppError(409, "turn_in_progress", text, { retryAfter: 1 });
}

/** The reply that is already stored; null when there is none. */
function findReply(record: DialogueRecord, incoming: IncomingMessage): ChatReply | null {
  const match = matchMessage(record.messages, incoming);
  if (match.kind === "reused") throw messageIdReused();
  if (match.kind !== "stored" || match.reply === null) return null;
  return presentReply(record, match.reply);
}

/** Puts a revised text in the place of the one that has no reply. */
async function reviseMessage(
  { stores }: AppContext,
  request: TurnRequest,
  { record, incoming }: { readonly record: DialogueRecord; readonly incoming: IncomingMessage },
): Promise<DialogueRecord> {
  const match = matchMessage(record.messages, incoming);
  if (match.kind !== "revision") return record;
  const message = { ...match.message, text: incoming.text, marks: incoming.marks };
  const revised = { ...record, messages: [...record.messages.slice(0, -1), message] };
  await stores.turns.revise(request, revised);
  return revised;
}

/** Gives an unanswered message the id that it was sent again with; the reply to it is still to come. */
async function claimMessage(
  { stores }: AppContext,
  { dialogue, messages }: DialogueRecord,
  { incoming, token }: { readonly incoming: IncomingMessage; readonly token: string },
): Promise<void> {
  const { messageId } = incoming;
  const match = matchMessage(messages, incoming);
  if (match.kind !== "stored" || match.message.messageId !== null || messageId === null) return;
  const { position } = match.message;
  await stores.turns.claim({ dialogueId: dialogue.id, token, position }, messageId);
}

/** The reply that a held dialogue has already; it is let go then, and where the id is another message's. */
async function findReplyOrLetGo(
  { stores }: AppContext,
  held: DialogueRecord,
  { incoming, token }: { readonly incoming: IncomingMessage; readonly token: string },
): Promise<ChatReply | null> {
  const { turns } = stores;
  const letGo = (): Promise<void> => turns.release(held.dialogue.id, token);
  try {
    const reply = findReply(held, incoming);
    if (reply !== null) await letGo();
    return reply;
  } catch (error) {
    await letGo();
    throw error;
  }
}

/** The answer of a dialogue that cannot be held now to a message. */
type Look =
  | { readonly kind: "answered"; readonly reply: ChatReply }
  /** Another request answers this very message, at this position. */
  | { readonly kind: "being_answered"; readonly position: number }
  | { readonly kind: "free_by_now" };

async function lookAtHeld(
  { stores }: AppContext,
  { dialogueId, userId }: ChatTurn,
  incoming: IncomingMessage,
): Promise<Look> {
  const { messageId } = incoming;
  if (await stores.ownership.isAnothers(userId, { dialogueId, messageId })) throw notYours();
  const found = await stores.dialogues.find(dialogueId, userId);
  if (found === null) throw notYours();
  const reply = findReply(found, incoming);
  if (reply !== null) return { kind: "answered", reply };
  if (found.dialogue.status !== "active") throw dialogueEnded();
  if (!found.isHeld) return { kind: "free_by_now" };
  const match = matchMessage(found.messages, incoming);
  if (match.kind === "new" || match.kind === "reused") throw turnInProgress();
  return { kind: "being_answered", position: match.message.position };
}

/** One try to begin a turn. */
interface Try {
  readonly incoming: IncomingMessage;
  readonly request: TurnRequest;
}

/** The end of a try: a reply, a dialogue that was held for an earlier message, or one that cannot be held. */
type Tried =
  | { readonly kind: "answered"; readonly reply: ChatReply }
  | { readonly kind: "again"; readonly position: number | null }
  | { readonly kind: "not_held" };

/** Begins a turn and takes it. */
async function tryTurn(
  context: AppContext,
  { onText, gone, log }: ChatTurn,
  { incoming, request }: Try,
): Promise<Tried> {
  const { modelCalls, stores } = context;
  const { turns } = stores;
  const { dialogueId, userId, token } = request;
  // A message that is known to be stored is not stored again.
  const isNew = incoming.position === null;
  const begun = await turns.begin(request, isNew ? incoming : null);
  if (begun === null) return { kind: "not_held" };
  const stored = await findReplyOrLetGo(context, begun.record, { incoming, token });
  if (stored !== null) return { kind: "answered", reply: stored };
  const held = await reviseMessage(context, request, { record: begun.record, incoming });
  const pending = findPending(held.messages);
  if (pending === null) throw new Error("a held dialogue has no message to answer");
  if (!begun.isStored) await claimMessage(context, held, { incoming, token });
  const isOwn = matchMessage(held.messages, incoming).kind === "stored";
  const answered = await answerMessage(
    context,
    { turns, dialogueId, token, log, patience: context.modelCalls.patience },
    {
      record: held,
      isTriedAgain: !begun.isStored,
      allow: () => {
        const urgency = urgencyOf(pending, held.dialogue);
        return modelCalls.allowTurn(begun.used, { userId, dialogueId }, urgency);
      },
      message: pending,
      onText: isOwn ? onText : () => {},
      gone,
    },
  );
  if (answered === null || !isOwn)
    return { kind: "again", position: isOwn ? pending.position : null };
  return { kind: "answered", reply: presentReply(answered.record, answered.reply) };
}

/**
 * Takes a turn of a dialogue. The message is stored before any tutor's call; the same message again
 * gets the stored reply, waiting for it where it is being made; a message that was left without reply
 * is answered before another, unless it is revised; reply and new state are stored together.
 */
export async function takeChatTurn(context: AppContext, turn: ChatTurn): Promise<ChatReply> {
  const { dialogueId, userId, gone } = turn;
  // Without an id, the position alone tells the message later on, once it is known.
  let position: number | null = null;
  const wait = startWait(context, gone);
  for (;;) {
    if (gone.aborted) throw clientGone();
    const incoming = { ...turn.incoming, position };
    const countedDay = context.modelCalls.countedDay();
    const request = { dialogueId, userId, token: context.newId(), countedDay };
    const tried = await tryTurn(context, turn, { incoming, request });
    if (tried.kind === "answered") return tried.reply;
    if (tried.kind === "again") {
      position = tried.position ?? position;
      continue;
    }
    await turn.requireSession();
    const look = await lookAtHeld(context, turn, incoming);
    if (look.kind === "answered") return look.reply;
    if (look.kind === "being_answered") {
      position = look.position;
      await wait.untilFree(dialogueId);
    }
  }
}
