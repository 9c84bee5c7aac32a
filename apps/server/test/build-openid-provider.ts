import { createPrivateKey, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";
import type { SignOnProvider } from "../src/identity/sign-on.ts";
import { TEST_URL } from "./build-test-server.ts";
import { makeKey, PROVIDER_BASICS, type Jwk } from "./openid-provider-basics.ts";

/** Somebody with an account at the provider. */
export interface ProviderPerson {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/** A change to an ID token before it is signed. */
export interface Forgery {
  readonly claims?: Record<string, unknown>;
  /** Signed by a key that the provider does not publish. */
  readonly hasOwnKey?: boolean;
  /** In the header, instead of a signature. */
  readonly alg?: "none";
}

/** A certified provider on loopback, at which whoever is set is logged in. */
export interface OpenIdProvider {
  readonly settings: SignOnProvider;
  /** Who sits at the browser. */
  person: ProviderPerson;
  /** What its tokens are changed to on their way. */
  forgery: Forgery | null;
  /** Tokens that it has sent to our server, of whoever logged out there. */
  readonly signOuts: string[];
  /** A token of its own, changed. */
  forge(token: string, forgery: Forgery): string;
  /** Signs by a new key from now on, and publishes that alone. */
  rotateKeys(): void;
  close(): Promise<void>;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

function forge(token: string, key: Jwk, { claims, hasOwnKey, alg }: Forgery): string {
  const [, payload = ""] = token.split(".");
  const told = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
  const text = `${encode({ alg: alg ?? "RS256", kid: key.kid })}.${encode({ ...told, ...claims })}`;
  if (alg === "none") return `${text}.`;
  const signer = hasOwnKey === true ? makeKey(key.kid) : key;
  const privateKey = createPrivateKey({ key: signer, format: "jwk" });
  return `${text}.${sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
}

export async function buildOpenIdProvider(
  number: number,
  changes: Partial<SignOnProvider> = {},
): Promise<OpenIdProvider> {
  let keys = 0;
  let key = makeKey("key-0");
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/interaction/") === true) {
      const login = { accountId: self.person.sub };
      void provider.interactionFinished(request, response, { login });
    } else void provider.callback()(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: SignOnProvider = {
    number,
    issuer,
    clientId: "elenchus",
    clientSecret: "a secret of the client's",
    label: `School ${number}`,
    trustedDomains: [],
    roleClaim: null,
    supervisorValues: [],
    groupClaim: null,
    secondFactorValues: [],
    ...changes,
  };
  const createProvider = () => {
    const made = new Provider(issuer, {
      ...PROVIDER_BASICS,
      clients: [
        {
          client_id: settings.clientId,
          client_secret: settings.clientSecret,
          redirect_uris: [`${TEST_URL}/api/sign_on/${number}/return`],
          post_logout_redirect_uris: [`${TEST_URL}/`],
          backchannel_logout_uri: `${TEST_URL}/api/sign_on/${number}/log_out`,
          backchannel_logout_session_required: true,
        },
      ],
      jwks: { keys: [key] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      fetch: async (_url: unknown, { body }: { readonly body: unknown }) => {
        self.signOuts.push(new URLSearchParams(String(body)).get("logout_token") ?? "");
        return new Response();
      },
      findAccount: (_ctx: unknown, sub: string) => ({
        accountId: sub,
        claims: () => ({ ...self.person, sub }),
      }),
    });
    made.use(async (ctx, next) => {
      await next();
      const token = ctx.path === "/token" ? ctx.body?.id_token : undefined;
      if (token !== undefined && self.forgery !== null) {
        ctx.body = { ...ctx.body, id_token: forge(token, key, self.forgery) };
      }
    });
    return made;
  };
  const self: OpenIdProvider = {
    settings,
    person: { sub: "nobody" },
    forgery: null,
    signOuts: [],
    forge: (token, forgery) => forge(token, key, forgery),
    rotateKeys() {
      keys += 1;
      key = makeKey(`key-${keys}`);
      provider = createProvider();
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
  let provider = createProvider();
  return self;
}

/** A browser's cookies at a provider, by name. */
export type ProviderCookies = Map<string, string>;

async function openThere(cookies: ProviderCookies, url: string, init: RequestInit = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(url, { ...init, redirect: "manual", headers: { cookie } });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
    cookies.set(name, value);
  }
  return answer;
}

/** Logs a browser out at the provider, as its page asks: answers where it comes back to. */
export async function logOutThere(url: string, cookies: ProviderCookies): Promise<string | null> {
  const page = await (await openThere(cookies, url)).text();
  const [, action = ""] = /action="([^"]+)"/u.exec(page) ?? [];
  const [, xsrf = ""] = /name="xsrf" value="([^"]+)"/u.exec(page) ?? [];
  const body = new URLSearchParams({ xsrf, logout: "yes" });
  const done = await openThere(cookies, action, { method: "POST", body });
  return done.headers.get("location");
}

/** Follows a browser from our redirect through the provider, back to our address: answers path and query. */
export async function walkThrough(url: string, cookies: ProviderCookies): Promise<string> {
  let next = url;
  while (!next.startsWith(TEST_URL)) {
    const answer = await openThere(cookies, next);
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`no way on from ${next}: ${await answer.text()}`);
    next = new URL(location, next).href;
  }
  return next.slice(TEST_URL.length);
}
