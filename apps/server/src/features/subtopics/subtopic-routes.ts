import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { clientGoneSignal } from "../../http/client-gone.ts";
import { addUserCall } from "../../session/add-user-call.ts";
import { limitCalls } from "../../session/limit-calls.ts";
import { offerIssues } from "./offer-issues.ts";

/** Issues to choose from. */
export function addSubtopicRoutes(app: ApiApp, context: AppContext): void {
  const hooks = [context.requireUser, limitCalls(context.limits, "interest")];
  addUserCall(app, "getPassageSubtopics", hooks, ({ user, payload, reply }) =>
    offerIssues(context, { userId: user.id, wanted: payload.interest }, clientGoneSignal(reply)),
  );
}
