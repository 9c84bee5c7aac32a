import type { AppContext } from "../../app-context.ts";
import { notYours } from "../../errors/refusals.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { readId } from "../../http/require-id.ts";
import {
  addAdminCall,
  narrowScope,
  refuseTry,
  requireStudent,
  type AdminCall,
} from "../../calls/add-admin-call.ts";
import { listFirstStudents } from "./list-first-students.ts";
import { listStudents, readFilter } from "./list-students.ts";
import { presentTranscript } from "./present-transcript.ts";
import { showStudent } from "./show-student.ts";

/** Queries that belong together are sent at once; the page is shown only when all have come. */
async function showTranscript({ stores }: AppContext, call: AdminCall<"transcript">) {
  const { user, payload, request } = call;
  const dialogueId = readId(payload.dialogue_id);
  const [studentId, found, verdicts] = await Promise.all([
    requireStudent({ stores }, call, payload.student_id),
    dialogueId && stores.students.findTranscript(dialogueId),
    stores.verdicts.list(dialogueId === null ? [] : [dialogueId], "all"),
  ]);
  if (!found || found.student.id !== studentId) {
    const about = dialogueId === null ? null : { dialogueId };
    return refuseTry({ stores }, request, "no dialogue of this student", about);
  }
  const seen = [{ studentId, dialogueId: found.dialogue.id }];
  // First the note, then the answer: nobody sees what was not written down.
  await stores.supervision.noteLook({ supervisorId: user.id, kind: "transcript", seen });
  return presentTranscript(found, verdicts);
}

/** The table of students, a student, and a student's transcripts. */
export function addStudentRoutes(app: ApiApp, context: AppContext): void {
  const { stores } = context;
  addAdminCall(app, context, "students", async (call) => {
    const scope = await narrowScope(context, call, call.payload.group_id);
    return listStudents(stores, scope, call.payload);
  });
  addAdminCall(app, context, "firstStudents", async (call) => {
    const scope = await narrowScope(context, call, call.payload.group_id);
    return listFirstStudents(stores, scope);
  });
  addAdminCall(app, context, "studentCount", async (call) => {
    const scope = await narrowScope(context, call, call.payload.group_id);
    const total = await stores.students.countStudents(scope, readFilter(call.payload));
    return { student_total: total };
  });
  addAdminCall(app, context, "student", async (call) => {
    const id = await requireStudent(context, call, call.payload.student_id);
    const shown = await showStudent(stores, id);
    // The account was deleted while its student was looked up.
    if (shown === null) throw notYours();
    return shown;
  });
  addAdminCall(app, context, "transcript", (call) => showTranscript(context, call));
}
