import type { FinishedDialoguesReply } from "@elenchus/contract/dialogue";
import { RequestReviewPayload } from "@elenchus/contract/request-review";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { readForm } from "../../lib/form-problem.ts";
import { VerdictNote } from "../../ui/verdict-note.tsx";
import { ReviewRequest } from "./review-request.tsx";

type FinishedDialogue = FinishedDialoguesReply["dialogues"][number];

interface DialogueReviewProps {
  userId: string;
  dialogue: Pick<FinishedDialogue, "session_id" | "success_or_failure" | "verdict" | "review">;
}

/** The supervisors' part in one of the learner's finished dialogues; nothing, mostly. */
export function DialogueReview({ userId, dialogue }: DialogueReviewProps) {
  const { session_id: sessionId, verdict, success_or_failure: outcome, review } = dialogue;
  const queryClient = useQueryClient();
  if (verdict !== undefined) return <VerdictNote verdict={verdict} />;
  if (outcome === "success") return null;
  return (
    <ReviewRequest
      isAsked={review === "requested"}
      onSend={async (values) => {
        const asked = { ...values, user_id: userId, session_id: sessionId };
        await call("requestReview", readForm(RequestReviewPayload, asked));
      }}
      onSent={async () => {
        const stale = [["dialogues"], ["progress"], ["finished-dialogue", sessionId]];
        await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      }}
    />
  );
}
