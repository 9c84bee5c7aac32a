import { calls } from "@elenchus/contract/calls";
import type { Database } from "../src/db/database.ts";
import { createStoredLimits } from "../src/limits/stored-limits.ts";
import { buildDatabase, type DatabaseKind } from "./build-database.ts";
import {
  buildServerOn,
  TEST_PASSWORD,
  type ServerChanges,
  type TestServer,
} from "./build-test-server.ts";

/** An app with limits, on a database that is there already. */
export function buildLimitedServerOn(
  database: Database,
  changes: ServerChanges = {},
): Promise<TestServer> {
  return buildServerOn(database, { limits: createStoredLimits(database.orm), ...changes });
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
