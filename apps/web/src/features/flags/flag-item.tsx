import type { Flag, FlagsReply } from "@elenchus/contract/admin-flags";
import { formatMoment } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";

const KINDS: Readonly<Record<Flag["kind"], string>> = {
  distress: "May need help",
  abuse: "Abusive words",
};
const PLACES: Readonly<Record<Flag["place"], string>> = {
  dialogue: "in a dialogue",
  transfer_check: "in an unaided check",
  interest: "as an interest",
};

interface FlagItemProps {
  flag: FlagsReply["flags"][number];
  isMarking: boolean;
  onMark: () => void;
  onOpen: (studentId: string, dialogueId?: string) => void;
}

/** One flag: who, what, where and when. */
export function FlagItem({ flag, isMarking, onMark, onOpen }: FlagItemProps) {
  const { student_id: student, dialogue_id: dialogue, acknowledged_at: handledAt } = flag;
  const name = `${flag.student_first_name} ${flag.student_last_name}`;
  const when = formatMoment(flag.raised_at);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className={flag.kind === "distress" ? "font-semibold text-danger" : "font-semibold"}>
          {KINDS[flag.kind]}
        </p>
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span>, {PLACES[flag.place]},{" "}
          <time dateTime={flag.raised_at}>{when}</time>
        </p>
        <div className="flex flex-wrap gap-x-5">
          <button type="button" className="text-button" onClick={() => onOpen(student)}>
            <span>
              Open the student<span className="sr-only"> {name}</span>
            </span>
          </button>
          {dialogue !== null && (
            <button type="button" className="text-button" onClick={() => onOpen(student, dialogue)}>
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
        <p className="inline-flex items-center gap-1.5 text-[0.9375rem] text-ink-soft">
          <CheckIcon className="size-4" /> Handled on {formatMoment(handledAt)}
        </p>
      )}
    </div>
  );
}
