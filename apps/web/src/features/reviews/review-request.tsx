import { RequestReviewPayload } from "@elenchus/contract/learner-verdict";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { readForm } from "../../lib/form-problem.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { TextArea } from "../../ui/text-area.tsx";

interface ReviewRequestProps {
  userId: string;
  sessionId: string;
  /** Whether it was asked for before. */
  isAsked: boolean;
}

/** Lets a learner ask a supervisor to look at a failed dialogue, in place: it may stand in a window. */
export function ReviewRequest({ userId, sessionId, isAsked }: ReviewRequestProps) {
  const [stage, setStage] = useState<"closed" | "open" | "sent">(isAsked ? "sent" : "closed");
  const opener = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const sent = useRef<HTMLParagraphElement>(null);
  const queryClient = useQueryClient();
  const { form, field, pending, problem, problemId } = useSubmission(
    async (values) => {
      const asked = { ...Object.fromEntries(values), user_id: userId, session_id: sessionId };
      await call("requestReview", readForm(RequestReviewPayload, asked));
      setStage("sent");
      sent.current?.focus();
      const stale = [["dialogues"], ["progress"], ["finished-dialogue", sessionId]];
      await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    { whatFailed: "Your request for a review could not be sent. Reload the page and try again." },
  );

  return (
    <>
      <p ref={sent} role="status" tabIndex={-1} className="text-ink-soft outline-none">
        {stage === "sent" && "You have asked for a review. A supervisor will look at it."}
      </p>
      {stage === "closed" && (
        <Button
          ref={opener}
          onClick={() => {
            setStage("open");
            queueMicrotask(() => note.current?.focus());
          }}
        >
          Ask for a review
        </Button>
      )}
      {stage === "open" && (
        <form {...form} className="space-y-3">
          <TextArea
            {...field("note")}
            ref={note}
            label="What should the supervisor look at? (optional)"
            rows={3}
            maxLength={1000}
          />
          {problem !== null && <Problem id={problemId} text={problem} />}
          <div className="flex flex-wrap gap-3">
            <Button look="primary" type="submit" aria-busy={pending}>
              {pending ? "Sending..." : "Send to a supervisor"}
            </Button>
            <Button
              look="ghost"
              disabled={pending}
              onClick={() => {
                setStage("closed");
                queueMicrotask(() => opener.current?.focus());
              }}
            >
              Cancel
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
