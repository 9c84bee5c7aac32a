import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { clientGoneSignal } from "../../http/client-gone.ts";
import { createJoinSame } from "../../http/join-same.ts";
import { addUserCall } from "../../calls/add-user-call.ts";
import { limitCalls } from "../../calls/limit-calls.ts";
import { listingOf, offerIssues } from "./offer-issues.ts";

/** Issues to choose from. */
export function addSubtopicRoutes(app: ApiApp, context: AppContext): void {
  const same = createJoinSame();
  const hooks = [same.arrive, context.requireUser, limitCalls(context.limits, "interest")];
  addUserCall(app, "getPassageSubtopics", hooks, ({ user, payload, request, reply }) =>
    same.join(request, [user.id, payload], () =>
      offerIssues(context, { userId: user.id, wanted: payload.interest }, clientGoneSignal(reply)),
    ),
  );
  addUserCall(app, "cancelPassageSubtopics", context.requireUser, async ({ user, payload }) => {
    await context.modelCalls.cancel(listingOf({ userId: user.id, wanted: payload.interest }));
    return { success: true as const };
  });
}
