import type { AdminCallName } from "@elenchus/contract/admin-calls";
import type { AppContext } from "../../app-context.ts";
import { refuseTry, type AdminCall } from "../../calls/add-admin-call.ts";
import { readId } from "../../http/require-id.ts";
import type { OwnText } from "../../store/own-texts/own-text-store.ts";

/** A text that the supervisor brought, or that is shared in a group of theirs; any other is refused. */
export async function requireOwnText(
  context: Pick<AppContext, "stores">,
  { scope, user, request }: Pick<AdminCall<AdminCallName>, "scope" | "user" | "request">,
  ownTextId: string,
): Promise<OwnText> {
  const id = readId(ownTextId);
  const viewer = { supervisorId: user.id, scope };
  const found = id === null ? null : await context.stores.ownTexts.find(viewer, id);
  return found ?? refuseTry(context, request, "a text of others");
}
