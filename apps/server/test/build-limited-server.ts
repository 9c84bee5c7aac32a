import { calls } from "@elenchus/contract/calls";
import { randomUUID } from "node:crypto";
import type { Database } from "../src/db/database.ts";
import { createStoredLimits } from "../src/limits/stored-limits.ts";
import { buildDatabase, type DatabaseKind } from "./build-database.ts";
import { buildServerOn, type ServerChanges, type TestServer } from "./build-test-server.ts";
import { TEST_PASSWORD } from "./test-user.ts";

/** An app with limits, on a database that is there already. */
export function buildLimitedServerOn(
  database: Database,
  changes: ServerChanges = {},
): Promise<TestServer> {
  // Nobody really waits for their turn.
  const limits = createStoredLimits(database.orm, { wait: async () => {} });
  return buildServerOn(database, { limits, ...changes });
}

/** An app with limits, on a database of its own. */
export async function buildLimitedServer(
  kind: DatabaseKind,
  changes: ServerChanges = {},
): Promise<TestServer> {
  const database = await buildDatabase(kind);
  const server = await buildLimitedServerOn(database, changes);
  return {
    ...server,
    async close() {
      await server.close();
      await database.close();
    },
  };
}

/** A try to log in: who, with which password, and from where as the connection and as headers tell it. */
export interface LogInTry {
  readonly email: string;
  readonly password?: string;
  readonly from?: string;
  readonly headers?: Record<string, string>;
}

/** What a try to log in was answered. */
export async function tryToLogIn(
  { app }: TestServer,
  { email, password = TEST_PASSWORD, from = "192.0.2.1", headers = {} }: LogInTry,
) {
  const answer = await app.inject({
    method: "POST",
    url: calls.initChat.path,
    remoteAddress: from,
    headers,
    payload: { user_name: email, user_password: password },
  });
  const retryAfter = answer.headers["retry-after"];
  const { error, code } = answer.json<{ error?: string; code?: string }>();
  return { status: answer.statusCode, retryAfter, error, code };
}

/** An email address that nobody else has. */
export function newEmail(): string {
  return `${randomUUID()}@example.org`;
}

let lastAddress = 0;
/** An address of its own for each test: what one test counts is no other's. */
export function newAddress(): string {
  lastAddress += 1;
  return `198.51.100.${lastAddress}`;
}

/** Statuses of tries one after the other. */
export async function statusesOf(
  server: TestServer,
  tries: readonly LogInTry[],
): Promise<number[]> {
  const statuses: number[] = [];
  for (const one of tries) statuses.push((await tryToLogIn(server, one)).status);
  return statuses;
}

/** Tries, made one by one. */
export function times(count: number, make: (index: number) => LogInTry): LogInTry[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** An account that nobody has logged in to. */
export async function addAccount(server: TestServer): Promise<string> {
  const email = newEmail();
  const person = { firstName: "Ada", lastName: "Lovelace", userType: "learner" } as const;
  await server.identity.ensureAccount({
    ...person,
    email,
    password: TEST_PASSWORD,
    hasAccess: true,
    awaitsConsent: false,
  });
  return email;
}
