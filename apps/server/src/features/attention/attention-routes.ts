import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { addAdminCall, narrowScope, type AdminCall } from "../../calls/add-admin-call.ts";
import { USUAL_AWAY_DAYS } from "../../store/supervision/attention-conditions.ts";
import type { Scope } from "../../store/supervision/scope.ts";
import { findPlaces, listAttention } from "./list-attention.ts";
import { presentAttention, wantedOfFlag, wantedOfReview } from "./present-attention.ts";

async function showAttention(
  { stores }: Pick<AppContext, "stores">,
  { user, payload }: AdminCall<"attention">,
  scope: Scope,
) {
  const days = Number(payload.away_days ?? USUAL_AWAY_DAYS);
  const listed = await listAttention(stores, scope, days);
  const { flags, reviews, stuck, away, behind } = listed;
  const wanted = [
    ...flags.map(wantedOfFlag),
    ...reviews.map(wantedOfReview),
    ...stuck.map(({ dialogueId }) => ({ dialogueId, position: null })),
  ].filter((one) => one !== null);
  const named = [
    ...flags.map(({ userId }) => userId),
    ...[...reviews, ...stuck, ...away, ...behind].map(({ studentId }) => studentId),
  ];
  const [people, places] = await Promise.all([
    stores.attention.loadPeople([...new Set(named)]),
    findPlaces(stores, wanted),
  ]);
  const byId = new Map(people.map((one) => [one.id, one]));
  const shown = presentAttention(listed, { people: byId, places });
  // First the note, then the answer: nobody sees what was not written down.
  await stores.supervision.noteLook({
    supervisorId: user.id,
    kind: "attention",
    seen: [...shown.flags, ...shown.reviews, ...shown.stuck].flatMap(({ student_id, place }) =>
      place?.sentence ? [{ studentId: student_id, dialogueId: place.dialogue_id }] : [],
    ),
  });
  return { ...shown, away_days: days };
}

/** Whom a supervisor should look at first, and where. */
export function addAttentionRoutes(app: ApiApp, context: AppContext): void {
  addAdminCall(app, context, "attention", async (call) => {
    const scope = await narrowScope(context, call, call.payload.group_id);
    return showAttention(context, call, scope);
  });
}
