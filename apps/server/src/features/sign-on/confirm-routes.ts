import type { FastifyReply, FastifyRequest } from "fastify";
import { readCapitalCode } from "@elenchus/domain/typed-code";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { addressLetter } from "../../mail/write-mail.ts";
import { signOnCodeLetter, signOnLinkedLetter } from "../../mail/sign-on-letters.ts";
import { mailboxOf } from "../../session/email-address.ts";
import {
  PENDING_MINUTES,
  SIGN_ON_PATH,
  type PendingSignOn,
  type SignOnDesk,
} from "../../session/sign-on-desk.ts";
import type { SignOnProvider } from "../../session/sign-on.ts";
import { notSignedIn } from "../../errors/refusals.ts";
import type { Subject } from "../../store/sign-on-store.ts";
import { followStanding } from "./follow-standing.ts";
import { enter } from "./enter.ts";
import { openAccount } from "./open-account.ts";
import { renderConfirmation } from "./render-sign-on.ts";
import { sendPage } from "./send-page.ts";

/** Who is to be confirmed. */
interface Pending {
  readonly pending: PendingSignOn;
  readonly provider: SignOnProvider;
}

/** @throws AppError 403 where nothing is under way in this browser */
function readPending({ pending: cookie, signOn }: SignOnDesk, request: FastifyRequest): Pending {
  const pending = cookie.read(request.headers.cookie);
  const provider = signOn.providers.find(({ issuer }) => issuer === pending?.issuer);
  if (pending !== null && provider !== undefined) return { pending, provider };
  const text = "This log-in has run out, or was begun in another browser. Please begin again.";
  throw new AppError(403, "sign_on_over", text);
}

function readField(request: FastifyRequest, name: string): string {
  const given = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof given === "string" ? given : "";
}

/** Ties the provider's subject to an account whose owner has just been proved. */
export async function linkAccount(
  context: AppContext,
  userId: string,
  { subject, provider }: { readonly subject: Subject; readonly provider: SignOnProvider },
): Promise<string> {
  const { stores, newId, jobs } = context;
  const account = await stores.accounts.find(userId);
  if (account === null) throw notSignedIn();
  const { firstName, email: to } = account;
  const letter = signOnLinkedLetter({ firstName, label: provider.label });
  const id = newId();
  const mail = addressLetter(letter, { id, to, dedupeKey: `sign-on-linked:${id}` });
  const owner = await stores.signOn.link(userId, subject, mail);
  jobs.nudge("deliver_mail");
  return owner;
}

/** Mails the code. Whether the address has an account makes no difference. */
function addCode(app: ApiApp, context: AppContext, desk: SignOnDesk): void {
  const { limits, stores, newId, jobs } = context;
  app.post(`${SIGN_ON_PATH}/code`, { schema: { hide: true } }, async (request, reply) => {
    const { pending, provider } = readPending(desk, request);
    const { email } = pending;
    await limits.take("sign_on_code", { account: mailboxOf(email), address: request.ip });
    const id = newId();
    const code = desk.codeOf(pending);
    const letter = signOnCodeLetter({ label: provider.label, code, minutes: PENDING_MINUTES });
    await stores.accounts.mail(
      addressLetter(letter, { id, to: email, dedupeKey: `sign-on:${id}` }),
    );
    jobs.nudge("deliver_mail");
    return sendConfirmation(reply, { pending, provider }, { problem: null, isMailed: true });
  });
}

export function sendConfirmation(
  reply: FastifyReply,
  { pending: { email }, provider: { label } }: Pending,
  standing: { readonly problem: string | null; readonly isMailed: boolean },
): FastifyReply {
  const page = renderConfirmation({ email, label }, standing);
  return sendPage(reply, standing.problem === null ? 200 : 403, page);
}

/** The code of the mail: whoever has it has the address. */
function addConfirm(app: ApiApp, context: AppContext, desk: SignOnDesk): void {
  const { limits, stores } = context;
  app.post(`${SIGN_ON_PATH}/confirm`, { schema: { hide: true } }, async (request, reply) => {
    const { pending, provider } = readPending(desk, request);
    const typed = readCapitalCode(readField(request, "code"));
    const isRight = await limits.tryOut("second_factor", `sign-on ${pending.email}`, async () =>
      typed === desk.codeOf(pending) ? true : null,
    );
    if (isRight === null) {
      const problem = "This code is wrong.";
      return sendConfirmation(reply, { pending, provider }, { problem, isMailed: true });
    }
    const isFirst = await limits.takeOnce(`sign-on ${pending.salt}`, PENDING_MINUTES * 60);
    if (!isFirst)
      throw new AppError(403, "sign_on_over", "This code was used already. Please begin again.");
    const account = await stores.accounts.findByEmail(pending.email);
    const owner =
      account === null
        ? await openAccount(context, provider, pending, pending)
        : await linkAccount(context, account.id, { subject: pending, provider });
    reply.header("set-cookie", desk.pending.forget());
    await followStanding(context, owner, pending, pending);
    return enter(context, owner, reply);
  });
}

/** The password of the account that is there, tried and counted as at the log-in. */
function addPassword(app: ApiApp, context: AppContext, desk: SignOnDesk): void {
  const { limits, identity, knownDevices, stores } = context;
  app.post(`${SIGN_ON_PATH}/password`, { schema: { hide: true } }, async (request, reply) => {
    const { pending, provider } = readPending(desk, request);
    const { email } = pending;
    const device = knownDevices.find(request.headers.cookie, email);
    const step = await limits.tryLogIn({ account: email, address: request.ip, device }, () =>
      identity.signIn(email, readField(request, "password")),
    );
    const account = await stores.accounts.findByEmail(email);
    if (step === null || step.kind === "unconfirmed" || account === null) {
      const problem = "This is not the password of an account with this address.";
      return sendConfirmation(reply, { pending, provider }, { problem, isMailed: false });
    }
    const owner = await linkAccount(context, account.id, { subject: pending, provider });
    reply.header("set-cookie", desk.pending.forget());
    await followStanding(context, owner, pending, pending);
    // What the password opened is not the session of whoever came by the provider.
    await identity.signOut(step.cookies.map((set) => set.split(";")[0]).join("; "));
    return enter(context, owner, reply);
  });
}

/** How somebody shows that the address is theirs which a provider named. */
export function addConfirmRoutes(app: ApiApp, context: AppContext, desk: SignOnDesk): void {
  addCode(app, context, desk);
  addConfirm(app, context, desk);
  addPassword(app, context, desk);
}
