import { useFinishedDialogues } from "../../hooks/use-finished-dialogues.ts";
import { DialogueReview } from "./dialogue-review.tsx";

interface SessionReviewProps {
  userId: string;
  sessionId: string;
}

/** The supervisors' part in a dialogue, as soon as the learner's list has it. */
export function SessionReview({ userId, sessionId }: SessionReviewProps) {
  const { data } = useFinishedDialogues();
  const dialogue = data?.dialogues.find(({ session_id }) => session_id === sessionId);
  return dialogue === undefined ? null : <DialogueReview userId={userId} dialogue={dialogue} />;
}
