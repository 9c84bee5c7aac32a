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

const MOST_SPREAD = 0.1;
/** So many tries of each kind at a time, twice at least. */
const TRIES = 20;
const MOST_TRIES = 200;

/**
 * By how much the slowest kind is over the fastest. Tries are mixed, so that a busy moment slows all; as long as kinds
 * differ more are made, up to a limit: what a busy machine has spoilt becomes even, a leak does not.
 */
async function measureSpread(server: TestServer, credentials: Credentials) {
  const times: Record<Kind, number[]> = {
    "unknown address": [],
    "unverified address": [],
    "wrong password": [],
  };
  for (let round = 1; ; round += 1) {
    for (const kind of shuffle(KINDS)) {
      const started = performance.now();
      await logIn(server, ...credentials[kind]);
      times[kind].push(performance.now() - started);
    }
    if (round <= TRIES || round % TRIES !== 0) continue;
    const typical = KINDS.map((kind) => undisturbed(times[kind]));
    const spread = Math.max(...typical) / Math.min(...typical) - 1;
    if (spread <= MOST_SPREAD || round >= MOST_TRIES) return spread;
  }
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
  // The first ones of all load what the others find.
  for (const kind of KINDS) await logIn(server, ...credentials[kind]);
  const spread = await measureSpread(server, credentials);
  await server.close();
  expect(spread).toBeLessThanOrEqual(MOST_SPREAD);
}, 240_000);
