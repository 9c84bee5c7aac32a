import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import type { ReactNode, RefObject } from "react";
import { nameOverturned } from "../../lib/check-words.ts";
import { formatDay } from "../../lib/format-date.ts";
import { secondAnswer } from "../../lib/second-answer.ts";
import { Button } from "../../ui/button.tsx";
import { DeletedNote } from "../../ui/deleted-note.tsx";
import { StepFeedback } from "../../ui/step-feedback.tsx";

type Finished = NonNullable<TransferCheckReply["finished"]>;

interface CheckResultProps {
  check: TransferCheckReply;
  finished: Finished;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The supervisors' part in it. */
  review: ReactNode;
  /** The way to take it again. */
  again: ReactNode;
  onClose: () => void;
}

/** The learner's finds without help, step by step, and what there was to find. */
export function CheckResult(props: CheckResultProps) {
  const { check, finished, heading, review, again, onClose } = props;
  const days = check.transcript_deleted_after_days;
  return (
    <section aria-labelledby="result" className="pt-6">
      <p className="eyebrow">
        Your result of <time dateTime={finished.ended_at}>{formatDay(finished.ended_at)}</time>
      </p>
      <h2 id="result" ref={heading} tabIndex={-1} className="heading-2 mt-1 scroll-mt-4">
        {nameResult(finished)}
      </h2>
      <p className="mt-2 text-ink-soft">
        This result does not change your practice results. An AI judged your answers, and it can be
        wrong.
      </p>
      {days === undefined ? (
        <Steps check={check} finished={finished} />
      ) : (
        <div className="mt-6">
          <DeletedNote what="answers" days={days} />
        </div>
      )}
      <div className="mt-6 space-y-3 empty:hidden">
        {(days === undefined || check.verdict !== undefined) && review}
      </div>
      {again}
      <Button look="primary" className="mt-7 min-h-12 px-7" onClick={onClose}>
        Return to Modules
      </Button>
    </section>
  );
}

function Steps({ check, finished }: Pick<CheckResultProps, "check" | "finished">) {
  return (
    <ol className="mt-6 divide-y divide-line border-y border-line">
      {finished.steps.map((step, index) => (
        <StepFeedback
          key={check.questions[index]?.title}
          title={check.questions[index]?.title ?? ""}
          question={check.questions[index]?.question ?? ""}
          answer={check.answers[index] ?? ""}
          second={secondAnswer(check, index)}
          step={step}
        />
      ))}
    </ol>
  );
}

/** Where a supervisor overturned the result, it says what the check counts as. */
function nameResult(finished: Finished): string {
  const { steps_found: found, steps_total: total } = finished;
  const steps = found === total ? `all ${total}` : `${found} of ${total}`;
  return [`You found ${steps} steps alone`, ...nameOverturned(finished)].join(", ");
}
