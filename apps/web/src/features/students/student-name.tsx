import type { StudentRow } from "@elenchus/contract/admin-students";
import type { Openings } from "../../lib/admin-section.ts";
import { nameInList } from "../../lib/name-in-list.ts";
import { MailAddress } from "../../ui/mail-address.tsx";
import { WhyFirst } from "./why-first.tsx";

interface StudentNameProps extends Openings {
  student: StudentRow;
}

/** Heads a row and opens the student; says at once where somebody should look. */
export function StudentName({ student, ...openings }: StudentNameProps) {
  const { student_id: id, student_email: email, group_name } = student;
  return (
    <th scope="row">
      <button
        type="button"
        className="text-button admin-name"
        onClick={() => openings.onOpenStudent(id)}
      >
        {nameInList(student)}
      </button>
      {email !== undefined && (
        <span className="admin-aside block wrap-anywhere">
          <MailAddress address={email} />
        </span>
      )}
      {group_name !== null && <span className="admin-aside block">{group_name}</span>}
      <WhyFirst student={student} {...openings} />
    </th>
  );
}
