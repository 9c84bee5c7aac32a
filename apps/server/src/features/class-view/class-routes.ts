import type { ClassReply } from "@elenchus/contract/admin-class";
import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { presentAgreement } from "../../presenters/present-agreement.ts";
import { addAdminCall, narrowScope } from "../../calls/add-admin-call.ts";
import type { Scope } from "../../store/supervision/scope.ts";
import type { Stores } from "../../store/stores.ts";
import { presentMisconception, presentModules, presentSteps } from "./present-class.ts";

async function showClass(stores: Stores, scope: Scope, supervisorId: string): Promise<ClassReply> {
  const { classes, students, verdicts, supervision } = stores;
  const [total, standings, dialogues, lengths, misconceptions, agreement] = await Promise.all([
    students.countStudents(scope),
    classes.countStandings(scope),
    classes.countDialogues(scope),
    classes.countLengths(scope),
    classes.listMisconceptions(scope),
    verdicts.countAgreement(scope),
  ]);
  const seen = misconceptions.flatMap(({ examples }) => examples);
  // First the note, then the answer: nobody sees what was not written down.
  await supervision.noteLook({
    supervisorId,
    kind: "examples",
    seen: seen.map(({ studentId, dialogueId }) => ({ studentId, dialogueId })),
  });
  return {
    student_total: total,
    modules: presentModules(standings, dialogues, lengths),
    steps: presentSteps(dialogues),
    misconceptions: misconceptions.map(presentMisconception),
    agreement: presentAgreement(agreement),
  };
}

/** How a class does, module by module and step by step. */
export function addClassRoutes(app: ApiApp, context: AppContext): void {
  addAdminCall(app, context, "classView", async (call) => {
    const scope = await narrowScope(context, call, call.payload.group_id);
    return showClass(context.stores, scope, call.user.id);
  });
}
