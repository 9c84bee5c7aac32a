import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { presentFlag } from "../../presenters/present-flag.ts";
import type { NamedFlag } from "../../store/supervision/distress-flag-store.ts";
import { addAdminCall, refuseTry } from "../../calls/add-admin-call.ts";

function noSuchFlag(): AppError {
  return new AppError(404, "no_such_flag", "This flag no longer exists.");
}

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

/** As the texts of messages are keyed. */
const keyOf = ({ dialogueId, position }: NamedFlag) => `${dialogueId} ${position}`;

/** What was written where the flags were raised, once it is in the access log that it was looked at. */
async function readTexts(
  { stores }: Pick<AppContext, "stores">,
  supervisorId: string,
  flags: readonly NamedFlag[],
): Promise<ReadonlyMap<string, string>> {
  const places = flags.flatMap(({ dialogueId, position }) =>
    dialogueId === null || position === null ? [] : [{ dialogueId, position }],
  );
  const texts = await stores.attention.loadTexts(places);
  const seen = flags
    .filter((flag) => texts.has(keyOf(flag)))
    .map(({ userId, dialogueId }) => ({ studentId: userId, dialogueId }));
  await stores.supervision.noteLook({ supervisorId, kind: "attention", seen });
  return texts;
}

/** Signs that somebody should look at a student, for supervisors, who mark what they have handled. */
export function addDistressFlagRoutes(app: ApiApp, context: AppContext): void {
  const { distressFlags, supervision } = context.stores;
  addAdminCall(app, context, "flags", async ({ user, scope, payload }) => {
    const flags = await distressFlags.listIn(scope, payload.state ?? "open");
    const texts = payload.texts === "yes" ? await readTexts(context, user.id, flags) : NO_TEXTS;
    return {
      flags: flags.map((flag) => ({
        ...presentFlag(flag),
        student_id: flag.userId,
        student_first_name: flag.firstName,
        student_last_name: flag.lastName,
        student_email: flag.email,
        sentence: texts.get(keyOf(flag)) ?? null,
      })),
    };
  });
  addAdminCall(app, context, "acknowledgeDistressFlag", async (call) => {
    const { user, payload, scope, request } = call;
    const isSeen = await supervision.seesFlag(scope, payload.flag_id);
    if (isSeen === false) {
      return refuseTry(context, request, "a flag of others", { flagId: payload.flag_id });
    }
    if (!(await distressFlags.acknowledge(payload.flag_id, user.id))) throw noSuchFlag();
    return { success: true };
  });
}
