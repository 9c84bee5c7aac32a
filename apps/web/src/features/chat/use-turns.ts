import { hasVisibleText } from "@elenchus/domain/visible-text";
import { useEffect, useEffectEvent, useLayoutEffect, useReducer } from "react";
import { createMessageId } from "../../lib/create-message-id.ts";
import { loadDraft, saveDraft } from "../../lib/draft-storage.ts";
import type { OpenDialogue } from "../../lib/open-dialogue.ts";
import { draftOf, reduceChat, startChat } from "./chat-state.ts";
import { useDelivery } from "./use-delivery.ts";

/** Takes turns with the tutor; keeps in this browser whatever has no reply yet. */
export function useTurns(dialogue: OpenDialogue, userId: string, onEnded: () => void) {
  const { sessionId } = dialogue;
  const [state, dispatch] = useReducer(reduceChat, dialogue, (opened) => startChat(opened));
  const { deliver, cancel } = useDelivery({ dialogue, userId, dispatch, onEnded });

  // After the first drawing, which the server may have done: it knows nothing of what is kept here.
  useLayoutEffect(
    () => dispatch({ type: "draft-found", dialogue, draft: loadDraft(dialogue.sessionId) }),
    [dialogue],
  );

  const { draft, outgoing, revising, isDraftKnown } = state;
  useEffect(() => {
    if (isDraftKnown) saveDraft(sessionId, draftOf({ draft, outgoing, revising }));
  }, [sessionId, draft, outgoing, revising, isDraftKnown]);

  const deliverLeftOver = useEffectEvent(() => {
    if (outgoing?.phase === "waiting") void deliver(outgoing.message);
  });
  useEffect(() => {
    if (isDraftKnown) deliverLeftOver();
  }, [isDraftKnown]);

  return {
    state,
    setDraft: (text: string) => dispatch({ type: "draft-changed", text }),
    send: () => {
      const text = draft.trim();
      if (!hasVisibleText(text) || outgoing !== null) return;
      const fresh = { id: createMessageId(), text, after: state.messages.length };
      const message = revising === null ? fresh : { ...fresh, id: revising.id, revises: true };
      dispatch({ type: "sent", message });
      void deliver(message);
    },
    retry: () => {
      if (outgoing === null) return;
      dispatch({ type: "retried" });
      void deliver(outgoing.message);
    },
    takeBack: () => dispatch({ type: "taken-back" }),
    stop: () => {
      cancel();
      dispatch({ type: "stopped" });
    },
  };
}
