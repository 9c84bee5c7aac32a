import { calls } from "@elenchus/contract/calls";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { wrongCredentials } from "../../errors/refusals.ts";
import { callSchema } from "../../calls/add-user-call.ts";
import { normaliseEmail } from "../../identity/email-address.ts";
import type { SignedIn } from "../../identity/identity.ts";
import { finishLogIn } from "./log-in-outcome.ts";
import { withPaymentProvider } from "./with-payment-provider.ts";
import { loadSession } from "./load-session.ts";
import { refuseUnready } from "./refuse-unready.ts";
import { carryLogIn, noteLogIn, takeLogIn } from "../../calls/note-log-in.ts";
import { startSession } from "../../identity/start-session.ts";
import { refusePasswords } from "../../identity/takes-passwords.ts";

function notConfirmedYet({ publicUrl }: AppContext): AppError {
  const text = `Your email address is not confirmed yet. Please click the link in the mail that we sent you. You can get a new link when you log in at ${publicUrl()}.`;
  return new AppError(403, "email_not_confirmed", text);
}

function wrongCode(): AppError {
  return new AppError(401, "wrong_code", "This code is wrong or was already used.");
}

function addLogIn(app: ApiApp, context: AppContext): void {
  const { path, payload } = calls.initChat;
  const { identity, knownDevices, limits } = context;
  app.post(
    path,
    { schema: { ...callSchema("initChat"), body: payload } },
    async (request, reply) => {
      refusePasswords(context);
      const { user_name: typed, user_password: password } = request.body;
      const email = normaliseEmail(typed);
      const device = knownDevices.find(request.headers.cookie, email);
      const subject = { account: email, address: request.ip, device };
      const step = await limits.tryLogIn(subject, () => identity.signIn(email, password));
      if (step === null) throw wrongCredentials();
      if (step.kind === "unconfirmed") throw notConfirmedYet(context);
      if (step.kind === "signed_in") return finishLogIn(context, step, reply);
      reply.header("set-cookie", [...step.cookies]);
      return { second_factor_needed: true } as const;
    },
  );
}

/** Longer than a code of an authenticator app is accepted. */
const CODE_SECONDS = 180;

/** Checks a code, which counts once: whoever looked over the shoulder comes too late. Source: RFC 6238, 5.2. */
async function finishSignIn(
  { identity, limits }: AppContext,
  cookie: string | undefined,
  code: string,
): Promise<SignedIn | null> {
  const signedIn = await identity.finishSignIn(cookie, code);
  if (signedIn === null) return null;
  const typed = code.replaceAll(/\s/g, "");
  const isFirst = await limits.takeOnce(`code ${signedIn.user.id} ${typed}`, CODE_SECONDS);
  if (isFirst) return signedIn;
  await identity.signOut(signedIn.cookies.map((set) => set.split(";")[0]).join("; "));
  return null;
}

/** The second step of a supervisor's log-in. */
function addSecondFactor(app: ApiApp, context: AppContext): void {
  const { path, payload } = calls.verifySecondFactor;
  app.post(
    path,
    { schema: { ...callSchema("verifySecondFactor"), body: payload } },
    async (request, reply) => {
      const { cookie } = request.headers;
      // Better Auth counts wrong codes, per challenge and per account: nobody gets here without the password.
      const signedIn = await finishSignIn(context, cookie, request.body.code);
      if (signedIn === null) throw wrongCode();
      await noteLogIn(context, signedIn, takeLogIn(context, reply));
      startSession(context, signedIn, reply);
      await refuseUnready(context, signedIn.user);
      return loadSession(context, signedIn.user);
    },
  );
}

/** The return from the checkout: logs in whoever left from this browser, once. */
function addPaymentSuccess(app: ApiApp, context: AppContext): void {
  const { path, payload } = calls.paymentSuccess;
  const { identity, limits, payments, pendingPayment } = context;
  app.post(
    path,
    { schema: { ...callSchema("paymentSuccess"), body: payload } },
    async (request, reply) => {
      const { user_email: email, stripe_sessionId: sessionId } = request.body;
      await limits.take("payment", { account: sessionId, address: request.ip });
      const pending = pendingPayment.read(request.headers.cookie);
      if (payments === null || pending === null || pending !== sessionId) throw notConfirmed();
      const outcome = await withPaymentProvider(() => payments.confirmReturn(sessionId, email));
      if (outcome.kind === "refused") throw notConfirmed();
      if (outcome.kind === "unpaid") throw notPaid();
      const opened = await identity.openSession(outcome.userId);
      if (opened === null) throw notConfirmed();
      const carry = await carryLogIn(context, request);
      await carry(opened);
      // Its session was for the account alone.
      await identity.signOut(request.headers.cookie);
      startSession(context, opened, reply);
      reply.header("set-cookie", pendingPayment.forget());
      await refuseUnready(context, opened.user);
      return loadSession(context, opened.user);
    },
  );
}

function notConfirmed(): AppError {
  const text = "This payment could not be confirmed. Please log in.";
  return new AppError(403, "payment_not_confirmed", text);
}

function notPaid(): AppError {
  return new AppError(402, "payment_not_completed", "The payment has not been completed.");
}

/** The ways in. */
export function addLogInRoutes(app: ApiApp, context: AppContext): void {
  addLogIn(app, context);
  addSecondFactor(app, context);
  addPaymentSuccess(app, context);
}
