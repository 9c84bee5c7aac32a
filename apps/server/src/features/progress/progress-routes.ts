import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { requireId } from "../../http/require-id.ts";
import { addUserCall } from "../../calls/add-user-call.ts";
import { exportAllDialogues, exportDialogue } from "./export-dialogues.ts";
import { findFinished } from "./find-finished.ts";
import { listGrowth } from "./list-growth.ts";
import { listProgress } from "./list-progress.ts";
import { loadDetails } from "./load-details.ts";
import { presentFinishedDialogue } from "./present-ended.ts";

/** Looking back: what a learner has finished, in figures, whole, and as a file. */
export function addProgressRoutes(app: ApiApp, { stores, limits, requireUser }: AppContext): void {
  addUserCall(app, "progress", requireUser, ({ user, payload }) => {
    const after = payload.after_session_id ?? null;
    return listProgress(stores, user.id, after === null ? null : requireId(after));
  });
  addUserCall(app, "growth", requireUser, ({ user }) => listGrowth(stores, user.id));
  addUserCall(app, "finishedDialogue", requireUser, async ({ user, payload }) => {
    const dialogueId = requireId(payload.session_id);
    const found = await findFinished(stores, dialogueId, user.id);
    const detailsOf = await loadDetails(stores, [found]);
    return presentFinishedDialogue(found, detailsOf(found));
  });
  addUserCall(app, "exportDialogues", requireUser, async ({ user, payload, request }) => {
    await limits.take("own_data", { account: user.id, address: request.ip });
    const { session_id: id } = payload;
    return id === null || id === undefined
      ? exportAllDialogues(stores, user.id)
      : exportDialogue(stores, requireId(id), user.id);
  });
}
