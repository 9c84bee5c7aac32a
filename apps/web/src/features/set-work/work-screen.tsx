import type { AssignmentSectionProps } from "../../lib/admin-section.ts";
import { AssignmentScreen } from "./assignment-screen.tsx";
import { AssignmentsScreen } from "./assignments-screen.tsx";

/** Work that was set: the list of it, or one of it. */
export function WorkScreen(props: AssignmentSectionProps) {
  const { assignmentId, userId, onOpenAssignment, onOpenStudent, onOpenCheck } = props;
  if (assignmentId === null)
    return <AssignmentsScreen userId={userId} onOpen={(id) => onOpenAssignment(id)} />;
  return (
    <AssignmentScreen
      assignmentId={assignmentId}
      onOpenAssignment={onOpenAssignment}
      onOpenStudent={onOpenStudent}
      onOpenCheck={onOpenCheck}
    />
  );
}
