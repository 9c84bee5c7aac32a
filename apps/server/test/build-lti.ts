import { randomUUID } from "node:crypto";
import type { JSONWebKeySet } from "jose";
import { createLtiDesk } from "../src/lti/jose-desk.ts";
import type { LtiDesk } from "../src/lti/lti-desk.ts";
import type { LtiPlatform } from "../src/store/platforms/lti-platform.ts";
import type { SignOn } from "../src/identity/sign-on.ts";
import { createSignOnDesk } from "../src/identity/sign-on-desk.ts";
import { createStores } from "../src/store/stores.ts";
import { buildDatabase, type DatabaseKind } from "./build-database.ts";
import {
  buildLtiPlatform,
  MEMBERSHIP,
  type PlatformPerson,
  type Signing,
  type TestPlatform,
} from "./build-lti-platform.ts";
import { openIn, type Browser, type Opened } from "./build-sign-on.ts";
import {
  buildServerOn,
  TEST_URL,
  type ServerChanges,
  type TestServer,
} from "./build-test-server.ts";
import { sendCall } from "./send-call.ts";

const SECRETS = ["a secret of thirty-two characters or more"] as const;
export const TARGET = `${TEST_URL}/api/lti/launch`;

/** What a launch is changed to. */
export interface LaunchChanges extends Signing {
  /** Of the token. */
  readonly claims?: Record<string, unknown>;
  readonly target?: string;
  readonly browser?: Browser;
  /** Of the one who signs, where it is not the one that was asked. */
  readonly signer?: TestPlatform;
}

/** A server to which a platform sends people. */
export interface LtiWorld {
  readonly server: TestServer;
  readonly desk: LtiDesk;
  readonly platform: TestPlatform;
  addPlatform(changes?: Partial<LtiPlatform>): Promise<TestPlatform>;
  open(browser: Browser, url: string, form?: Record<string, string>): Promise<Opened>;
  /** Opens a link in a course, up to the platform's answer. */
  answerOf(
    platform: TestPlatform,
    person: PlatformPerson,
    changes?: LaunchChanges,
  ): Promise<{ browser: Browser; form: { state: string; id_token: string } }>;
  /** All of it: answers where the browser comes to. */
  launch(
    platform: TestPlatform,
    person: PlatformPerson,
    changes?: LaunchChanges,
  ): Promise<Opened & { browser: Browser }>;
  ownerOf(browser: Browser): Promise<Record<string, unknown> | null>;
  close(): Promise<void>;
}

export function buildMember(
  role: "Learner" | "Instructor" = "Learner",
  changes: Partial<PlatformPerson> = {},
): PlatformPerson {
  const sub = randomUUID();
  const names = { given_name: "Hypatia", family_name: "Alexandrina" };
  return { sub, email: `${sub}@school.example`, roles: [MEMBERSHIP + role], ...names, ...changes };
}

const NO_PROVIDERS: SignOn = {
  providers: [],
  begin: () => Promise.reject(new Error("no provider is set")),
  finish: () => Promise.reject(new Error("no provider is set")),
  findSignOut: () => Promise.resolve(null),
  readSignOut: () => Promise.reject(new Error("no provider is set")),
};

export async function buildLtiWorld(
  changes: ServerChanges & { membersHaveAccess?: boolean } = {},
  kind: DatabaseKind = "postgres",
): Promise<LtiWorld> {
  const { membersHaveAccess = false, ...rest } = changes;
  const database = await buildDatabase(kind);
  const stores = createStores(database);
  const now = rest.now ?? (() => new Date());
  const common = { secrets: SECRETS, isSecure: false, now };
  const desk = createLtiDesk({ ...common, keys: stores.ltiKeys, newId: randomUUID });
  const signOnDesk = createSignOnDesk(NO_PROVIDERS, { ...common, membersHaveAccess });
  const server = await buildServerOn(database, { ltiDesk: desk, signOnDesk, ...rest });
  const platforms: TestPlatform[] = [];
  const addPlatform = async (settings: Partial<LtiPlatform> = {}) => {
    const readKeys = async () => (await desk.publishKeys()) as unknown as JSONWebKeySet;
    const made = await buildLtiPlatform(settings, readKeys);
    await stores.ltiPlatforms.put(made.settings);
    platforms.push(made);
    return made;
  };
  const platform = await addPlatform();
  const answerOf: LtiWorld["answerOf"] = async (of, person, launch = {}) => {
    const {
      target = TARGET,
      claims = {},
      browser = { cookie: "" },
      signer = of,
      ...signing
    } = launch;
    const { issuer: iss, clientId: client_id } = of.settings;
    const asked = { iss, client_id, login_hint: person.sub, target_link_uri: target };
    const query = new URLSearchParams(asked).toString();
    const begun = await openIn(server, browser, `/api/lti/log_in?${query}`);
    if (begun.status !== 303) throw new Error(`nobody is sent there: ${begun.text}`);
    const sent = new URL(begun.location).searchParams;
    const nonce = sent.get("nonce") ?? "";
    const id_token = await signer.sign(
      signer.claimsFor(person, { nonce, target }, claims),
      signing,
    );
    return { browser, form: { state: sent.get("state") ?? "", id_token } };
  };
  const launch: LtiWorld["launch"] = async (of, person, how) => {
    const { browser, form } = await answerOf(of, person, how);
    const taken = await openIn(server, browser, "/api/lti/launch", form);
    const come = taken.status === 303 ? await openIn(server, browser, taken.location) : taken;
    return { ...come, browser };
  };
  return {
    server,
    desk,
    platform,
    addPlatform,
    open: (browser, url, form) => openIn(server, browser, url, form),
    answerOf,
    launch,
    async ownerOf({ cookie }) {
      const { status, body } = await sendCall(server.app, "account", {}, { cookie });
      return status === 200 ? body : null;
    },
    async close() {
      await server.close();
      await database.close();
      for (const each of platforms) await each.close();
    },
  };
}
