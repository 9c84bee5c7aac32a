import { hasVisibleText } from "@elenchus/domain/visible-text";
import type { Mark } from "@elenchus/domain/marks";
import { useEffect, useEffectEvent, useLayoutEffect, useReducer } from "react";
import { createMessageId } from "../../lib/create-message-id.ts";
import { loadDraft, saveDraft, type Unacknowledged } from "../../lib/draft-storage.ts";
import type { OpenDialogue } from "../../lib/open-dialogue.ts";
import { contentOf, reduceChat, startChat, type ChatState } from "./chat-state.ts";
import { draftOf } from "./draft-of.ts";
import { useDelivery } from "./use-delivery.ts";

/** A message as it goes: under the id of the one that is being changed, if one is. */
function addMessageId(
  content: Pick<Unacknowledged, "text" | "marks">,
  { messages, revising }: ChatState,
): Unacknowledged {
  const fresh = { ...content, id: createMessageId(), after: messages.length };
  return revising === null ? fresh : { ...fresh, id: revising.id, revises: true };
}

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

  const { draft, marks, outgoing, revising, isDraftKnown, context } = state;
  useEffect(() => {
    if (isDraftKnown) saveDraft(sessionId, draftOf({ draft, marks, outgoing, revising }));
  }, [sessionId, draft, marks, outgoing, revising, isDraftKnown]);

  const deliverLeftOver = useEffectEvent(() => {
    if (outgoing?.phase === "waiting") void deliver(outgoing.message, context);
  });
  useEffect(() => {
    if (isDraftKnown) deliverLeftOver();
  }, [isDraftKnown]);

  return {
    state,
    setDraft: (text: string) => dispatch({ type: "draft-changed", text }),
    setMark: (mark: Mark) => dispatch({ type: "marked", mark }),
    takeMarkAway: (sentence: number) => dispatch({ type: "unmarked", sentence }),
    send: () => {
      const text = hasVisibleText(draft) ? draft.trim() : "";
      if ((text === "" && marks.length === 0) || outgoing !== null) return;
      const message = addMessageId(contentOf({ text, marks }), state);
      dispatch({ type: "sent", message });
      void deliver(message, context);
    },
    /** Answers with what the tutor gave to choose; what is in the box stays there. */
    choose: (text: string) => {
      if (outgoing !== null) return;
      const message = addMessageId({ text }, state);
      dispatch({ type: "chosen", message });
      void deliver(message, context);
    },
    retry: () => {
      if (outgoing === null) return;
      dispatch({ type: "retried" });
      void deliver(outgoing.message, context);
    },
    takeBack: () => dispatch({ type: "taken-back" }),
    stop: () => {
      cancel();
      dispatch({ type: "stopped" });
    },
  };
}
