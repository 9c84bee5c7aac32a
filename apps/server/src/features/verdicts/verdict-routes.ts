import { hasVisibleText } from "@elenchus/domain/visible-text";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { notYours } from "../../errors/refusals.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { presentAgreement } from "../../presenters/present-agreement.ts";
import { readId, requireId } from "../../http/require-id.ts";
import { verdictLetter } from "../../mail/supervision-letters.ts";
import { addressLetter } from "../../mail/write-mail.ts";
import { addAdminCall, refuseTry, type AdminCall } from "../../calls/add-admin-call.ts";
import { addUserCall } from "../../calls/add-user-call.ts";
import type { Judged } from "../../store/supervision/verdict-store.ts";

function notEnded(): AppError {
  const text = "This dialogue was not finished, so it has no outcome to review.";
  return new AppError(409, "dialogue_not_ended", text);
}

function reviewAsked(): AppError {
  return new AppError(409, "review_requested", "You have asked for a review of this dialogue.");
}

function writeLetter({ newId, publicUrl }: AppContext, { payload }: AdminCall<"giveVerdict">) {
  const { outcome, reason } = payload;
  return ({ email, firstName, issue, machineOutcome }: Judged) => {
    const isOverturned = outcome !== machineOutcome;
    const link = `${publicUrl()}/`;
    const letter = verdictLetter({ firstName, issue, isOverturned, outcome, reason, link });
    const id = newId();
    return addressLetter(letter, { id, to: email, dedupeKey: `verdict:${id}` });
  };
}

async function giveVerdict(context: AppContext, call: AdminCall<"giveVerdict">) {
  const { verdicts, supervision } = context.stores;
  const { payload, scope, user, request } = call;
  const dialogueId = readId(payload.dialogue_id);
  const student = dialogueId && (await supervision.findStudentOf(scope, dialogueId));
  if (!dialogueId || !student) {
    const about = dialogueId === null ? null : { dialogueId };
    return refuseTry(context, request, "a dialogue of others", about);
  }
  const { outcome, reason } = payload;
  const given = { dialogueId, supervisorId: user.id, outcome, reason };
  if (!(await verdicts.give(given, writeLetter(context, call)))) throw notEnded();
  context.jobs.nudge("deliver_mail");
  const [latest] = await verdicts.list([dialogueId], "latest");
  if (latest === undefined) throw notEnded();
  return {
    verdict: {
      machine_outcome: latest.machineOutcome,
      outcome: latest.outcome,
      reason: latest.reason,
      decided_at: latest.decidedAt.toISOString(),
      supervisor_name: latest.supervisorName,
    },
    agreement: presentAgreement(await verdicts.countAgreement(scope)),
  };
}

/** Verdicts of supervisors, and learners' wishes for one. */
export function addVerdictRoutes(app: ApiApp, context: AppContext): void {
  const { stores, requireUser } = context;
  const { verdicts } = stores;
  addAdminCall(app, context, "giveVerdict", (call) => giveVerdict(context, call));
  addAdminCall(app, context, "reviews", async ({ scope }) => ({
    reviews: (await verdicts.listOpenReviews(scope)).map((review) => ({
      student_id: review.studentId,
      student_first_name: review.firstName,
      student_last_name: review.lastName,
      student_email: review.email,
      dialogue_id: review.dialogueId,
      session_module_id: review.module,
      chosen_passage_subtopic: review.issue,
      note: review.note,
      requested_at: review.requestedAt.toISOString(),
    })),
    check_reviews: (await stores.checkReviews.listOpen(scope)).map((review) => ({
      student_id: review.studentId,
      student_first_name: review.firstName,
      student_last_name: review.lastName,
      student_email: review.email,
      check_id: review.checkId,
      module_id: review.module,
      issue: review.issue,
      note: review.note,
      requested_at: review.requestedAt.toISOString(),
    })),
    agreement: presentAgreement(await verdicts.countAgreement(scope)),
  }));
  addUserCall(app, "requestReview", requireUser, async ({ user, payload }) => {
    const dialogueId = requireId(payload.session_id);
    const { note = "" } = payload;
    // A note that nobody can see is none.
    const seen = hasVisibleText(note) ? note : "";
    const done = await verdicts.requestReview(dialogueId, user.id, seen);
    if (done === "asked") throw reviewAsked();
    if (done === "unknown") throw notYours();
    return { success: true };
  });
}
