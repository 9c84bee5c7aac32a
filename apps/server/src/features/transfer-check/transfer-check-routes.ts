import type { CallPayload } from "@elenchus/contract/calls";
import { settleTimeZone } from "@elenchus/domain/coming-checks";
import { hasVisibleText } from "@elenchus/domain/visible-text";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { notYours } from "../../errors/refusals.ts";
import { requireId } from "../../http/require-id.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { clientGoneSignal } from "../../http/client-gone.ts";
import { addUserCall } from "../../calls/add-user-call.ts";
import { limitCalls } from "../../calls/limit-calls.ts";
import type { Stores } from "../../store/stores.ts";
import { answerTransferCheck } from "./answer-transfer-check.ts";
import { showCheck } from "../../presenters/present-check.ts";
import { startTransferCheck, type CheckStart } from "./start-transfer-check.ts";

function reviewAsked(): AppError {
  return new AppError(409, "review_requested", "You have asked for a review of this check.");
}

function nameAgain({ again, due }: CallPayload<"startTransferCheck">): CheckStart["again"] {
  if (again === true) return "any_time";
  return due === true ? "when_due" : null;
}

async function openCheck(stores: Stores, checkId: string, userId: string) {
  const check = await stores.transferChecks.find(checkId, userId);
  if (check === null) throw notYours();
  return showCheck(stores, check, userId);
}

/** The arguments that a learner takes without help. */
export function addTransferCheckRoutes(app: ApiApp, context: AppContext): void {
  const hooks = [context.requireUser, limitCalls(context.limits, "turn")];
  addUserCall(app, "startTransferCheck", hooks, ({ user, payload, reply }) =>
    startTransferCheck(context, {
      userId: user.id,
      module: payload.module_id,
      again: nameAgain(payload),
      timeZone: settleTimeZone(payload.time_zone),
      gone: clientGoneSignal(reply),
    }),
  );
  const { stores } = context;
  addUserCall(app, "openTransferCheck", context.requireUser, ({ user, payload }) =>
    openCheck(stores, requireId(payload.check_id), user.id),
  );
  addUserCall(app, "requestCheckReview", context.requireUser, async ({ user, payload }) => {
    const checkId = requireId(payload.check_id);
    const { note = "" } = payload;
    // A note that nobody can see is none.
    const seen = hasVisibleText(note) ? note : "";
    const done = await stores.checkReviews.request(checkId, user.id, seen);
    if (done === "asked") throw reviewAsked();
    if (done === "unknown") throw notYours();
    return openCheck(stores, checkId, user.id);
  });
  addUserCall(app, "answerTransferCheck", hooks, ({ user, payload, reply }) =>
    answerTransferCheck(context, {
      checkId: requireId(payload.check_id),
      userId: user.id,
      round: payload.second === true ? "second" : "first",
      step: payload.step - 1,
      text: payload.answer,
      gone: clientGoneSignal(reply),
    }),
  );
}
