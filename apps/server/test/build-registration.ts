import { normaliseEmail } from "../src/identity/email-address.ts";
import type { CallPayload } from "@elenchus/contract/calls";
import { TERMS_VERSION } from "@elenchus/domain/limits";
import { randomUUID } from "node:crypto";
import type { Mail } from "../src/mail/mailer.ts";
import { type TestServer } from "./build-test-server.ts";
import { sendCall, type Answer } from "./send-call.ts";
import { TEST_PASSWORD } from "./test-user.ts";

export type Registration = CallPayload<"registerUser">;

/** What somebody new fills in. The password is confirmed unless the changes say otherwise. */
export function buildRegistration(changes: Partial<Registration> = {}): Registration {
  const password = changes.password ?? TEST_PASSWORD;
  return {
    first_name: "Grace",
    last_name: "Hopper",
    email: `${randomUUID()}@example.org`,
    password,
    confirm_password: password,
    birth_month: 12,
    birth_year: 1990,
    terms_version: TERMS_VERSION,
    ...changes,
  };
}

/** Sends all mail that is due and answers what this address has got by now, oldest first. */
export async function readMailTo(server: TestServer, email: string): Promise<readonly Mail[]> {
  await server.runJob("deliver_mail");
  return server.mails.filter(({ to }) => to === normaliseEmail(email));
}

/** Addresses that a mail links to, each once. */
export function linksIn({ text, html }: Pick<Mail, "text" | "html">): string[] {
  const found = `${text} ${html}`.matchAll(/https?:\/\/[^\s"<>]+/g);
  return [...new Set([...found].map(([link]) => link.replaceAll("&amp;", "&")))];
}

/** The token in the link of the newest mail that has one. */
export function tokenIn(
  mails: readonly Mail[],
  name: "confirmation_token" | "reset_token",
): string {
  const tokens = mails.flatMap((mail) =>
    linksIn(mail).flatMap((link) => new URL(link).searchParams.get(name) ?? []),
  );
  const token = tokens.at(-1);
  if (token === undefined) throw new Error(`no mail carries a ${name}`);
  return token;
}

/** Registers somebody; answers what was filled in, and the token of the mailed link. */
export async function register(server: TestServer, changes: Partial<Registration> = {}) {
  const payload = buildRegistration(changes);
  const { status, text } = await sendCall(server.app, "registerUser", payload, {});
  if (status !== 200) throw new Error(`no registration: ${text}`);
  const token = tokenIn(await readMailTo(server, payload.email), "confirmation_token");
  return { ...payload, token };
}

/** Opens a verification link as a program does. */
export function verify(server: TestServer, token: string): Promise<Answer> {
  return sendCall(server.app, "verifyEmail", { confirmation_token: token }, {});
}

/** Asks for a reset link and answers its token. */
export async function askForReset(server: TestServer, email: string): Promise<string> {
  const { status, text } = await sendCall(server.app, "sendResetEmail", { email }, {});
  if (status !== 200) throw new Error(`no reset mail: ${text}`);
  return tokenIn(await readMailTo(server, email), "reset_token");
}

/** Logs in, whatever comes of it. */
export function logIn(server: TestServer, email: string, password: string): Promise<Answer> {
  const payload = { user_name: email, user_password: password };
  return sendCall(server.app, "initChat", payload, {});
}
