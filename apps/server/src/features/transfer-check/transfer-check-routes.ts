import type { AppContext } from "../../app-context.ts";
import { requireId } from "../../http/require-id.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { clientGoneSignal } from "../../http/client-gone.ts";
import { addUserCall } from "../../session/add-user-call.ts";
import { limitCalls } from "../../session/limit-calls.ts";
import { answerTransferCheck } from "./answer-transfer-check.ts";
import { startTransferCheck } from "./start-transfer-check.ts";

/** The one argument a module that a learner takes without help. */
export function addTransferCheckRoutes(app: ApiApp, context: AppContext): void {
  const hooks = [context.requireUser, limitCalls(context.limits, "turn")];
  addUserCall(app, "startTransferCheck", hooks, ({ user, payload, reply }) =>
    startTransferCheck(context, {
      userId: user.id,
      module: payload.module_id,
      gone: clientGoneSignal(reply),
    }),
  );
  addUserCall(app, "answerTransferCheck", hooks, ({ user, payload, reply }) =>
    answerTransferCheck(context, {
      checkId: requireId(payload.check_id),
      userId: user.id,
      step: payload.step - 1,
      text: payload.answer,
      gone: clientGoneSignal(reply),
    }),
  );
}
