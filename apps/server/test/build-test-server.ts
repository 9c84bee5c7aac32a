import { calls, type CallName } from "@elenchus/contract/calls";
import { randomInt, randomUUID } from "node:crypto";
import { buildApp, type AppDependencies } from "../src/app.ts";
import type { Database } from "../src/db/database.ts";
import type { ApiApp } from "../src/http/api-app.ts";
import { passesWordList } from "../src/moderation/passes-word-list.ts";
import { createBetterAuthIdentity } from "../src/session/better-auth-identity.ts";
import type { Identity, NewAccount } from "../src/session/identity.ts";
import { createStores, type Stores } from "../src/store/stores.ts";
import { buildDatabase, type DatabaseKind } from "./build-database.ts";
import { buildScriptedTutor, type ScriptedTutor } from "./build-scripted-tutor.ts";

export const TEST_PASSWORD = "a long password";

/** What a call was answered. */
export interface Answer {
  readonly status: number;
  // Tests look into bodies freely; the app's own schemas have checked them already.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Someone who is logged in. */
export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly cookie: string;
  call(name: CallName, payload?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** A whole app on a database of its own, and people who use it. */
export interface TestServer {
  readonly app: ApiApp;
  readonly database: Database;
  readonly stores: Stores;
  readonly tutor: ScriptedTutor;
  readonly identity: Identity;
  addUser(account?: Partial<NewAccount>): Promise<TestUser>;
  close(): Promise<void>;
}

/** Cookies of a `Set-Cookie` header, as a browser sends them back. */
export function cookiesOf(headers: Readonly<Record<string, unknown>>): string {
  const set = headers["set-cookie"];
  if (set === undefined) return "";
  const lines: unknown[] = Array.isArray(set) ? set : [set];
  return lines.map((line) => String(line).split(";")[0]).join("; ");
}

/** Sends a call of the contract to an app. */
export async function sendCall(
  app: ApiApp,
  name: CallName,
  payload: unknown,
  headers: Record<string, string>,
): Promise<Answer> {
  const { method, path } = calls[name];
  const body = method === "POST" ? { payload: JSON.stringify(payload ?? {}) } : {};
  const type = method === "POST" ? { "content-type": "application/json" } : {};
  const answer = await app.inject({ method, url: path, headers: { ...type, ...headers }, ...body });
  const isJson = String(answer.headers["content-type"]).startsWith("application/json");
  return {
    status: answer.statusCode,
    body: isJson ? answer.json() : null,
    headers: answer.headers,
    text: answer.body,
  };
}

async function logIn(app: ApiApp, email: string): Promise<TestUser> {
  const login = await sendCall(
    app,
    "initChat",
    { user_name: email, user_password: TEST_PASSWORD },
    {},
  );
  if (login.status !== 200) throw new Error(`log-in failed: ${login.text}`);
  const cookie = cookiesOf(login.headers);
  return {
    id: login.body.user_id,
    email,
    cookie,
    call: (name, payload, headers = {}) => sendCall(app, name, payload, { cookie, ...headers }),
  };
}

/** Builds an app on a database that is there already: another instance, or one after a restart. */
export async function buildServerOn(
  database: Database,
  changes: Partial<AppDependencies> = {},
): Promise<TestServer> {
  const tutor = buildScriptedTutor();
  const identity = createBetterAuthIdentity({
    orm: database.orm,
    secret: "a secret of thirty-two characters or more",
    publicUrl: "http://localhost",
    newId: randomUUID,
    onError: (message, cause) => {
      throw new Error(message, { cause });
    },
  });
  const app = await buildApp({
    database,
    identity,
    tutor,
    moderate: passesWordList,
    random: () => randomInt(2 ** 31),
    newId: randomUUID,
    sharedByAtLeast: 1,
    publicUrl: null,
    webFolder: null,
    logLevel: "silent",
    ...changes,
  });
  return {
    app,
    database,
    tutor,
    identity,
    stores: createStores(database.orm),
    async addUser(account = {}) {
      const email = account.email ?? `${randomUUID()}@example.org`;
      await identity.ensureAccount({
        password: TEST_PASSWORD,
        firstName: "Ada",
        lastName: "Lovelace",
        userType: "learner",
        hasAccess: true,
        ...account,
        email,
      });
      return logIn(app, email);
    },
    close: () => app.close(),
  };
}

/** Builds an app on a database of its own. */
export async function buildTestServer(
  kind: DatabaseKind,
  changes: Partial<AppDependencies> = {},
): Promise<TestServer> {
  const database = await buildDatabase(kind);
  const server = await buildServerOn(database, changes);
  return {
    ...server,
    async close() {
      await server.close();
      await database.close();
    },
  };
}

/** Starts a module 1 dialogue and answers what `init_module_chat` answered. */
export async function startDialogue(user: TestUser, interest = "bees"): Promise<Answer["body"]> {
  await user.call("addInterest", { interest });
  const offer = await user.call("getPassageSubtopics", {});
  const started = await user.call("initModuleChat", {
    module_id: 1,
    chosen_passage_subtopic: offer.body.passage_subtopics[0],
  });
  if (started.status !== 200) throw new Error(`no dialogue: ${started.text}`);
  return started.body;
}
