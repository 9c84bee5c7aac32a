import { count, eq } from "drizzle-orm";
import { createHmac, randomUUID } from "node:crypto";
import { authSessions, users } from "../src/db/schema/auth-schema.ts";
import type { Orm } from "../src/db/database.ts";
import { hashPassword } from "../src/identity/hash-password.ts";
import { insertAccount } from "../src/store/accounts/insert-account.ts";
import { createAsk } from "./build-checkout-world.ts";
import { TEST_WEBHOOK_SECRET } from "./build-payment-desk.ts";
import { type TestServer } from "./build-test-server.ts";
import { cookiesOf, sendCall, type Answer } from "./send-call.ts";
import { TEST_PASSWORD } from "./test-user.ts";

/** Somebody with an account and without access. */
export interface TestPayer {
  readonly id: string;
  readonly email: string;
}

/** Somebody who was sent to a checkout, and the browser in which that happened. */
export interface TestCheckoutVisit extends TestPayer {
  readonly sessionId: string;
  /** The pending cookie. */
  readonly cookie: string;
  /** The cookie of the session, which opens the account alone. */
  readonly limited: string;
}

let hashing: Promise<string> | null = null;

/** Stores an account without access. Its password is hashed once for all of them. */
export async function insertPayer(
  orm: Orm,
  email = `${randomUUID()}@example.org`,
): Promise<TestPayer> {
  hashing ??= hashPassword(TEST_PASSWORD);
  const id = randomUUID();
  const names = { firstName: "Ada", lastName: "Lovelace", userType: "learner" } as const;
  const ids = { id, credentialId: randomUUID() };
  await insertAccount(orm, {
    ...ids,
    ...names,
    email,
    passwordHash: await hashing,
    hasAccess: false,
    awaitsConsent: false,
  });
  return { id, email };
}

export function addPayer({ database }: TestServer): Promise<TestPayer> {
  return insertPayer(database.orm);
}

export function logIn(server: TestServer, { email }: { readonly email: string }): Promise<Answer> {
  const payload = { user_name: email, user_password: TEST_PASSWORD };
  return sendCall(server.app, "initChat", payload, {});
}

/** Logs somebody in who has not paid: they are sent to a checkout. */
export async function visitCheckout(
  server: TestServer,
  payer: TestPayer,
): Promise<TestCheckoutVisit> {
  const { body, headers, text } = await logIn(server, payer);
  if (!body.redirect_to_stripe) throw new Error(`nobody was sent to a checkout: ${text}`);
  const { id, email } = payer;
  const [cookie = "", limited = ""] = ["pending_payment", "session_token"].map((name) =>
    cookiesOf(headers)
      .split("; ")
      .find((each) => each.includes(name)),
  );
  return { id, email, sessionId: body.sessionId, cookie, limited };
}

/** Somebody new at a checkout. */
export async function buildVisit(server: TestServer): Promise<TestCheckoutVisit> {
  return visitCheckout(server, await addPayer(server));
}

/** The browser's return from the checkout, as it is or with other things in it. */
export function returnFrom(
  server: TestServer,
  visit: Partial<TestCheckoutVisit> & Pick<TestCheckoutVisit, "sessionId" | "email">,
): Promise<Answer> {
  const { sessionId, email } = visit;
  const payload = { user_email: email, stripe_sessionId: sessionId };
  const cookie = [visit.cookie, visit.limited].filter((each) => each !== undefined).join("; ");
  return sendCall(server.app, "paymentSuccess", payload, cookie === "" ? {} : { cookie });
}

/** Pays while nobody hears of it. */
export async function payUnheard({ desk }: TestServer, sessionId: string): Promise<void> {
  desk.isConnected = false;
  await desk.provider.pay(sessionId);
  desk.isConnected = true;
}

/** Somebody who has paid, heard by the webhook, and is logged in by the return. */
export async function buildPaidVisit(
  server: TestServer,
  payer?: TestPayer,
): Promise<TestCheckoutVisit & { readonly session: string }> {
  const visit = await visitCheckout(server, payer ?? (await addPayer(server)));
  await server.desk.provider.pay(visit.sessionId);
  const answer = await returnFrom(server, visit);
  if (answer.status !== 200) throw new Error(`not logged in after paying: ${answer.text}`);
  return { ...visit, session: cookiesOf(answer.headers) };
}

/** Whether the books give somebody access. */
export async function hasAccess({ database }: TestServer, userId: string): Promise<boolean> {
  const rows = await database.orm
    .select({ hasAccess: users.hasAccess })
    .from(users)
    .where(eq(users.id, userId));
  return rows[0]?.hasAccess === true;
}

/** How many sessions somebody has, or all have: who was logged in has one. */
export async function countSessions({ database }: TestServer, userId?: string): Promise<number> {
  const isTheirs = userId === undefined ? undefined : eq(authSessions.userId, userId);
  const [row] = await database.orm.select({ n: count() }).from(authSessions).where(isTheirs);
  return row?.n ?? 0;
}

/** Subjects of the mails that somebody got, oldest first, once all that is due was sent. */
export async function readSubjects(server: TestServer, email: string): Promise<string[]> {
  await server.runJob("deliver_mail");
  return server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

/** A signature as the provider makes it. */
export function signEvent(
  body: string | Buffer,
  { secret = TEST_WEBHOOK_SECRET, at = new Date() }: { secret?: string; at?: Date } = {},
): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const digest = createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");
  return `t=${seconds},v1=${digest}`;
}

/** An event as the provider writes it. */
export function writeEvent(type: string, object: object): string {
  const id = `evt_${randomUUID().replaceAll("-", "")}`;
  return JSON.stringify({ id, object: "event", type, data: { object } });
}

/** Sends an event to the webhook, signed well unless told otherwise, and answers the status. */
export async function sendEvent(
  { app, now }: TestServer,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const type = {
    "content-type": "application/json",
    "stripe-signature": signEvent(body, { at: now() }),
  };
  const answer = await app.inject({
    method: "POST",
    url: "/api/stripe_webhook",
    headers: { ...type, ...headers },
    payload: body,
  });
  return answer.statusCode;
}

export function sendCompleted(server: TestServer, sessionId: string): Promise<number> {
  return sendEvent(server, writeEvent("checkout.session.completed", { id: sessionId }));
}

/** What the provider calls a paid session's payment. */
export async function findPaymentIntent(server: TestServer, sessionId: string): Promise<string> {
  const ask = createAsk(server.desk.provider.fetch);
  const { body } = await ask("GET", `checkout/sessions/${sessionId}`);
  return String(body.payment_intent);
}

/** Gives money back at the provider, as its operator does there by hand; null gives all. */
export async function refundAtProvider(
  server: TestServer,
  sessionId: string,
  amount: number | null = null,
): Promise<string> {
  const payment_intent = await findPaymentIntent(server, sessionId);
  const ask = createAsk(server.desk.provider.fetch);
  const params = { payment_intent, ...(amount === null ? {} : { amount: String(amount) }) };
  const answer = await ask("POST", "refunds", params);
  if (answer.status !== 200) throw new Error(`no refund: ${JSON.stringify(answer.body)}`);
  return payment_intent;
}
