import type { Mark } from "@elenchus/domain/marks";
import type { ChatDelta } from "@elenchus/contract/chat-reply";
import type { FastifyReply } from "fastify";
import type * as z from "zod/mini";
import type { AppContext } from "../../app-context.ts";
import { describeFailure } from "../../errors/describe-failure.ts";
import { logFailure, presentFailure } from "../../errors/error-handler.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { clientGoneSignal } from "../../http/client-gone.ts";
import { createEventStream, wantsEvents } from "../../http/event-stream.ts";
import { addUserCall, type UserCall } from "../../calls/add-user-call.ts";
import { limitCalls } from "../../calls/limit-calls.ts";
import { requireId } from "../../http/require-id.ts";
import { takeChatTurn, type ChatTurn } from "./take-chat-turn.ts";

function readTurn(
  { requireUser }: Pick<AppContext, "requireUser">,
  { user, payload, request, reply }: UserCall<"chat">,
): ChatTurn {
  return {
    dialogueId: requireId(payload.session_id),
    userId: user.id,
    requireSession: () => requireUser(request, reply),
    incoming: {
      text: payload.message,
      marks: marksOf(payload.marks ?? []),
      messageId: payload.message_id?.toLowerCase() ?? null,
      revises: payload.revises ?? false,
      position: null,
    },
    onText: () => {},
    gone: clientGoneSignal(reply),
    log: request.log,
  };
}

/** Marks as they are stored: none is nothing. */
function marksOf(marks: readonly Mark[]): Mark[] | null {
  return marks.length === 0 ? null : [...marks];
}

/** The turn as events: `delta`s, then `done` or `error`. A failure before the stream is open keeps its status. */
async function streamTurn(
  context: AppContext,
  { request, reply }: UserCall<"chat">,
  turn: ChatTurn,
): Promise<FastifyReply> {
  const events = createEventStream(reply);
  let isHeard = false;
  const sendDelta = (text: string): void => {
    isHeard = true;
    events.send("delta", { text } satisfies z.infer<typeof ChatDelta>);
  };
  try {
    const chat = await takeChatTurn(
      context,
      tellBeginning(context, { ...turn, onText: sendDelta }),
    );
    if (!isHeard) sendDelta(chat.response);
    events.end("done", chat);
  } catch (error) {
    if (!events.isOpen) {
      events.leaveAlone();
      throw error;
    }
    const failure = describeFailure(error);
    logFailure(failure, request);
    events.end("error", presentFailure(failure, request));
  }
  return reply;
}

/** Tells how long the reply's first words took. */
function tellBeginning({ metrics }: AppContext, turn: ChatTurn): ChatTurn {
  const startedAt = performance.now();
  let isTold = false;
  const onText = (piece: string): void => {
    if (!isTold) metrics.replyBegun(performance.now() - startedAt);
    isTold = true;
    turn.onText(piece);
  };
  return { ...turn, onText };
}

/** One turn of a dialogue. */
export function addChatRoute(app: ApiApp, context: AppContext): void {
  const { requireUser, limits } = context;
  addUserCall(app, "chat", [requireUser, limitCalls(limits, "turn")], (call) => {
    const turn = readTurn(context, call);
    return wantsEvents(call.request)
      ? streamTurn(context, call, turn)
      : takeChatTurn(context, tellBeginning(context, turn));
  });
}
