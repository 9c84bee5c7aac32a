import type { FinishedDialoguesReply } from "@elenchus/contract/dialogue";
import { VerdictNote } from "../../ui/verdict-note.tsx";
import { ReviewRequest } from "./review-request.tsx";

type FinishedDialogue = FinishedDialoguesReply["dialogues"][number];

interface DialogueReviewProps {
  userId: string;
  dialogue: Pick<FinishedDialogue, "session_id" | "success_or_failure" | "verdict" | "review">;
}

/** What supervisors have to do with one of the learner's finished dialogues; nothing, mostly. */
export function DialogueReview({ userId, dialogue }: DialogueReviewProps) {
  if (dialogue.verdict !== undefined) return <VerdictNote verdict={dialogue.verdict} />;
  if (dialogue.success_or_failure === "success") return null;
  const isAsked = dialogue.review === "requested";
  return <ReviewRequest userId={userId} sessionId={dialogue.session_id} isAsked={isAsked} />;
}
