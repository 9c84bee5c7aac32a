import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

const LTI = "https://purl.imsglobal.org/spec/lti/claim";
const LINKING = "https://purl.imsglobal.org/spec/lti-dl/claim";
const MEMBERSHIP = "http://purl.imsglobal.org/vocab/lis/v2/membership";
const ADA = { email: "ada@school.example", given_name: "Ada", family_name: "Byron" };

/** A learning platform on another site, whose course shows Elenchus in a frame. */
export interface LearningPlatform {
  readonly url: string;
  /** What it hands out of itself, as the command that registers it takes it. */
  readonly options: readonly string[];
  close(): Promise<void>;
}

interface Opened {
  readonly url: string;
  readonly query: URLSearchParams;
}

/** Claims of who opens a link, or of a teacher who puts one into the course. */
function describeLaunch({ url, query }: Opened, target: string) {
  const isLink = target.endsWith("/launch");
  return {
    ...ADA,
    nonce: query.get("nonce"),
    [`${LTI}/version`]: "1.3.0",
    [`${LTI}/deployment_id`]: "1",
    [`${LTI}/message_type`]: isLink ? "LtiResourceLinkRequest" : "LtiDeepLinkingRequest",
    [`${LTI}/target_link_uri`]: target,
    [`${LTI}/roles`]: [`${MEMBERSHIP}#${isLink ? "Learner" : "Instructor"}`],
    [`${LTI}/context`]: { id: "course", title: "Logic 101" },
    [`${LTI}/resource_link`]: { id: "link", title: "Week 1" },
    [`${LINKING}/deep_linking_settings`]: {
      deep_link_return_url: `${url}/return`,
      accept_types: ["ltiResourceLink"],
    },
  };
}

/** As the command that registers a platform takes it. */
function listOptions(url: string): string[] {
  const told = {
    name: "Moodle",
    issuer: url,
    "client-id": "elenchus",
    deployments: "1",
    "authorization-url": `${url}/auth`,
    "token-url": `${url}/token`,
    "keys-url": `${url}/keys`,
    domains: "school.example",
  };
  return Object.entries(told).flatMap(([option, value]) => [`--${option}`, value]);
}

/** @param elenchus where the tool is */
export async function startLearningPlatform(elenchus: string): Promise<LearningPlatform> {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: "one", alg: "RS256" }] };
  const sign = (opened: Opened, target: string) =>
    new SignJWT(describeLaunch(opened, target))
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setIssuer(opened.url)
      .setAudience("elenchus")
      .setSubject("ada")
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(privateKey);
  /** The course's page, and where the platform says who has come. */
  const write = async (path: string, opened: Opened): Promise<string> => {
    const { url, query } = opened;
    if (path === "/keys") return JSON.stringify(keys);
    if (path === "/return") return "<h1>It is in the course</h1>";
    if (path.startsWith("/auth")) {
      const target = query.get("login_hint") ?? "";
      const fields = { state: query.get("state") ?? "", id_token: await sign(opened, target) };
      const inputs = Object.entries(fields).map(
        ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
      );
      return `<form method="post" action="${query.get("redirect_uri") ?? ""}">${inputs.join("")}</form><script>document.forms[0].submit()</script>`;
    }
    const target = `${elenchus}/api/lti${path}`;
    const asked = { iss: url, client_id: "elenchus", target_link_uri: target, login_hint: target };
    const begin = `${elenchus}/api/lti/log_in?${new URLSearchParams(asked).toString()}`;
    return `<h1>Logic 101</h1><iframe title="Tool" width="700" height="600" src="${begin}"></iframe>`;
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://127.0.0.1");
    const type = pathname === "/keys" ? "application/json" : "text/html";
    const url = `http://${request.headers.host ?? ""}`;
    void write(pathname, { url, query }).then((text) =>
      response.writeHead(200, { "content-type": type }).end(text),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    options: listOptions(url),
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
