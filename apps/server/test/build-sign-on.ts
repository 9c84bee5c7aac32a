import { randomUUID } from "node:crypto";
import type { SignOnProvider } from "../src/identity/sign-on.ts";
import { createOpenidSignOn } from "../src/identity/openid/sign-on.ts";
import { createSignOnDesk, type SignOnDesk } from "../src/identity/sign-on-desk.ts";
import {
  buildOpenIdProvider,
  walkThrough,
  type OpenIdProvider,
  type ProviderCookies,
  type ProviderPerson,
} from "./build-openid-provider.ts";
import { buildTestServer, type ServerChanges, type TestServer } from "./build-test-server.ts";
import { cookiesOf, sendCall } from "./send-call.ts";

const SECRETS = ["a secret of thirty-two characters or more"] as const;

/** A browser, by what it keeps. */
export interface Browser {
  cookie: string;
  /** And at the provider; none where it was not there before. */
  readonly there?: ProviderCookies;
}

/** A server with two providers: the second one's word is trusted for no host. */
export interface SignOnWorld {
  readonly server: TestServer;
  readonly desk: SignOnDesk;
  readonly school: OpenIdProvider;
  readonly other: OpenIdProvider;
  /** Opens an address of the server's, or sends a form there. */
  open(browser: Browser, url: string, form?: Record<string, string>): Promise<Opened>;
  /** Presses "Continue with …" and logs in there; answers where the browser comes back to. */
  goThere(browser: Browser, provider: OpenIdProvider, person: ProviderPerson): Promise<string>;
  /** All of it, in a browser of its own. */
  logInBy(
    provider: OpenIdProvider,
    person: ProviderPerson,
  ): Promise<Opened & { browser: Required<Browser> }>;
  /** Who is logged in, as the account's screen has it. */
  ownerOf(browser: Browser): Promise<Record<string, unknown> | null>;
  close(): Promise<void>;
}

export interface Opened {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

export function buildPerson(changes: Partial<ProviderPerson> = {}): ProviderPerson {
  const sub = randomUUID();
  const email = `${sub}@school.example`;
  const names = { given_name: "Hypatia", family_name: "Alexandrina" };
  return { sub, email, email_verified: true, ...names, ...changes };
}

/** Keeps what an answer sets, as a browser does. */
function keep(browser: Browser, headers: Parameters<typeof cookiesOf>[0]): void {
  const pairs = `${browser.cookie}; ${cookiesOf(headers)}`.split("; ").filter(Boolean);
  const jar = new Map(pairs.map((pair) => [pair.split("=")[0], pair] as const));
  browser.cookie = [...jar.values()].filter((pair) => !pair.endsWith("=")).join("; ");
}

export async function openIn(
  { app }: TestServer,
  browser: Browser,
  url: string,
  form?: Record<string, string>,
): Promise<Opened> {
  const { cookie } = browser;
  const answer =
    form === undefined
      ? await app.inject({ url, headers: { cookie } })
      : await app.inject({
          method: "POST",
          url,
          headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
          payload: new URLSearchParams(form).toString(),
        });
  keep(browser, answer.headers);
  const { statusCode: status, headers, body: text } = answer;
  return { status, location: String(headers.location), text };
}

async function goThere(
  server: TestServer,
  browser: Browser,
  provider: OpenIdProvider,
  person: ProviderPerson,
): Promise<string> {
  provider.person = person;
  const sent = await openIn(server, browser, `/api/sign_on/${provider.settings.number}`);
  if (sent.status !== 303) throw new Error(`nobody is sent there: ${sent.text}`);
  return walkThrough(sent.location, browser.there ?? new Map());
}

/** @param of what is set of the first provider, which is trusted for `school.example` */
export async function buildSignOnWorld(
  changes: ServerChanges = {},
  {
    membersHaveAccess = false,
    isOnly = false,
    ...of
  }: Partial<SignOnProvider> & { membersHaveAccess?: boolean; isOnly?: boolean } = {},
): Promise<SignOnWorld> {
  const school = await buildOpenIdProvider(1, { trustedDomains: ["school.example"], ...of });
  const other = await buildOpenIdProvider(2);
  const signOn = createOpenidSignOn([school.settings, other.settings], SECRETS);
  const now = () => new Date();
  const settings = { secrets: SECRETS, isSecure: false, now, membersHaveAccess, isOnly };
  const signOnDesk = createSignOnDesk(signOn, settings);
  const server = await buildTestServer("postgres", { signOnDesk, ...changes });
  return {
    server,
    desk: signOnDesk,
    school,
    other,
    open: (browser, url, form) => openIn(server, browser, url, form),
    goThere: (browser, provider, person) => goThere(server, browser, provider, person),
    async logInBy(provider, person) {
      const browser = { cookie: "", there: new Map<string, string>() };
      const back = await goThere(server, browser, provider, person);
      return { ...(await openIn(server, browser, back)), browser };
    },
    async ownerOf({ cookie }) {
      const { status, body } = await sendCall(server.app, "account", {}, { cookie });
      return status === 200 ? body : null;
    },
    async close() {
      await server.close();
      await school.close();
      await other.close();
    },
  };
}
