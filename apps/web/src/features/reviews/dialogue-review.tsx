import { useFinishedDialogues } from "../../hooks/use-finished-dialogues.ts";
import { ReviewRequest } from "./review-request.tsx";
import { VerdictNote } from "../../ui/verdict-note.tsx";

interface DialogueReviewProps {
  userId: string;
  sessionId: string;
}

/** What supervisors have to do with one of the learner's finished dialogues; nothing, mostly. */
export function DialogueReview({ userId, sessionId }: DialogueReviewProps) {
  const { data } = useFinishedDialogues();
  const dialogue = data?.dialogues.find(({ session_id }) => session_id === sessionId);
  if (dialogue === undefined) return null;
  if (dialogue.verdict !== undefined) return <VerdictNote verdict={dialogue.verdict} />;
  if (dialogue.review === "requested") {
    return (
      <p role="status" className="text-[0.9375rem] text-ink-soft">
        You have asked for a review. A supervisor will look at it.
      </p>
    );
  }
  if (dialogue.success_or_failure === "success") return null;
  return <ReviewRequest userId={userId} sessionId={sessionId} />;
}
