import type { Invitation as InvitationOnWire } from "@elenchus/contract/admin-class-list";
import type { AppContext } from "../../app-context.ts";
import { addAdminCall, narrowScope, onlyGroupOf, refuseTry } from "../../calls/add-admin-call.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { readId } from "../../http/require-id.ts";
import type { Invitation } from "../../store/groups/invitation-store.ts";
import { writeInvitation } from "./write-invitation.ts";

type Narrowing = Parameters<typeof narrowScope>[1];

function present(invitation: Invitation): InvitationOnWire {
  const { id, firstName, lastName, email, sentAt, expiresAt, isExpired } = invitation;
  return {
    invitation_id: id,
    first_name: firstName,
    last_name: lastName,
    email,
    sent_at: sentAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    expired: isExpired,
  };
}

/** An invitation into a group that the supervisor sees; any other is refused, and so is one that is none. */
async function requireInvitation(
  context: AppContext,
  call: Narrowing,
  invitationId: string,
): Promise<Invitation> {
  const id = readId(invitationId);
  const found = id === null ? null : await context.stores.invitations.find(id);
  if (found === null) return refuseTry(context, call.request, "an invitation of others");
  await narrowScope(context, call, found.groupId);
  return found;
}

/** Who was invited into a group, and has not come yet. */
export function addInvitationRoutes(app: ApiApp, context: AppContext): void {
  const { stores, jobs } = context;
  addAdminCall(app, context, "invitations", async (call) => {
    const id = onlyGroupOf(await narrowScope(context, call, call.payload.group_id));
    return { invitations: (await stores.invitations.list(id)).map(present) };
  });
  addAdminCall(app, context, "sendInvitation", async (call) => {
    const found = await requireInvitation(context, call, call.payload.invitation_id);
    const { mail, ...link } = writeInvitation(context, { ...found, by: call.user });
    await stores.invitations.renew(found.id, link, mail);
    jobs.nudge("deliver_mail");
    return { success: true };
  });
  addAdminCall(app, context, "withdrawInvitation", async (call) => {
    const found = await requireInvitation(context, call, call.payload.invitation_id);
    await stores.invitations.withdraw(found.id);
    return { success: true };
  });
}
