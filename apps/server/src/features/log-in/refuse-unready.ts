import type { AppContext } from "../../app-context.ts";
import { consentNeeded, passwordChangeNeeded } from "../../errors/refusals.ts";
import { findTooYoungUntil } from "../../identity/consent-standing.ts";
import type { SessionUser } from "../../identity/identity.ts";
import { findMissingStep, mustConsent } from "../../identity/require-user.ts";
import { tooYoung } from "../../identity/too-young.ts";

/**
 * Refuses whoever has a password that others have seen, has not agreed to the terms, or is too young, with words that say what to do and where: programs
 * that know the specification alone show them.
 * @throws AppError 403
 */
export async function refuseBeforeUse(context: AppContext, user: SessionUser): Promise<void> {
  if (user.mustChangePassword) throw passwordChangeNeeded(context.publicUrl());
  if (!mustConsent(user)) return;
  const { stores, minAge, publicUrl } = context;
  const details = await stores.accounts.find(user.id);
  const until = findTooYoungUntil(details?.bornIn ?? null, context);
  if (until !== null) throw tooYoung({ until, minAge, address: publicUrl() });
  throw consentNeeded(publicUrl());
}

/**
 * Refuses whoever has got a session and may not learn yet.
 * @throws AppError 402 or 403
 */
export async function refuseUnready(context: AppContext, user: SessionUser): Promise<void> {
  await refuseBeforeUse(context, user);
  const missing = findMissingStep(user, context.accessRules);
  if (missing !== null) throw missing;
}
