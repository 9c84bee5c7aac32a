import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { notSignedIn } from "../../errors/refusals.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { secondFactorChangedLetter } from "../../mail/letters.ts";
import { addressLetter } from "../../mail/write-mail.ts";
import { createJoinSame } from "../../http/join-same.ts";
import { addUserCall } from "../../calls/add-user-call.ts";
import type { SessionUser } from "../../identity/identity.ts";
import { carryLogIn } from "../../calls/note-log-in.ts";
import { refuseMissingPassword, requirePassword } from "../../calls/require-password.ts";
import { refuseUnready } from "./refuse-unready.ts";
import { loadSession } from "./load-session.ts";

function notForLearners(): AppError {
  return new AppError(403, "not_for_learners", "Only supervisors can set up a second factor.");
}

function alreadyOn(): AppError {
  return new AppError(409, "second_factor_on", "Your second factor is already on.");
}

function wrongSetUpCode(): AppError {
  const text =
    "This code is wrong. Check that the clock of your device is right, and enter the newest code.";
  return new AppError(400, "wrong_code", text);
}

function cannotBeOff(): AppError {
  return new AppError(403, "second_factor_required", "Supervisors must have a second factor here.");
}

function requireSupervisor(user: SessionUser): void {
  if (user.userType !== "supervisor") throw notForLearners();
}

async function tellChange(context: AppContext, user: SessionUser, isOn: boolean): Promise<void> {
  const at = context.now();
  const letter = secondFactorChangedLetter({ firstName: user.firstName, at, isOn });
  const id = context.newId();
  const address = { id, to: user.email, dedupeKey: `second-factor:${id}` };
  await context.stores.accounts.mail(addressLetter(letter, address));
  context.jobs.nudge("deliver_mail");
}

/** The secret in an `otpauth://` address. */
function secretOf(uri: string): string {
  return new URL(uri).searchParams.get("secret") ?? "";
}

function addEnd(app: ApiApp, context: AppContext, same: ReturnType<typeof createJoinSame>): void {
  const { identity, requireAccount } = context;
  const hooks = [same.arrive, requireAccount];
  addUserCall(app, "endSecondFactor", hooks, async (call) => {
    const { user, payload, request, reply } = call;
    refuseMissingPassword(context, payload.password);
    requireSupervisor(user);
    if (context.needsSecondFactor) throw cannotBeOff();
    const cookies = await same.join(request, [user.id, "end", payload], async () => {
      await requirePassword(context, request, user, payload.password);
      const carry = await carryLogIn(context, request);
      const ended = await identity.endSecondFactor(request.headers.cookie);
      if (ended === null) throw notSignedIn();
      await carry({ cookies: ended });
      if (user.hasSecondFactor) await tellChange(context, user, false);
      return ended;
    });
    reply.header("set-cookie", [...cookies]);
    return { success: true };
  });
}

/** Setting up and turning off a supervisor's second factor. */
export function addSecondFactorRoutes(app: ApiApp, context: AppContext): void {
  const { identity, limits, requireAccount } = context;
  const same = createJoinSame();
  const hooks = [same.arrive, requireAccount];
  addUserCall(app, "beginSecondFactor", hooks, async (call) => {
    const { user, payload, request, reply } = call;
    refuseMissingPassword(context, payload.password);
    requireSupervisor(user);
    const begun = await same.join(request, [user.id, "begin", payload], async () => {
      await requirePassword(context, request, user, payload.password);
      return identity.beginSecondFactor(request.headers.cookie);
    });
    if (begun === null) throw alreadyOn();
    reply.header("set-cookie", [...begun.cookies]);
    const { uri, recoveryCodes } = begun;
    return { totp_uri: uri, secret: secretOf(uri), recovery_codes: [...recoveryCodes] };
  });
  addUserCall(app, "confirmSecondFactor", hooks, async (call) => {
    const { user, payload, request, reply } = call;
    requireSupervisor(user);
    const session = await same.join(request, [user.id, "confirm", payload], async () => {
      const carry = await carryLogIn(context, request);
      const confirmed = await limits.tryOut("second_factor", user.id, () =>
        identity.confirmSecondFactor(request.headers.cookie, payload.code),
      );
      if (confirmed === null) throw wrongSetUpCode();
      await carry(confirmed);
      if (!user.hasSecondFactor) await tellChange(context, user, true);
      return confirmed;
    });
    reply.header("set-cookie", [...session.cookies]);
    await refuseUnready(context, session.user);
    return loadSession(context, session.user);
  });
  addEnd(app, context, same);
}
