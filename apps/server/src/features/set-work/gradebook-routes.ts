import type { GradebookReply } from "@elenchus/contract/admin-gradebook";
import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { readWorkStatus } from "../../presenters/work-status.ts";
import { readId } from "../../http/require-id.ts";
import { addAdminCall, narrowScope, refuseTry } from "../../calls/add-admin-call.ts";
import { presentAssignment } from "./present-assignment.ts";
import { requireAssignment } from "./require-assignment.ts";

/** As many as a table shows. */
const MOST_ASSIGNMENTS = 40;
const MOST_STUDENTS = 300;

async function showGradebook(
  { stores: { gradebook }, now }: AppContext,
  groupId: string,
): Promise<GradebookReply> {
  const [assignments, students, total] = await Promise.all([
    gradebook.listAssignments(groupId, MOST_ASSIGNMENTS),
    gradebook.listStudents(groupId, 0, MOST_STUDENTS),
    gradebook.countStudents(groupId),
  ]);
  const works = await gradebook.listWork(
    assignments.map(({ id }) => id),
    students.map(({ id }) => id),
  );
  const byId = new Map(assignments.map((each) => [each.id, each]));
  const worksOf = Map.groupBy(works, ({ studentId }) => studentId);
  const at = now();
  return {
    assignments: assignments.map(presentAssignment),
    students: students.map((student) => ({
      student_id: student.id,
      student_first_name: student.firstName,
      student_last_name: student.lastName,
      student_email: student.email,
      marks: (worksOf.get(student.id) ?? []).flatMap((work) => {
        const assignment = byId.get(work.assignmentId);
        if (assignment === undefined) return [];
        const { standing, points, rulePoints } = readWorkStatus(assignment, work, at);
        return [
          {
            assignment_id: assignment.id,
            standing,
            points,
            rule_points: rulePoints,
            given: work.points !== null,
            comment: work.comment,
          },
        ];
      }),
    })),
    student_total: total,
  };
}

/** A group's gradebook: what its learners have for the work that was set to them. */
export function addGradebookRoutes(app: ApiApp, context: AppContext): void {
  const { learnersWork } = context.stores;
  addAdminCall(app, context, "gradebook", async (call) => {
    const scope = await narrowScope(context, call, call.payload.group_id);
    const [groupId = ""] = scope.kind === "groups" ? scope.groupIds : [];
    return showGradebook(context, groupId);
  });
  addAdminCall(app, context, "markWork", async (call) => {
    const { assignment_id, student_id, points = null, comment = "" } = call.payload;
    const { id } = await requireAssignment(context, call, assignment_id);
    const studentId = readId(student_id);
    const mark = { points, comment: comment === "" ? null : comment };
    const isTheirs = studentId !== null && (await learnersWork.mark(id, studentId, mark));
    if (!isTheirs) return refuseTry(context, call.request, "work of others");
    return { success: true };
  });
  addAdminCall(app, context, "releaseMarks", async (call) => {
    const { assignment_id, released } = call.payload;
    const { id } = await requireAssignment(context, call, assignment_id);
    await learnersWork.release(id, released === "yes");
    return { success: true };
  });
}
