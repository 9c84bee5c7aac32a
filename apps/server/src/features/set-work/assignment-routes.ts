import type { AssignmentReply } from "@elenchus/contract/admin-assignments";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { readId } from "../../http/require-id.ts";
import { addAdminCall, narrowScope } from "../../calls/add-admin-call.ts";
import { addGradebookRoutes } from "./gradebook-routes.ts";
import { addIssueRoute } from "./issue-route.ts";
import { addOwnWorkRoutes } from "./own-work-routes.ts";
import { presentAssignment, presentWorkingStudent } from "./present-assignment.ts";
import { requireAssignment } from "./require-assignment.ts";
import { readRule, setWork } from "./set-work.ts";

/** As many as somebody looks through at once. */
const MOST_LISTED = 100;

function dueBeforeItBegins(): AppError {
  const text = "It is due after it can begin.";
  return new AppError(400, "due_before_it_begins", text, { fields: { due: text } });
}

async function showAssignment(
  { stores, now }: AppContext,
  assignmentId: string,
): Promise<AssignmentReply> {
  const assignment = await stores.assignments.find(assignmentId);
  if (assignment === null) throw new Error("an assignment that was just looked up is gone");
  const students = await stores.assignments.listStudents(assignmentId);
  const at = now();
  return {
    assignment: presentAssignment(assignment),
    students: students.map((student) => presentWorkingStudent(student, at)),
  };
}

function readIds(ids: readonly string[]): string[] {
  return ids.flatMap((id) => readId(id) ?? []);
}

/** Calls that give learners something one by one. */
function addLearnersRoutes(app: ApiApp, context: AppContext): void {
  const { learnersWork } = context.stores;
  addAdminCall(app, context, "excuse", async (call) => {
    const { assignment_id, student_ids, excused } = call.payload;
    const { id } = await requireAssignment(context, call, assignment_id);
    await learnersWork.excuse(id, readIds(student_ids), excused === "yes");
    return showAssignment(context, id);
  });
  addAdminCall(app, context, "extendAssignment", async (call) => {
    const { assignment_id, student_ids, due } = call.payload;
    const { id } = await requireAssignment(context, call, assignment_id);
    const ids = readIds(student_ids);
    if (ids.length > 0) await learnersWork.extend(id, ids, new Date(due));
    context.jobs.nudge("deliver_mail");
    return showAssignment(context, id);
  });
}

/** Work that supervisors set: theirs to set, change and take back. */
export function addAssignmentRoutes(app: ApiApp, context: AppContext): void {
  const { stores, jobs } = context;
  const { assignments } = stores;
  addIssueRoute(app, context);
  addGradebookRoutes(app, context);
  addLearnersRoutes(app, context);
  addOwnWorkRoutes(app, context);
  addAdminCall(app, context, "assignments", async (call) => {
    const scope = await narrowScope(context, call, call.payload.group_id);
    const listed = await assignments.list(scope, MOST_LISTED);
    return {
      assignments: listed.map(({ counts, ...one }) => ({ ...presentAssignment(one), counts })),
    };
  });
  addAdminCall(app, context, "assignment", async (call) => {
    const { id } = await requireAssignment(context, call, call.payload.assignment_id);
    return showAssignment(context, id);
  });
  addAdminCall(app, context, "setWork", async (call) => {
    const id = await setWork(context, call);
    // Who is to hear today of what is due tomorrow hears at once.
    jobs.nudge("deliver_mail");
    return showAssignment(context, id);
  });
  addAdminCall(app, context, "changeAssignment", async (call) => {
    const { payload } = call;
    const found = await requireAssignment(context, call, payload.assignment_id);
    const dueAt = new Date(payload.due);
    if (dueAt <= found.fromAt) throw dueBeforeItBegins();
    const lateUntil = new Date(payload.late_until);
    await assignments.change(found.id, { dueAt, lateUntil, rule: readRule(payload) });
    jobs.nudge("deliver_mail");
    return showAssignment(context, found.id);
  });
  addAdminCall(app, context, "removeAssignment", async (call) => {
    const { id } = await requireAssignment(context, call, call.payload.assignment_id);
    await assignments.remove(id);
    return { success: true };
  });
}
