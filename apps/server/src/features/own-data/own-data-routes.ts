import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { notSignedIn } from "../../errors/refusals.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { addUserCall } from "../../calls/add-user-call.ts";
import { findTooYoungUntil } from "../../identity/consent-standing.ts";
import { deleteAccount } from "../../identity/delete-account.ts";
import type { SessionUser } from "../../identity/identity.ts";
import { requirePassword } from "../../calls/require-password.ts";
import { mustConsent } from "../../identity/require-user.ts";
import { presentAccount } from "./present-account.ts";

async function showAccount(context: AppContext, user: SessionUser) {
  const { stores, payments, needsSecondFactor } = context;
  const [details, payment, groupName, wish] = await Promise.all([
    stores.accounts.find(user.id),
    payments?.describe(user.id) ?? null,
    stores.groups.findNameOf(user.id),
    stores.dueChecks.findWish(user.id),
  ]);
  if (details === null) throw notSignedIn();
  const until = findTooYoungUntil(details.bornIn, context);
  const asked = { min_age: context.minAge, too_young_until: until?.toISOString() ?? null };
  const consent = mustConsent(user) ? asked : null;
  const isRequired = needsSecondFactor;
  return presentAccount(details, user, { payment, isRequired, groupName, consent, wish });
}

async function withdraw({ payments, jobs }: AppContext, user: SessionUser) {
  const outcome = await payments?.withdraw(user.id);
  if (!outcome)
    throw new AppError(409, "nothing_to_withdraw", "Nothing was paid for this account.");
  if (outcome.kind === "refused") throw new AppError(409, "cannot_withdraw", outcome.why);
  jobs.nudge("deliver_mail");
  return { success: true as const, withdrawn_at: outcome.at.toISOString() };
}

/** Calls by which people use their rights on their data. Open to whoever is logged in, with access or not. */
export function addOwnDataRoutes(app: ApiApp, context: AppContext): void {
  const { limits, requireAccount, identity, stores, pendingPayment, knownDevices } = context;
  addUserCall(app, "account", requireAccount, ({ user }) => showAccount(context, user));
  addUserCall(app, "exportMyData", requireAccount, async ({ user, request, reply }) => {
    await limits.take("own_data", { account: user.id, address: request.ip });
    const data = await stores.ownData.export(user.id);
    if (data === null) throw notSignedIn();
    reply.header("content-disposition", 'attachment; filename="elenchus-my-data.json"');
    return { exported_at: context.now().toISOString(), ...data };
  });
  addUserCall(app, "withdraw", requireAccount, async ({ user, request }) => {
    await limits.take("own_data", { account: user.id, address: request.ip });
    return withdraw(context, user);
  });
  addUserCall(app, "deleteAccount", requireAccount, async ({ user, payload, request, reply }) => {
    await requirePassword(context, request, user, payload.password);
    // Another request was faster.
    if (!(await deleteAccount(context, user))) throw notSignedIn();
    const { cookie } = request.headers;
    const cookies = await identity.signOut(cookie);
    const device = knownDevices.forget(cookie, user.email);
    reply.header("set-cookie", [...cookies, pendingPayment.forget(), device]);
    return { success: true };
  });
}
