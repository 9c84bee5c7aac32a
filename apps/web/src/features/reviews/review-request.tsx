import { useRef, useState } from "react";
import { useSubmission } from "../../hooks/use-submission.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { TextArea } from "../../ui/text-area.tsx";

interface ReviewRequestProps {
  /** Whether it was asked for before. */
  isAsked: boolean;
  /** Sends the form, which has a `note`. */
  onSend: (values: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Told once it has been sent. */
  onSent?: () => Promise<void>;
}

/** Lets a learner ask a supervisor to look at what was not passed, in place: it may stand in a window. */
export function ReviewRequest({ isAsked, onSend, onSent }: ReviewRequestProps) {
  const [stage, setStage] = useState<"closed" | "open" | "sent">(isAsked ? "sent" : "closed");
  const opener = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const sent = useRef<HTMLParagraphElement>(null);
  const { form, field, pending, problem, problemId } = useSubmission(
    async (values) => {
      await onSend(Object.fromEntries(values));
      setStage("sent");
      sent.current?.focus();
      await onSent?.();
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
