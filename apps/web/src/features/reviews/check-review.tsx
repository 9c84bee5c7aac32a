import {
  RequestCheckReviewPayload,
  type TransferCheckReply,
} from "@elenchus/contract/transfer-check";
import { call } from "../../lib/call.ts";
import { readForm } from "../../lib/form-problem.ts";
import { VerdictNote } from "../../ui/verdict-note.tsx";
import { ReviewRequest } from "./review-request.tsx";

interface CheckReviewProps {
  userId: string;
  check: Pick<TransferCheckReply, "check_id" | "finished" | "verdict" | "review">;
}

/** The supervisors' part in one of the learner's finished checks; nothing, mostly. */
export function CheckReview({ userId, check }: CheckReviewProps) {
  const { check_id: checkId, finished, verdict, review } = check;
  if (verdict !== undefined) return <VerdictNote verdict={verdict} about="check" />;
  if (finished === null || finished.passed) return null;
  return (
    <ReviewRequest
      isAsked={review === "requested"}
      onSend={async (values) => {
        const asked = { ...values, user_id: userId, check_id: checkId };
        await call("requestCheckReview", readForm(RequestCheckReviewPayload, asked));
      }}
    />
  );
}
