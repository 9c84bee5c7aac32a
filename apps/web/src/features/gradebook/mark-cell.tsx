import type { Assignment } from "@elenchus/contract/admin-assignments";
import type { GradebookReply, Mark } from "@elenchus/contract/admin-gradebook";
import { STANDING_WORDS } from "../../lib/standing-words.ts";

interface MarkCellProps {
  student: GradebookReply["students"][number];
  assignment: Assignment;
  onOpen: (mark: Mark) => void;
}

/** A student's mark for an assignment; a press changes it. */
export function MarkCell({ student, assignment, onOpen }: MarkCellProps) {
  const mark = student.marks.find((each) => each.assignment_id === assignment.assignment_id);
  if (mark === undefined) return <td className="text-ink-soft">Not set</td>;
  const { points, standing, given, comment } = mark;
  const said =
    points === null ? STANDING_WORDS[standing] : `${points} of ${assignment.points_full}`;
  const name = `${student.student_first_name} ${student.student_last_name}`;
  return (
    <td>
      <button
        type="button"
        className="text-button text-left"
        aria-haspopup="dialog"
        aria-label={`${said}${points === null ? "" : " points"}, ${name}`}
        onClick={() => onOpen(mark)}
      >
        {said}
      </button>
      {points !== null && standing !== "done" && (
        <span className="block text-sm text-ink-soft">{STANDING_WORDS[standing]}</span>
      )}
      {(given || comment !== null) && (
        <span className="block text-sm text-ink-soft">
          {[given ? "Your points" : "", comment === null ? "" : "Comment"]
            .filter(Boolean)
            .join(", ")}
        </span>
      )}
    </td>
  );
}
