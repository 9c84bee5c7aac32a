import type { AdminCallName } from "@elenchus/contract/admin-calls";
import type { AppContext } from "../../app-context.ts";
import { readId } from "../../http/require-id.ts";
import { refuseTry, type AdminCall } from "../../calls/add-admin-call.ts";
import type { Assignment } from "../../store/set-work/assignment-rows.ts";

/** An assignment of a group that the supervisor sees; any other is refused. */
export async function requireAssignment(
  context: Pick<AppContext, "stores">,
  { scope, request }: Pick<AdminCall<AdminCallName>, "scope" | "request">,
  assignmentId: string,
): Promise<Assignment & { readonly groupName: string }> {
  const id = readId(assignmentId);
  const found = id === null ? null : await context.stores.assignments.find(id);
  const isSeen = found !== null && (scope.kind === "all" || scope.groupIds.includes(found.groupId));
  return isSeen ? found : refuseTry(context, request, "an assignment of others");
}
