import type { StudentRow } from "@elenchus/contract/admin-students";
import { nameInList } from "../../lib/name-in-list.ts";
import { AlertIcon } from "../../ui/icons.tsx";

interface StudentNameProps {
  student: StudentRow;
  onOpen: (studentId: string) => void;
}

/** Heads a row and opens the student; says at once where somebody should look. */
export function StudentName({ student, onOpen }: StudentNameProps) {
  const { student_id, student_email: email, group_name, open_flags } = student;
  return (
    <th scope="row">
      <button type="button" className="text-button admin-name" onClick={() => onOpen(student_id)}>
        {nameInList(student)}
      </button>
      {email !== undefined && <span className="admin-aside block wrap-anywhere">{email}</span>}
      {group_name !== null && <span className="admin-aside block">{group_name}</span>}
      {open_flags > 0 && (
        <span className="urgent-badge my-1">
          <AlertIcon className="size-4" />
          {open_flags === 1 ? "1 open flag" : `${open_flags} open flags`}
        </span>
      )}
    </th>
  );
}
