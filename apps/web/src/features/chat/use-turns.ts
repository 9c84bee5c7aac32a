import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from "react";
import { CallError, isAbort } from "../../lib/call-error.ts";
import { createMessageId } from "../../lib/create-message-id.ts";
import { createTextBatch } from "../../lib/create-text-batch.ts";
import { loadDraft, saveDraft, type Unacknowledged } from "../../lib/draft-storage.ts";
import { explainFailure } from "../../lib/explain-failure.ts";
import type { OpenDialogue } from "../../lib/open-dialogue.ts";
import { sendMessage } from "../../lib/send-message.ts";
import { draftOf, reduceChat, startChat } from "./chat-state.ts";

/** Takes turns with the tutor; keeps in this browser whatever has no reply yet. */
export function useTurns(dialogue: OpenDialogue, userId: string, onEnded: () => void) {
  const { sessionId, module } = dialogue;
  const [state, dispatch] = useReducer(reduceChat, dialogue, (opened) =>
    startChat(opened, loadDraft(opened.sessionId)),
  );
  const current = useRef<AbortController | null>(null);

  const { draft, outgoing } = state;
  useEffect(() => saveDraft(sessionId, draftOf({ draft, outgoing })), [sessionId, draft, outgoing]);

  const deliver = useCallback(
    async ({ id, text }: Unacknowledged) => {
      const controller = new AbortController();
      current.current = controller;
      const batch = createTextBatch((piece) => dispatch({ type: "text-came", text: piece }));
      try {
        const reply = await sendMessage(
          {
            user_id: userId,
            session_id: sessionId,
            module_id: module,
            message: text,
            message_id: id,
          },
          batch.add,
          controller.signal,
        );
        dispatch({ type: "replied", reply });
        if (reply.exit_message) onEnded();
      } catch (error) {
        if (isAbort(error)) return;
        const isFinal = error instanceof CallError && !error.mayBeRetried;
        const problem = explainFailure("Your message has no reply yet.", error);
        dispatch({ type: isFinal ? "refused" : "failed", problem });
      } finally {
        batch.cancel();
      }
    },
    [module, onEnded, sessionId, userId],
  );

  const deliverLeftOver = useEffectEvent(() => {
    if (state.outgoing?.phase === "waiting") void deliver(state.outgoing.message);
  });
  useEffect(() => {
    deliverLeftOver();
    return () => current.current?.abort();
  }, []);

  return {
    state,
    setDraft: (text: string) => dispatch({ type: "draft-changed", text }),
    send: () => {
      const text = state.draft.trim();
      if (text === "" || state.outgoing !== null) return;
      const message = { id: createMessageId(), text, after: state.messages.length };
      dispatch({ type: "sent", message });
      void deliver(message);
    },
    retry: () => {
      if (state.outgoing === null) return;
      dispatch({ type: "retried" });
      void deliver(state.outgoing.message);
    },
    stop: () => {
      current.current?.abort();
      dispatch({ type: "stopped" });
    },
  };
}
