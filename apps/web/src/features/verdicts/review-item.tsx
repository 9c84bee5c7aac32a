import type { ReviewsReply } from "@elenchus/contract/admin-verdicts";
import { formatMoment } from "../../lib/format-date.ts";
import { OverturnVerdict } from "./overturn-verdict.tsx";

interface ReviewItemProps {
  review: ReviewsReply["reviews"][number];
  onOpen: (studentId: string, dialogueId: string) => void;
}

/** A learner's wish that a supervisor looks at a dialogue. */
export function ReviewItem({ review, onOpen }: ReviewItemProps) {
  const { student_id: student, dialogue_id: dialogue, requested_at: at, note } = review;
  const name = `${review.student_first_name} ${review.student_last_name}`;
  return (
    <>
      <p className="font-serif text-lg leading-snug wrap-anywhere">
        {review.chosen_passage_subtopic}
      </p>
      <p className="mt-1 text-[0.9375rem] wrap-anywhere text-ink-soft">
        {name} · Module {review.session_module_id} · asked{" "}
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      {note !== "" && <p className="own-words">{note}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {/* Only what failed can be asked about. */}
        <OverturnVerdict
          dialogueId={dialogue}
          machineOutcome="failure"
          decided={null}
          of={`${name}, ${review.chosen_passage_subtopic}`}
        />
        <button type="button" className="text-button" onClick={() => onOpen(student, dialogue)}>
          <span>
            Open the dialogue<span className="sr-only"> of {name}</span>
          </span>
        </button>
      </div>
    </>
  );
}
