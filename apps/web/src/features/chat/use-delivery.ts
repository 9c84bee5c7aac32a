import { startTransition, useCallback, useEffect, useRef, type Dispatch } from "react";
import { yieldToPaint } from "../../lib/yield-to-paint.ts";
import { CallError, isAbort } from "../../lib/call-error.ts";
import { createTextFlow } from "../../lib/create-text-flow.ts";
import type { Unacknowledged } from "../../lib/draft-storage.ts";
import { explainFailure } from "../../lib/explain-failure.ts";
import type { DialogueContext } from "../../lib/dialogue-context.ts";
import type { OpenDialogue } from "../../lib/open-dialogue.ts";
import { sendUntilWhole } from "../../lib/send-until-whole.ts";
import { NO_REPLY_YET, type ChatEvent } from "./chat-state.ts";

const OVER =
  "Your message was not sent, because this dialogue has ended, perhaps in another window.";

/** Whose message is delivered, and who is told of what becomes of it. */
interface DeliveryOptions {
  readonly dialogue: OpenDialogue;
  readonly userId: string;
  readonly dispatch: Dispatch<ChatEvent>;
  readonly onEnded: () => void;
}

/** A message without a reply comes back where the server has not taken it, and stands where it has. */
function describeEnd(error: unknown, problem: string): ChatEvent {
  const failure = error instanceof CallError ? error : null;
  if (failure !== null && !failure.mayBeRetried) return { type: "refused", problem };
  const { retryAfter = null, code = null } = failure ?? {};
  return { type: "failed", failure: { problem, retryAfter, code } };
}

/** Brings a message to the tutor and the reply back; leaving the chat breaks it off. */
export function useDelivery({ dialogue, userId, dispatch, onEnded }: DeliveryOptions) {
  const { sessionId, module } = dialogue;
  const current = useRef<AbortController | null>(null);

  const deliver = useCallback(
    async (
      { id, text, marks, revises = false }: Unacknowledged,
      context: DialogueContext | null,
    ) => {
      const controller = new AbortController();
      current.current = controller;
      const isSteady = !matchMedia("(prefers-reduced-motion: reduce)").matches;
      const flow = createTextFlow(
        (words) => dispatch({ type: "text-came", text: words }),
        isSteady,
      );
      const ids = { user_id: userId, session_id: sessionId, module_id: module, message_id: id };
      const content = { message: text, ...(marks === undefined ? {} : { marks }) };
      const message = { ...context, ...ids, ...content, ...(revises ? { revises } : {}) };
      try {
        // The message is shown first; to open a request takes a slow phone as long as that does.
        await yieldToPaint();
        if (controller.signal.aborted) return;
        const onAgain = (): void => {
          flow.cancel();
          dispatch({ type: "retried" });
        };
        const listener = { onText: flow.add, onAgain };
        const reply = await sendUntilWhole(message, listener, controller.signal);
        await flow.finish();
        // In small steps, for a long reply: what it says is to be seen already.
        startTransition(() => {
          dispatch({ type: "replied", reply });
          if (reply.exit_message !== undefined) onEnded();
        });
      } catch (error) {
        if (isAbort(error)) return;
        flow.flush();
        const isOver = error instanceof CallError && error.code === "dialogue_ended";
        // The summary is what there is to see now, if there is one.
        if (isOver) onEnded();
        dispatch(describeEnd(error, isOver ? OVER : explainFailure(NO_REPLY_YET, error)));
      } finally {
        flow.cancel();
      }
    },
    [dispatch, module, onEnded, sessionId, userId],
  );

  const cancel = useCallback(() => current.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  return { deliver, cancel };
}
