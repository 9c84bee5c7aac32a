import type { OwnWork as OwnWorkOnWire } from "@elenchus/contract/my-work";
import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { readWorkStatus } from "../../presenters/work-status.ts";
import { addUserCall } from "../../calls/add-user-call.ts";
import type { OwnWork } from "../../store/set-work/learners-work-store.ts";

/** A learner's work; points and comment once its supervisor shows them. */
function presentOwnWork({ assignment, work }: OwnWork, now: Date): OwnWorkOnWire {
  const { standing, points } = readWorkStatus(assignment, work, now);
  const isReleased = assignment.releasedAt !== null;
  return {
    assignment_id: assignment.id,
    module_id: assignment.module,
    goal: assignment.goal,
    issue: assignment.issue,
    own_text: assignment.ownTextId !== null,
    due: work.dueAt.toISOString(),
    late_until: work.lateUntil.toISOString(),
    standing,
    done_at: work.doneAt?.toISOString() ?? null,
    points: isReleased ? points : null,
    most_points: assignment.rule.full,
    comment: isReleased ? work.comment : null,
  };
}

/** Calls by which learners see the work that was set to them. */
export function addOwnWorkRoutes(app: ApiApp, context: AppContext): void {
  const { requireUser, stores, now } = context;
  addUserCall(app, "myWork", requireUser, async ({ user }) => {
    const at = now();
    const own = await stores.learnersWork.listOwn(user.id);
    return { work: own.map((one) => presentOwnWork(one, at)) };
  });
  addUserCall(app, "setWorkMail", requireUser, async ({ user, payload }) => {
    await stores.learnersWork.setWantsMail(user.id, payload.wanted === "yes");
    return { success: true };
  });
}
