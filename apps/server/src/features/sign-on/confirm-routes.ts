import type { FastifyReply, FastifyRequest } from "fastify";
import { SIGN_ON_CODE_MINUTES } from "@elenchus/domain/limits";
import { readCapitalCode } from "@elenchus/domain/typed-code";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { addressLetter } from "../../mail/write-mail.ts";
import { signOnCodeLetter } from "../../mail/sign-on-letters.ts";
import { mailboxOf } from "../../identity/email-address.ts";
import { takeLogIn } from "../../calls/note-log-in.ts";
import { SIGN_ON_PATH, type PendingSignOn, type SignOnDesk } from "../../identity/sign-on-desk.ts";
import type { AccountSource } from "../../identity/sign-on.ts";
import { refusePasswords } from "../../identity/takes-passwords.ts";
import { followStanding } from "./follow-standing.ts";
import { enter } from "./enter.ts";
import { linkAccount } from "./link-account.ts";
import { findSource } from "./lti/find-source.ts";
import { openAccount } from "./open-account.ts";
import { renderConfirmation } from "./render-sign-on.ts";
import { sendPage } from "./send-page.ts";

/** Who is to be confirmed. */
interface Pending {
  readonly pending: PendingSignOn;
  readonly source: AccountSource;
}

/** @throws AppError 403 where nothing is under way in this browser */
async function readPending(
  context: AppContext,
  { pending: cookie }: SignOnDesk,
  request: FastifyRequest,
): Promise<Pending> {
  const pending = cookie.read(request.headers.cookie);
  const source = pending && (await findSource(context, pending.issuer));
  if (pending !== null && source !== null) return { pending, source };
  const text = "This log-in has run out, or was begun in another browser. Please begin again.";
  throw new AppError(403, "sign_on_over", text);
}

function readField(request: FastifyRequest, name: string): string {
  const given = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof given === "string" ? given : "";
}

/** Mails the code. Whether the address has an account makes no difference. */
function addCode(app: ApiApp, context: AppContext, desk: SignOnDesk): void {
  const { limits, stores, newId, jobs } = context;
  app.post(`${SIGN_ON_PATH}/code`, { schema: { hide: true } }, async (request, reply) => {
    const { pending, source } = await readPending(context, desk, request);
    const { email } = pending;
    await limits.take("sign_on_code", { account: mailboxOf(email), address: request.ip });
    const id = newId();
    const code = desk.codeOf(pending);
    const letter = signOnCodeLetter({ label: source.label, code, minutes: SIGN_ON_CODE_MINUTES });
    await stores.accounts.mail(
      addressLetter(letter, { id, to: email, dedupeKey: `sign-on:${id}` }),
    );
    jobs.nudge("deliver_mail");
    return sendConfirmation(reply, { pending, source, desk }, { problem: null, isMailed: true });
  });
}

export function sendConfirmation(
  reply: FastifyReply,
  { pending: { email }, source: { label }, desk }: Pending & { readonly desk: SignOnDesk },
  standing: { readonly problem: string | null; readonly isMailed: boolean },
): FastifyReply {
  const page = renderConfirmation({ email, label, takesPassword: !desk.isOnly }, standing);
  return sendPage(reply, standing.problem === null ? 200 : 403, page);
}

/** Lets in whoever has shown that the address is theirs, or has their launch do so. */
async function goOn(
  context: AppContext,
  of: {
    readonly owner: string;
    readonly pending: PendingSignOn;
    readonly reply: FastifyReply;
  },
): Promise<FastifyReply> {
  const { owner, pending, reply } = of;
  if (pending.goOnAt !== null) return reply.redirect(pending.goOnAt, 303);
  await followStanding(context, owner, pending, pending);
  const logIn = takeLogIn(context, reply);
  const isOfIt = logIn?.issuer === pending.issuer && logIn.subject === pending.subject;
  return enter(context, owner, reply, { path: "/", logIn: isOfIt ? logIn : null });
}

/** The code of the mail: whoever has it has the address. */
function addConfirm(app: ApiApp, context: AppContext, desk: SignOnDesk): void {
  const { limits, stores } = context;
  app.post(`${SIGN_ON_PATH}/confirm`, { schema: { hide: true } }, async (request, reply) => {
    const { pending, source } = await readPending(context, desk, request);
    const typed = readCapitalCode(readField(request, "code"));
    const isRight = await limits.tryOut("second_factor", `sign-on ${pending.email}`, async () =>
      typed === desk.codeOf(pending) ? true : null,
    );
    if (isRight === null) {
      const problem = "This code is wrong.";
      return sendConfirmation(reply, { pending, source, desk }, { problem, isMailed: true });
    }
    const isFirst = await limits.takeOnce(`sign-on ${pending.salt}`, SIGN_ON_CODE_MINUTES * 60);
    if (!isFirst)
      throw new AppError(403, "sign_on_over", "This code was used already. Please begin again.");
    const account = await stores.accounts.findByEmail(pending.email);
    const owner =
      account === null
        ? await openAccount(context, source, pending, pending)
        : await linkAccount(context, account.id, { subject: pending, source });
    reply.header("set-cookie", desk.pending.forget());
    return goOn(context, { owner, pending, reply });
  });
}

/** The password of the account that is there, tried and counted as at the log-in. */
function addPassword(app: ApiApp, context: AppContext, desk: SignOnDesk): void {
  const { limits, identity, knownDevices, stores } = context;
  app.post(`${SIGN_ON_PATH}/password`, { schema: { hide: true } }, async (request, reply) => {
    refusePasswords(context);
    const { pending, source } = await readPending(context, desk, request);
    const { email } = pending;
    const device = knownDevices.find(request.headers.cookie, email);
    const step = await limits.tryLogIn({ account: email, address: request.ip, device }, () =>
      identity.signIn(email, readField(request, "password")),
    );
    const account = await stores.accounts.findByEmail(email);
    if (step === null || step.kind === "unconfirmed" || account === null) {
      const problem = "This is not the password of an account with this address.";
      return sendConfirmation(reply, { pending, source, desk }, { problem, isMailed: false });
    }
    const owner = await linkAccount(context, account.id, { subject: pending, source });
    reply.header("set-cookie", desk.pending.forget());
    // The session that the password opened does not belong to whoever came by the other site.
    await identity.signOut(step.cookies.map((set) => set.split(";")[0]).join("; "));
    return goOn(context, { owner, pending, reply });
  });
}

/** How somebody shows that the address is theirs which a provider named. */
export function addConfirmRoutes(app: ApiApp, context: AppContext, desk: SignOnDesk): void {
  addCode(app, context, desk);
  addConfirm(app, context, desk);
  addPassword(app, context, desk);
}
