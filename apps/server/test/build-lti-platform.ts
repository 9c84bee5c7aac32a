import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  type JSONWebKeySet,
} from "jose";
import { answer, readBody } from "./answer-request.ts";
import type { LtiPlatform } from "../src/store/platforms/lti-platform.ts";

export const LTI = "https://purl.imsglobal.org/spec/lti/claim";
const GRADES = "https://purl.imsglobal.org/spec/lti-ags";
export const LINKING = "https://purl.imsglobal.org/spec/lti-dl/claim";
const ROSTER = "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice";
export const MEMBERSHIP = "http://purl.imsglobal.org/vocab/lis/v2/membership#";

/** Somebody at the platform. */
export interface PlatformPerson {
  readonly sub: string;
  readonly email?: string | undefined;
  readonly roles: readonly string[];
  readonly given_name: string;
  readonly family_name: string;
}

/** A mark as it came. */
export interface ReceivedScore {
  readonly lineItem: string;
  readonly userId: string;
  readonly timestamp: string;
  readonly scoreGiven: number;
}

/** How a token is signed. */
export interface Signing {
  /** By a key that the platform does not publish. */
  readonly hasOwnKey?: boolean;
  readonly isUnsigned?: boolean;
  /** Changed after it was signed. */
  readonly forged?: Record<string, unknown>;
}

/** A learning platform on loopback, with the tool's public keys as it would fetch them. */
export interface TestPlatform {
  readonly settings: LtiPlatform;
  readonly scores: readonly ReceivedScore[];
  /** What the gradebook holds: one mark a person and line item. */
  readonly gradebook: ReadonlyMap<string, number>;
  readonly roster: PlatformPerson[];
  /** How tools described themselves that registered. */
  readonly registrations: Record<string, unknown>[];
  /** How many tokens it was asked for. */
  tokens: number;
  /** How many pages of the roster were read. */
  pages: number;
  /** Called when a mark has been stored, before it is answered. */
  onScore: (() => Promise<void>) | null;
  /** What the next calls to the services are answered: a status instead of the thing itself; null: all is well. */
  trouble: { status: number; isAfter?: boolean; isOfTokens?: boolean } | null;
  claimsFor(
    person: PlatformPerson,
    of: { nonce: string; target: string },
    changes?: Record<string, unknown>,
  ): Record<string, unknown>;
  sign(claims: Record<string, unknown>, signing?: Signing): Promise<string>;
  close(): Promise<void>;
}

const HOUR = 3600;

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

