import type { WorkingStudent as Student } from "@elenchus/contract/admin-assignments";
import type { OpeningSectionProps } from "../../lib/admin-section.ts";
import { formatMoment } from "../../lib/format-date.ts";
import { formatDue } from "../../lib/format-due.ts";
import { nameInList } from "../../lib/name-in-list.ts";
import { Button } from "../../ui/button.tsx";

interface WorkingStudentProps extends Pick<OpeningSectionProps, "onOpenStudent" | "onOpenCheck"> {
  student: Student;
  isChosen: boolean;
  onChoose: (studentId: string, isChosen: boolean) => void;
}

/** One learner of set work: what was done, when, and the way to it. */
export function WorkingStudent(props: WorkingStudentProps) {
  const { student, isChosen, onChoose, onOpenStudent, onOpenCheck } = props;
  const { student_id: id, dialogue_id: dialogue, check_id: check } = student;
  const name = nameInList(student);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <label className="flex min-h-11 cursor-pointer items-center">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={isChosen}
          aria-label={`Choose ${name}, ${student.student_email}`}
          onChange={({ target }) => onChoose(id, target.checked)}
        />
      </label>
      <div className="min-w-0 flex-1 basis-48">
        <button
          type="button"
          className="text-button text-left wrap-anywhere"
          onClick={() => onOpenStudent(id)}
        >
          {name}
        </button>
        <span className="admin-aside block wrap-anywhere">{student.student_email}</span>
      </div>
      <p className="min-w-0 flex-1 basis-56 text-[0.9375rem] wrap-anywhere">{describe(student)}</p>
      {(dialogue !== null || check !== null) && (
        <Button
          look="ghost"
          aria-label={`${dialogue === null ? "Open the check" : "Open the dialogue"} of ${name}`}
          onClick={() => {
            if (dialogue !== null) onOpenStudent(id, dialogue);
            else if (check !== null) onOpenCheck(id, check);
          }}
        >
          {dialogue === null ? "Open the check" : "Open the dialogue"}
        </Button>
      )}
    </li>
  );
}

function describe({ done_at: at, success, helps, dialogue_id: dialogue, extended, due }: Student) {
  const help = helps === 0 ? "without help" : `with help (${helps} times)`;
  const how = success ? `with success, ${help}` : "without success";
  return [
    ...(at === null ? [] : [`${formatMoment(at)}${dialogue === null ? "" : `, ${how}`}.`]),
    ...(extended ? [`Has time until ${formatDue(due)}.`] : []),
  ].join(" ");
}
