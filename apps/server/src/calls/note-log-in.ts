import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import type { SignedIn } from "../identity/identity.ts";
import type { SignOnDesk } from "../identity/sign-on-desk.ts";
import type { ProviderLogIn } from "../store/accounts/sign-on-session-store.ts";

type Needed = Pick<AppContext, "identity" | "stores" | "signOnDesk">;
type Cookies = SignedIn["cookies"];

/** Browsers keep no cookie that is longer than 4096 bytes with its name. */
const LONGEST_COOKIE_CHARS = 3800;

function asHeader(cookies: Cookies): string {
  return cookies.map((set) => set.split(";")[0]).join("; ");
}

/** Keeps by which log-in at a provider a session was opened, before anybody has its cookie. */
export async function noteLogIn(
  { identity, stores }: Needed,
  { user, cookies }: SignedIn,
  logIn: ProviderLogIn | null,
): Promise<void> {
  const hash = logIn && (await identity.sessionHashOf(asHeader(cookies)));
  if (logIn !== null && hash !== null) await stores.signOnSessions.note(hash, user.id, logIn);
}

/** Keeps a log-in with the browser until the account is open: a code of ours, or of a mail, is asked for first. */
export function keepLogIn({ arrived }: SignOnDesk, logIn: ProviderLogIn): string {
  const whole = arrived.write(logIn);
  return whole.length <= LONGEST_COOKIE_CHARS
    ? whole
    : arrived.write({ ...logIn, sealedToken: null });
}

/** The log-in that a browser has brought along from a provider, once; null where it has none. */
export function takeLogIn(
  { signOnDesk }: Pick<Needed, "signOnDesk">,
  reply: FastifyReply,
): ProviderLogIn | null {
  const arrived = signOnDesk?.arrived;
  const logIn = arrived?.read(reply.request.headers.cookie) ?? null;
  if (arrived !== undefined && logIn !== null) reply.header("set-cookie", arrived.forget());
  return logIn;
}

/** Lets a session that takes another one's place end with the same log-in at a provider. To be asked before that ends. */
export async function carryLogIn(
  { identity, stores, signOnDesk }: Needed,
  { headers }: FastifyRequest,
): Promise<(opened: { readonly cookies: Cookies } | null) => Promise<void>> {
  const hash = signOnDesk === null ? null : await identity.sessionHashOf(headers.cookie);
  const kept = hash === null ? null : await stores.signOnSessions.find(hash);
  return async (opened) => {
    const next = opened && (await identity.sessionHashOf(asHeader(opened.cookies)));
    if (kept !== null && next !== null) await stores.signOnSessions.put(next, kept);
  };
}