/** @param readToolKeys what Elenchus publishes: what it sends is checked by that */
export async function buildLtiPlatform(
  changes: Partial<LtiPlatform>,
  readToolKeys: () => Promise<JSONWebKeySet>,
): Promise<TestPlatform> {
  const [{ privateKey, publicKey }, stranger] = [
    await generateKeyPair("RS256"),
    await generateKeyPair("RS256"),
  ];
  const kid = randomUUID();
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" }] };
  const scores: ReceivedScore[] = [];
  const gradebook = new Map<string, number>();
  const roster: PlatformPerson[] = [];

  const giveToken = async (request: IncomingMessage, response: ServerResponse) => {
    self.tokens += 1;
    const form = new URLSearchParams(await readBody(request));
    const keys = createLocalJWKSet(await readToolKeys());
    const { clientId, tokenUrl } = self.settings;
    await jwtVerify(form.get("client_assertion") ?? "", keys, {
      issuer: clientId,
      subject: clientId,
      audience: tokenUrl,
    });
    const scope = form.get("scope") ?? "";
    answer(response, 200, { access_token: `token for ${scope}`, expires_in: HOUR });
  };
  const giveRoster = (url: URL, response: ServerResponse) => {
    self.pages += 1;
    const [limit, from] = ["limit", "from"].map((name) => Number(url.searchParams.get(name)));
    const page = roster.slice(from, (from ?? 0) + (limit ?? 0));
    url.searchParams.set("from", String((from ?? 0) + (limit ?? 0)));
    const isMore = (from ?? 0) + (limit ?? 0) < roster.length;
    const members = page.map(({ sub, given_name, family_name, roles }) => ({
      user_id: sub,
      status: "Active",
      name: `${given_name} ${family_name}`,
      roles,
    }));
    answer(
      response,
      200,
      { id: url.href, members },
      isMore ? `<${url.href}>; rel="next"` : undefined,
    );
  };
  const takeScore = async (url: URL, request: IncomingMessage, response: ServerResponse) => {
    const score = JSON.parse(await readBody(request)) as ReceivedScore;
    const lineItem = url.pathname.replace("/scores", "");
    scores.push({ ...score, lineItem });
    gradebook.set(`${lineItem} ${score.userId}`, score.scoreGiven);
    await self.onScore?.();
    const { trouble } = self;
    answer(response, trouble?.isAfter === true ? trouble.status : 204, {});
  };
  const giveResults = (url: URL, response: ServerResponse) => {
    const userId = url.searchParams.get("user_id") ?? "";
    const score = gradebook.get(`${url.pathname.replace("/results", "")} ${userId}`);
    const result = { userId, resultScore: score, resultMaximum: 1 };
    answer(response, 200, score === undefined ? [] : [result]);
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", self.settings.issuer);
    if (url.pathname === "/keys") return answer(response, 200, jwks);
    if (url.pathname === "/configuration") {
      const { issuer, authorizationUrl, tokenUrl, keysUrl } = self.settings;
      return answer(response, 200, {
        issuer,
        authorization_endpoint: authorizationUrl,
        token_endpoint: tokenUrl,
        jwks_uri: keysUrl,
        registration_endpoint: `${issuer}/register`,
      });
    }
    if (url.pathname === "/register") {
      if (request.headers.authorization !== "Bearer let it in") return answer(response, 401, {});
      const tool = JSON.parse(await readBody(request)) as Record<string, unknown>;
      self.registrations.push(tool);
      const key = "https://purl.imsglobal.org/spec/lti-tool-configuration";
      return answer(response, 200, {
        ...tool,
        client_id: `client-${self.registrations.length}`,
        [key]: { deployment_id: "7" },
      });
    }
    const { status, isAfter = false, isOfTokens = false } = self.trouble ?? { status: null };
    if (status !== null && !isAfter && isOfTokens === (url.pathname === "/token"))
      return answer(response, status, {});
    if (url.pathname === "/token") return giveToken(request, response);
    if (!String(request.headers.authorization).startsWith("Bearer token for "))
      return answer(response, 401, {});
    if (url.pathname === "/members") return giveRoster(url, response);
    if (url.pathname.endsWith("/scores")) return takeScore(url, request, response);
    if (url.pathname.endsWith("/results")) return giveResults(url, response);
    return answer(response, 404, {});
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) =>
      answer(response, 400, { error: String(error) }),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const self: TestPlatform = {
    settings: {
      id: randomUUID(),
      name: "Test Moodle",
      issuer,
      clientId: "elenchus",
      deploymentIds: ["1"],
      authorizationUrl: `${issuer}/auth`,
      tokenUrl: `${issuer}/token`,
      keysUrl: `${issuer}/keys`,
      trustsRoles: true,
      domains: ["school.example"],
      frameOrigins: [],
      ...changes,
    },
    scores,
    gradebook,
    roster,
    registrations: [],
    tokens: 0,
    pages: 0,
    onScore: null,
    trouble: null,
    claimsFor({ roles, ...person }, { nonce, target }, more = {}) {
      const at = Math.floor(Date.now() / 1000);
      return {
        iss: issuer,
        aud: self.settings.clientId,
        iat: at,
        exp: at + HOUR,
        nonce,
        ...person,
        [`${LTI}/message_type`]: "LtiResourceLinkRequest",
        [`${LTI}/version`]: "1.3.0",
        [`${LTI}/deployment_id`]: "1",
        [`${LTI}/target_link_uri`]: target,
        [`${LTI}/roles`]: roles,
        [`${LTI}/context`]: { id: "course-1", title: "Logic 101" },
        [`${LTI}/resource_link`]: { id: "link-1", title: "Week 1" },
        [`${LTI}/custom`]: { elenchus_module: "1", elenchus_goal: "dialogue" },
        [`${GRADES}/claim/endpoint`]: {
          scope: [`${GRADES}/scope/score`, `${GRADES}/scope/result.readonly`],
          lineitem: `${issuer}/items/1`,
        },
        [ROSTER]: { context_memberships_url: `${issuer}/members`, service_versions: ["2.0"] },
        ...more,
      };
    },
    async sign(claims, { hasOwnKey = false, isUnsigned = false, forged } = {}) {
      if (isUnsigned) return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: "RS256", kid })
        .sign(hasOwnKey ? stranger.privateKey : privateKey);
      if (forged === undefined) return token;
      const [header = "", , signature = ""] = token.split(".");
      return `${header}.${encode({ ...claims, ...forged })}.${signature}`;
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return self;
}
