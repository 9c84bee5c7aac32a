import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Provider } from "oidc-provider";
import { makeKey, PROVIDER_BASICS } from "./openid-provider-basics.ts";

/** A school whose people log in on a site of its own, in a browser. */
export interface School {
  readonly issuer: string;
  /** What a server needs to be told to let its people in. */
  readonly settings: Readonly<Record<string, string>>;
  /** Learns where that server is: people are sent back there, and nowhere else. */
  register(elenchus: string): void;
  close(): Promise<void>;
}

const CLIENT = { client_id: "elenchus", client_secret: "a secret of the client's" };
const HOST = "school.example";

const write = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`;

// The provider's own pages fetch a font from elsewhere.
const LOG_IN_PAGE = write(
  "Example School",
  '<form method="post"><label>User name <input name="user"></label><button>Go in</button></form>',
);
const writeLogOutPage = (form: string) =>
  write(
    "Leave Example School?",
    `${form}<button form="op.logoutForm" name="logout" value="yes">Leave</button>`,
  );

/** Whoever logs in there is called as they log in. */
function findPerson(user: string) {
  const given_name = user.charAt(0).toUpperCase() + user.slice(1);
  const email = `${user}@${HOST}`;
  const told = { sub: user, email, email_verified: true, given_name, family_name: "Byron" };
  return { accountId: user, claims: () => told };
}

function createProvider(issuer: string, elenchus: string): Provider {
  const client = {
    ...CLIENT,
    redirect_uris: [`${elenchus}/api/sign_on/1/return`],
    post_logout_redirect_uris: [`${elenchus}/`],
  };
  return new Provider(issuer, {
    ...PROVIDER_BASICS,
    clients: [client],
    jwks: { keys: [makeKey("one")] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource(ctx: { body: string }, form: string) {
          ctx.body = writeLogOutPage(form);
        },
      },
    },
    findAccount: (_ctx: unknown, user: string) => findPerson(user),
  });
}

/** The page on which people log in is the school's; all else is the provider's. */
async function answer(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.url?.startsWith("/interaction/") !== true) {
    await provider.callback()(request, response);
  } else if (request.method === "POST") {
    const accountId = new URLSearchParams(await text(request)).get("user");
    await provider.interactionFinished(request, response, { login: { accountId } });
  } else {
    response.writeHead(200, { "content-type": "text/html" }).end(LOG_IN_PAGE);
  }
}

export async function startSchool(): Promise<School> {
  let provider: Provider | null = null;
  const server = createServer((request, response) => {
    if (provider === null) response.writeHead(503).end();
    else void answer(provider, request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // By number, where our server is known by its name: to a browser these are two sites.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      OIDC_LABEL: "Example School",
      OIDC_TRUSTED_DOMAINS: HOST,
      ACCESS: "member",
    },
    register(elenchus) {
      provider = createProvider(issuer, elenchus);
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
