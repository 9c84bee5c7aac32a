import type {
  Assignment as AssignmentOnWire,
  AssignmentReply,
} from "@elenchus/contract/admin-assignments";
import { standingOfWork } from "@elenchus/domain/set-work";
import type { Assignment } from "../../store/set-work/assignment-rows.ts";
import type { WorkingStudent } from "../../store/set-work/assignment-store.ts";

/** An assignment with the name of its group. */
type Named = Assignment & { readonly groupName: string };

/** Work that was set, as its supervisor sees it. */
export function presentAssignment({ rule, ...assignment }: Named): AssignmentOnWire {
  return {
    assignment_id: assignment.id,
    group_id: assignment.groupId,
    group_name: assignment.groupName,
    module_id: assignment.module,
    goal: assignment.goal,
    issue: assignment.issue,
    own_text_id: assignment.ownTextId,
    for_all: assignment.isForAll,
    from: assignment.fromAt.toISOString(),
    due: assignment.dueAt.toISOString(),
    late_until: assignment.lateUntil.toISOString(),
    time_zone: assignment.timeZone,
    points_full: rule.full,
    points_helped: rule.helped,
    points_failed: rule.failed,
    points_late: rule.late,
    released: assignment.releasedAt !== null,
  };
}

/** One learner's work on it. */
export function presentWorkingStudent(
  student: WorkingStudent,
  now: Date,
): AssignmentReply["students"][number] {
  return {
    student_id: student.studentId,
    student_first_name: student.firstName,
    student_last_name: student.lastName,
    student_email: student.email,
    standing: standingOfWork(student, now),
    due: student.dueAt.toISOString(),
    extended: student.isExtended,
    done_at: student.doneAt?.toISOString() ?? null,
    dialogue_id: student.dialogueId,
    check_id: student.checkId,
    success: student.hasSucceeded,
    helps: student.helps,
  };
}
