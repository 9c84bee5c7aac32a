import { calls, type CallName } from "@elenchus/contract/calls";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADMIN_COMMANDS, runAdminCommand } from "../src/admin/admin-commands.ts";
import { buildAdminContext } from "./build-admin-context.ts";
import { DATABASE_KINDS } from "./build-database.ts";
import { buildTestServer, type TestServer } from "./build-test-server.ts";
import { POST_NAMES } from "./build-payloads.ts";
import { REPEATED_COMMANDS } from "./repeated/commands.ts";
import { buildFailed, type Repeated } from "./repeated/repeated.ts";
import { REPEATED_CALLS } from "./repeated/repeated-calls.ts";

/** PGlite works off one thing after the other, however many come at once. */
const TIMES = { postgres: 20, pglite: 5 } as const;

/** Rows that tell of the asking, and not of what was asked for. */
const ABOUT_ASKING: ReadonlySet<string> = new Set(["access_log", "rate_limits"]);

describe.each(DATABASE_KINDS)("sent many times at once it is one, on %s:", (kind) => {
  let server: TestServer;
  let tables: string[];
  beforeAll(async () => {
    server = await buildTestServer(kind);
    const listed = sql.raw("select tablename as name from pg_tables where schemaname = 'public'");
    const { rows } = (await server.database.orm.execute(listed)) as { rows: { name: string }[] };
    tables = rows.map(({ name }) => name).filter((name) => !ABOUT_ASKING.has(name));
  });
  afterAll(() => server.close());

  /** How many rows each table has: mails are rows, too. */
  async function countRows(): Promise<Map<string, number>> {
    const counts = tables.map(
      (name) => `select '${name}' as name, count(*)::int as n from "${name}"`,
    );
    const asked = server.database.orm.execute(sql.raw(counts.join(" union all ")));
    const { rows } = (await asked) as { rows: { name: string; n: number }[] };
    return new Map(rows.map(({ name, n }) => [name, n]));
  }

  /** What sending something so often does to the tables. */
  async function countChanges(send: () => Promise<unknown>, times: number) {
    const before = await countRows();
    const answers = await Promise.allSettled(Array.from({ length: times }, send));
    const after = await countRows();
    const changes = [...after]
      .map(([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const)
      .filter(([, change]) => change !== 0);
    const done = answers.filter(({ status }) => status === "fulfilled").length;
    return { changes: Object.fromEntries(changes), done };
  }

  /** Once for somebody, and many times at once for somebody like them. */
  async function sendBoth({ prepare, leavesRows = true, rowsEach = [] }: Repeated) {
    const once = await countChanges(await prepare(server), 1);
    const often = await countChanges(await prepare(server), TIMES[kind]);
    const times = (name: string) => (rowsEach.includes(name) ? often.done : 1);
    const changes = Object.entries(once.changes).map(([name, rows]) => [name, rows * times(name)]);
    return {
      once: { isDone: once.done === 1, leavesRows: Object.keys(once.changes).length > 0 },
      often: { isDone: often.done > 0, changes: often.changes },
      expected: { once: { isDone: true, leavesRows }, changes: Object.fromEntries(changes) },
    };
  }

  test.each(Object.entries(REPEATED_CALLS))("the call %s", async (_name, repeated) => {
    const { once, often, expected } = await sendBoth(repeated);
    expect(once).toEqual(expected.once);
    expect(often).toEqual({ isDone: true, changes: expected.changes });
  });

  test.each(Object.entries(REPEATED_COMMANDS))(
    "the command %s",
    async (name, { options, ...rest }) => {
      const prepare = async () => {
        const given = await options(server);
        return () => runAdminCommand(buildAdminContext(server), name, given);
      };
      const { once, often, expected } = await sendBoth({ prepare, ...rest });
      expect(once).toEqual(expected.once);
      expect(often).toEqual({ isDone: true, changes: expected.changes });
    },
  );

  test("a second verdict, or a new wish for one, is another", async () => {
    const { user, supervisor, dialogueId } = await buildFailed(server);
    const give = (reason: string) =>
      supervisor.call("giveVerdict", { dialogue_id: dialogueId, outcome: "failure", reason });
    const count = async () => (await countRows()).get("verdicts") ?? 0;
    const before = await count();
    await give("I read it.");
    await give("I read it.");
    expect((await count()) - before).toBe(1);
    await give("I read it again.");
    expect((await count()) - before).toBe(2);
    expect((await user.call("requestReview", { session_id: dialogueId })).status).toBe(200);
    await give("I read it again.");
    expect((await count()) - before).toBe(3);
  });
});

test("every call that makes something is in the table", () => {
  const named = new Set<CallName>(Object.keys(REPEATED_CALLS) as CallName[]);
  expect(POST_NAMES.filter((name) => !named.has(name))).toEqual([]);
  for (const name of named) expect(calls[name].method).toBe("POST");
});

test("every command that makes something is in the table", () => {
  // These look, try or print, and store nothing of their own.
  const reading = new Set([
    "people",
    "usage",
    "export",
    "check-tutor",
    "test-mail",
    "rotate-secrets",
    "purge",
    "platforms",
    "invite-platform",
  ]);
  const named = new Set(Object.keys(REPEATED_COMMANDS));
  expect(
    Object.keys(ADMIN_COMMANDS).filter((name) => !named.has(name) && !reading.has(name)),
  ).toEqual([]);
});
