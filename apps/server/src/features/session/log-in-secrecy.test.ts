import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hashAsInProduction } from "../../../test/cheap-passwords.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { logIn, register } from "../../../test/build-registration.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { TEST_PASSWORD } from "../../../test/test-user.ts";

beforeAll(hashAsInProduction);

/** Log-ins that must look alike from outside. */
const KINDS = ["unknown address", "unverified address", "wrong password"] as const;
type Kind = (typeof KINDS)[number];
type Credentials = Readonly<Record<Kind, readonly [email: string, password: string]>>;

async function buildCredentials(server: TestServer): Promise<Credentials> {
  const user = await server.addUser();
  // The link is never clicked.
  const waiting = await register(server);
  return {
    "unknown address": [`${randomUUID()}@example.org`, TEST_PASSWORD],
    "unverified address": [waiting.email, "not the password"],
    "wrong password": [user.email, "not the password"],
  };
}

/** The time that a fifth of them stay below: others on the machine make some tries slower, and none quicker. */
function undisturbed(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 5)] ?? Number.NaN;
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: randomInt(2 ** 31) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** By how much the slowest kind is over the fastest. Tries are mixed, so that a busy moment slows all. */
async function measureSpread(server: TestServer, credentials: Credentials, tries: number) {
  const times: Record<Kind, number[]> = {
    "unknown address": [],
    "unverified address": [],
    "wrong password": [],
  };
  for (let round = 0; round < tries; round += 1) {
    for (const kind of shuffle(KINDS)) {
      const started = performance.now();
      await logIn(server, ...credentials[kind]);
      times[kind].push(performance.now() - started);
    }
  }
  const typical = KINDS.map((kind) => undisturbed(times[kind]));
  return Math.max(...typical) / Math.min(...typical) - 1;
}

describe.each(PRODUCTION_DATABASE)("a log-in that fails on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  test("does not tell whether there is such an account", async () => {
    const credentials = await buildCredentials(server);
    const answers = await Promise.all(KINDS.map((each) => logIn(server, ...credentials[each])));
    const seen = answers.map(({ status, body, headers }) => {
      const { request_id, ...said } = body;
      const { date: _date, "x-request-id": id, ...sent } = headers;
      expect(id).toBe(request_id);
      return { status, said, sent };
    });
    expect(seen[0]).toMatchObject({
      status: 401,
      said: { error: "Invalid email or password.", code: "invalid_credentials" },
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  test("asks the database as often, however far away that is", async () => {
    const credentials = await buildCredentials(server);
    const { connection } = server.database;
    const client: { query: unknown } =
      connection.kind === "pglite" ? connection.client : connection.pool;
    const queries = vi.spyOn(client as { query: () => unknown }, "query");
    const counts: number[] = [];
    for (const each of KINDS) {
      queries.mockClear();
      await logIn(server, ...credentials[each]);
      counts.push(queries.mock.calls.length);
    }
    queries.mockRestore();
    expect(counts).toEqual([3, 3, 3]);
  });
});

test("a log-in that fails takes as long whether there is such an account or not", async () => {
  const server = await buildTestServer("postgres");
  const credentials = await buildCredentials(server);
  await measureSpread(server, credentials, 5);
  let spread = await measureSpread(server, credentials, 100);
  // A machine that others use may spoil one measurement; a leak spoils both.
  if (spread > 0.1) spread = await measureSpread(server, credentials, 100);
  await server.close();
  expect(spread).toBeLessThanOrEqual(0.1);
}, 240_000);
