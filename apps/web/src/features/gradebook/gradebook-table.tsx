import type { GradebookReply, Mark } from "@elenchus/contract/admin-gradebook";
import { useState } from "react";
import type { AdminSectionProps } from "../../lib/admin-section.ts";
import { nameInList } from "../../lib/name-in-list.ts";
import { MailAddress } from "../../ui/mail-address.tsx";
import { AssignmentHeader } from "./assignment-header.tsx";
import { MarkCell } from "./mark-cell.tsx";
import { MarkDialog } from "./mark-dialog.tsx";

type Student = GradebookReply["students"][number];

interface GradebookTableProps extends Pick<AdminSectionProps, "onOpenStudent"> {
  book: GradebookReply;
}

/** A line a student, a column an assignment. The names stay in sight while the rest scrolls. */
export function GradebookTable({ book, onOpenStudent }: GradebookTableProps) {
  const { assignments, students, student_total: total } = book;
  const [open, setOpen] = useState<{ student: Student; mark: Mark } | null>(null);
  if (assignments.length === 0 || students.length === 0) {
    return (
      <p className="card mt-6 max-w-3xl p-5 sm:p-7">
        {students.length === 0
          ? "Nobody is in this group yet."
          : "Nothing was set to this group yet. Set it under “Set work”."}
      </p>
    );
  }
  const opened = assignments.find(({ assignment_id: id }) => id === open?.mark.assignment_id);
  return (
    <>
      {/* Scrolls sideways, for which a keyboard must be able to get into it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <section className="admin-table-frame mt-6" aria-label="Table of marks" tabIndex={0}>
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col" className="admin-plain">
                Student
              </th>
              {assignments.map((each, index) => (
                <AssignmentHeader key={each.assignment_id} assignment={each} number={index + 1} />
              ))}
              <th scope="col" className="admin-plain">
                In all
              </th>
            </tr>
          </thead>
          <tbody>
            {students.map((student) => (
              <tr key={student.student_id}>
                <th scope="row">
                  <button
                    type="button"
                    className="text-button text-left wrap-anywhere"
                    onClick={() => onOpenStudent(student.student_id)}
                  >
                    {nameInList(student)}
                  </button>
                  <span className="admin-aside block">
                    <MailAddress address={student.student_email ?? ""} />
                  </span>
                </th>
                {assignments.map((each) => (
                  <MarkCell
                    key={each.assignment_id}
                    student={student}
                    assignment={each}
                    onOpen={(mark) => setOpen({ student, mark })}
                  />
                ))}
                <td className="font-semibold">{sayTotal(student, assignments)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {total > students.length && (
        <p className="mt-3 text-ink-soft">
          {students.length} of {total.toLocaleString("en")} students are shown. The downloads have
          all of them.
        </p>
      )}
      {open !== null && opened !== undefined && (
        <MarkDialog
          student={open.student}
          assignment={opened}
          mark={open.mark}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** Of the work that there are points for: what is still to do, or excused, is left out of both sums. */
function sayTotal({ marks }: Student, assignments: GradebookReply["assignments"]): string {
  const fullOf = new Map(assignments.map((each) => [each.assignment_id, each.points_full]));
  const marked = marks.filter(({ points }) => points !== null);
  const sum = marked.reduce((total, { points }) => total + (points ?? 0), 0);
  const most = marked.reduce((total, { assignment_id: id }) => total + (fullOf.get(id) ?? 0), 0);
  return `${sum} of ${most}`;
}
