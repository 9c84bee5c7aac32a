import type { DueChecksReply } from "@elenchus/contract/due-checks";
import { settleTimeZone, workOutComing } from "@elenchus/domain/coming-checks";
import { writeDay } from "@elenchus/domain/local-time";
import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { addUserCall } from "../../calls/add-user-call.ts";

/** Whose checks, and by which calendar. */
interface Asked {
  readonly userId: string;
  readonly timeZone: string | null | undefined;
}

async function showComing(
  { stores: { dueChecks }, now }: AppContext,
  { userId, timeZone }: Asked,
): Promise<DueChecksReply> {
  const [past, wish] = await Promise.all([
    dueChecks.listHistories(userId),
    dueChecks.findWish(userId),
  ]);
  const { coming, today } = workOutComing(past, settleTimeZone(timeZone), now());
  return {
    coming: coming.map(({ module, on, after, last }) => ({
      module_id: module,
      on: writeDay(on),
      due: on <= today,
      after_days: after,
      days_since: Math.max(0, today - last),
    })),
    mails_wanted: wish?.wanted ?? false,
  };
}

/** Which unaided checks come back, and when. */
export function addDueCheckRoutes(app: ApiApp, context: AppContext): void {
  const { requireUser, stores } = context;
  addUserCall(app, "dueChecks", requireUser, ({ user, payload }) =>
    showComing(context, { userId: user.id, timeZone: payload.time_zone }),
  );
  addUserCall(app, "putOffCheck", requireUser, async ({ user, payload }) => {
    await stores.dueChecks.putOff(user.id, payload.module_id);
    return showComing(context, { userId: user.id, timeZone: payload.time_zone });
  });
  addUserCall(app, "setDueMails", requireUser, async ({ user, payload }) => {
    const { mails, time_zone: timeZone } = payload;
    const wanted = mails === "weekly";
    await stores.dueChecks.setWish(user.id, { wanted, timeZone: settleTimeZone(timeZone) });
    return showComing(context, { userId: user.id, timeZone });
  });
}
