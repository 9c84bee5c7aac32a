import type { StudentReply } from "@elenchus/contract/admin-students";
import { formatDay } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { Standing } from "../../ui/standing.tsx";

interface DialogueItemProps {
  dialogue: StudentReply["dialogues"][number];
  onOpen: (dialogueId: string) => void;
}

/** One of a student's dialogues. */
export function DialogueItem({ dialogue, onOpen }: DialogueItemProps) {
  const { dialogue_id, chosen_passage_subtopic: issue, performance_summary: summary } = dialogue;
  const days = dialogue.transcript_deleted_after_days;
  return (
    <li className="card p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 dir="auto" className="font-serif text-lg leading-snug font-semibold wrap-anywhere">
            {issue}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <Standing status={dialogue.status} />
            <span>Module {dialogue.session_module_id}</span>
            <span>{formatLength(dialogue.session_length)}</span>
            <span>
              {dialogue.learner_messages === 1
                ? "1 message"
                : `${dialogue.learner_messages} messages`}
            </span>
            {dialogue.started_at !== "" && (
              <time dateTime={dialogue.started_at}>{formatDay(dialogue.started_at)}</time>
            )}
          </p>
          <p className="mt-1 text-ink-soft">{afterwards(dialogue)}</p>
        </div>
        <Button aria-label={`Open transcript: ${issue}`} onClick={() => onOpen(dialogue_id)}>
          Open transcript
        </Button>
      </div>
      {summary === null ? (
        <p className="mt-3 text-sm text-ink-soft">
          {days === undefined
            ? "No performance summary was written."
            : `Transcript and summary were deleted after ${days === 1 ? "1 day" : `${days} days`}.`}
        </p>
      ) : (
        <details className="admin-summary">
          <summary>Performance summary</summary>
          <Markdown text={summary} />
        </details>
      )}
    </li>
  );
}

/** Minutes to a tenth, as they are counted. */
function formatLength(minutes: number): string {
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

/** The verdict and the review since the machine's outcome, in words. */
function afterwards({ verdict, review }: StudentReply["dialogues"][number]): string {
  const said = [];
  if (verdict !== null) {
    const changed = verdict.outcome !== verdict.machine_outcome;
    const decided = changed ? "A supervisor overturned the outcome" : "A supervisor confirmed it";
    said.push(`${decided}: “${verdict.reason}”`);
  }
  if (review !== null && review.answered_at === null) said.push("The student asked for a review.");
  return said.join(" ");
}
