import type { StudentCheckReply } from "@elenchus/contract/admin-students";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { notYours } from "../../errors/refusals.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { nameOutcome } from "../../presenters/name-outcome.ts";
import { readId } from "../../http/require-id.ts";
import { verdictLetter } from "../../mail/supervision-letters.ts";
import { addressLetter } from "../../mail/write-mail.ts";
import { addAdminCall, refuseTry, type AdminCall } from "../../calls/add-admin-call.ts";
import type { JudgedCheck } from "../../store/supervision/check-review-store.ts";
import type { Stores } from "../../store/stores.ts";
import { showCheck } from "../../presenters/present-check.ts";

function notFinished(): AppError {
  const text = "This check is not finished, so it has no result to review.";
  return new AppError(409, "check_not_finished", text);
}

async function presentForSupervisor(
  stores: Stores,
  checkId: string,
  studentId: string,
): Promise<StudentCheckReply> {
  const [check, verdicts, [review]] = await Promise.all([
    stores.transferChecks.find(checkId, studentId),
    stores.checkReviews.listVerdicts([checkId]),
    stores.checkReviews.listReviews([checkId]),
  ]);
  if (check === null) throw notYours();
  if (check.result === null) throw notFinished();
  return {
    check: await showCheck(stores, check, studentId),
    machine_outcome: nameOutcome(verdicts[0]?.machinePassed ?? check.result.passed),
    verdicts: verdicts.map(({ machinePassed, passed, reason, decidedAt, supervisorName }) => ({
      machine_outcome: nameOutcome(machinePassed),
      outcome: nameOutcome(passed),
      reason,
      decided_at: decidedAt.toISOString(),
      supervisor_name: supervisorName,
    })),
    review:
      review === undefined
        ? null
        : {
            note: review.note,
            requested_at: review.requestedAt.toISOString(),
            answered_at: review.answeredAt?.toISOString() ?? null,
          },
  };
}

/** The student of a check that the supervisor sees; anybody else is refused. */
async function requireCheck(
  context: AppContext,
  { scope, request }: Pick<AdminCall<"studentCheck">, "scope" | "request">,
  named: string,
) {
  const checkId = readId(named);
  const studentId = checkId && (await context.stores.checkReviews.findStudentOf(scope, checkId));
  if (checkId && studentId) return { checkId, studentId };
  const about = checkId === null ? null : { checkId };
  return refuseTry(context, request, "a check of others", about);
}

async function showStudentCheck(context: AppContext, call: AdminCall<"studentCheck">) {
  const { stores } = context;
  const { checkId, studentId } = await requireCheck(context, call, call.payload.check_id);
  if (studentId !== readId(call.payload.student_id)) throw notYours();
  const shown = await presentForSupervisor(stores, checkId, studentId);
  // First the note, then the answer: nobody sees what was not written down.
  const seen = [{ studentId, dialogueId: null, transferCheckId: checkId }];
  await stores.supervision.noteLook({ supervisorId: call.user.id, kind: "check", seen });
  return shown;
}

async function giveCheckVerdict(context: AppContext, call: AdminCall<"giveCheckVerdict">) {
  const { stores, newId, publicUrl } = context;
  const { outcome, reason } = call.payload;
  const { checkId, studentId } = await requireCheck(context, call, call.payload.check_id);
  const passed = outcome === "success";
  const writeLetter = ({ email, firstName, issue, machinePassed }: JudgedCheck) => {
    const isOverturned = passed !== machinePassed;
    const link = `${publicUrl()}/`;
    const told = { firstName, issue, isOverturned, outcome, reason, link };
    const id = newId();
    const letter = verdictLetter({ ...told, about: "check" });
    return addressLetter(letter, { id, to: email, dedupeKey: `verdict:${id}` });
  };
  const given = { checkId, supervisorId: call.user.id, passed, reason };
  if (!(await stores.checkReviews.give(given, writeLetter))) throw notFinished();
  context.jobs.nudge("deliver_mail");
  return presentForSupervisor(stores, checkId, studentId);
}

/** Students' unaided checks, and verdicts of supervisors on them. */
export function addCheckVerdictRoutes(app: ApiApp, context: AppContext): void {
  addAdminCall(app, context, "studentCheck", (call) => showStudentCheck(context, call));
  addAdminCall(app, context, "giveCheckVerdict", (call) => giveCheckVerdict(context, call));
}
