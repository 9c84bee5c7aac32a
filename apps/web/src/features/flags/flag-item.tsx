import type { FlagsReply } from "@elenchus/contract/admin-flags";
import type { OpenStudent } from "../../lib/admin-section.ts";
import { FLAG_PLACES } from "../../lib/flag-words.ts";
import { formatMoment } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { FlagHandled } from "../../ui/flag-handled.tsx";
import { FlagKind } from "../../ui/flag-kind.tsx";

interface FlagItemProps {
  flag: FlagsReply["flags"][number];
  isMarking: boolean;
  onMark: () => void;
  onOpen: OpenStudent;
}

/** One flag: who, what, where and when. */
export function FlagItem({ flag, isMarking, onMark, onOpen }: FlagItemProps) {
  const { student_id: student, dialogue_id: dialogue, acknowledged_at: handledAt } = flag;
  const name = `${flag.student_first_name} ${flag.student_last_name}`;
  const when = formatMoment(flag.raised_at);
  return (
    <div
      className={`flex flex-wrap ${isUrgent(flag) ? "urgent-item" : ""} items-start justify-between gap-x-6 gap-y-3`}
    >
      <div className="min-w-0 flex-1 basis-72">
        <p>
          <FlagKind kind={flag.kind} isOpen={handledAt === null} />
        </p>
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span>
          {flag.student_email !== undefined && ` (${flag.student_email})`},{" "}
          {FLAG_PLACES[flag.place]}, <time dateTime={flag.raised_at}>{when}</time>
        </p>
        {flag.sentence !== null && (
          <blockquote dir="auto" className="own-words my-2 wrap-anywhere">
            {flag.sentence}
          </blockquote>
        )}
        <div className="flex flex-wrap gap-x-5">
          <button type="button" className="text-button" onClick={() => onOpen(student)}>
            <span>
              Open the student<span className="sr-only"> {name}</span>
            </span>
          </button>
          {dialogue !== null && (
            <button
              type="button"
              className="text-button"
              onClick={() => onOpen(student, dialogue, flag.position ?? undefined)}
            >
              <span>
                Open the dialogue
                <span className="sr-only">
                  {" "}
                  of {name}, {when}
                </span>
              </span>
            </button>
          )}
        </div>
      </div>
      {handledAt === null ? (
        <Button
          aria-label={`Mark as handled: ${name}, ${when}`}
          aria-busy={isMarking}
          onClick={onMark}
        >
          Mark as handled
        </Button>
      ) : (
        <FlagHandled at={handledAt} by={flag.acknowledged_by} />
      )}
    </div>
  );
}

/** Whether somebody may need help, and nobody has seen to it. */
function isUrgent({ kind, acknowledged_at: handledAt }: FlagItemProps["flag"]): boolean {
  return kind === "distress" && handledAt === null;
}
