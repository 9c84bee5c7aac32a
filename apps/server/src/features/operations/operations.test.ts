import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addEndedDialogues } from "../../../test/add-ended-dialogues.ts";
import { buildClock } from "../../../test/build-clock.ts";
import { DATABASE_KINDS } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import type { TestUser } from "../../../test/test-user.ts";
import { mails } from "../../db/schema/account-schema.ts";
import { users } from "../../db/schema/auth-schema.ts";
import { dialogueResults, groups, studentStats } from "../../db/schema/student-schema.ts";

const NAMES = ["usage", "health", "paymentCases"] as const;
const CSV = "/api/admin/export/usage.csv?days=7";

describe.each(DATABASE_KINDS)("how the server runs, on %s", (kind) => {
  const clock = buildClock();
  let server: TestServer;
  let ada: TestUser;
  let operator: TestUser;
  let plain: TestUser;
  beforeAll(async () => {
    server = await buildTestServer(kind, { now: clock.now, retentionDays: 90 });
    await server.database.orm.execute("create schema if not exists jobs");
    await server.database.orm.execute(
      "create table jobs.job (name text not null, state text not null)",
    );
    await server.database.orm.execute(
      "insert into jobs.job values ('sweep', 'created'), ('sweep', 'failed'), ('sweep', 'completed')",
    );
    ada = await server.addUser();
    plain = await server.addUser({ userType: "supervisor" });
    operator = await server.addUser({ userType: "supervisor", seesOperations: true });
    const groupId = randomUUID();
    await server.database.orm
      .insert(groups)
      .values({ id: groupId, name: "=Spring", joinCode: "X" });
    await server.database.orm.update(studentStats).set({ groupId });
    await addEndedDialogues(server, ada.id, [["success", 1]]);
    await server.database.orm.update(dialogueResults).set({ startedAt: clock.now() });
    const usage = { inputTokens: 1500, outputTokens: 50, cacheReadTokens: 0, cacheWriteTokens: 0 };
    const call = { model: "model-a", usage, ms: 1, firstTextMs: 1, requests: 1 } as const;
    const old = new Date(clock.now().getTime() - 20 * 86_400_000);
    const kept = [
      [clock.now(), { ...call, kind: "words", outcome: "ok", costMicros: 250_000 }],
      [clock.now(), { ...call, kind: "assess", outcome: "timeout", costMicros: null }],
      [clock.now(), { ...call, kind: "assess", outcome: "cancelled", costMicros: 0 }],
      [old, { ...call, kind: "words", outcome: "ok", costMicros: 1_000_000 }],
    ] as const;
    await server.stores.modelCalls.keep(
      kept.map(([at, record]) => ({ userId: ada.id, dialogueId: null, record, at })),
    );
    const letter = { recipient: "x@example.org", subject: "s", text: "t", html: "h" };
    await server.database.orm
      .insert(mails)
      .values({ ...letter, id: randomUUID(), dedupeKey: "one", attempts: 2 });
  });
  afterAll(() => server.close());

  const openCsv = (cookie?: string) =>
    server.app.inject({ url: CSV, headers: cookie === undefined ? {} : { cookie } });

  test("is seen by nobody but supervisors with that right", async () => {
    for (const name of NAMES) {
      expect([name, (await ada.call(name)).status]).toEqual([name, 403]);
      expect([name, (await plain.call(name)).status]).toEqual([name, 403]);
      expect([name, (await ada.call(name, {}, { cookie: "" })).status]).toEqual([name, 401]);
      expect([name, (await operator.call(name)).status]).toEqual([name, 200]);
    }
    const files = [await openCsv(), await openCsv(ada.cookie), await openCsv(plain.cookie)];
    expect(files.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403]);
    expect((await openCsv(operator.cookie)).statusCode).toBe(200);
    expect((await ada.call("rights")).status).toBe(403);
    expect((await plain.call("rights")).body).toEqual({ operations: false, reports_only: false });
    expect((await operator.call("rights")).body).toEqual({ operations: true, reports_only: false });
  });

  test("names no learner", async () => {
    const [found] = await server.database.orm.select().from(users).limit(1);
    const answers = [
      (await operator.call("usage", { days: "365" })).text,
      (await operator.call("health")).text,
      (await openCsv(operator.cookie)).body,
    ];
    for (const text of answers) {
      for (const word of [ada.id, ada.email, "Lovelace", found?.id ?? "none"])
        expect(text).not.toContain(word);
    }
  });

  test("is told by day, model and group for as many days as one asks for", async () => {
    const { body } = await operator.call("usage", { days: "7" });
    const sums = { calls: 3, faults: 1, input_tokens: 4500, output_tokens: 150 };
    const all = { ...sums, cost_dollars: 0.25, unpriced_calls: 1 };
    expect(body.total).toEqual({ ...all, dialogues: 1, turns: 1 });
    expect(body.by_day).toHaveLength(7);
    expect(body.by_day.at(-1)).toEqual({ ...body.total, day: body.to });
    expect(body.by_day[0].calls).toBe(0);
    expect(body.by_model).toEqual([{ model: "model-a", turns: 1, ...all }]);
    expect(body.by_group).toEqual([{ group_name: "=Spring", ...body.total }]);
    const month = await operator.call("usage", {});
    expect(month.body.by_day).toHaveLength(30);
    expect(month.body.total).toMatchObject({ calls: 4, cost_dollars: 1.25 });
    expect((await operator.call("usage", { days: "8" })).status).toBe(400);
  });

  test("is a file, too, in which no name is a formula", async () => {
    const { body, headers } = await openCsv(operator.cookie);
    expect(headers["content-disposition"]).toMatch(/elenchus-usage-\d{4}-\d\d-\d\d-.*\.csv/);
    const [head, row, ...more] = body.replace("\uFEFF", "").trim().split("\r\n");
    expect(head).toMatch(/^day,model,group_name,turns,calls/);
    expect(row).toMatch(/,model-a,'=Spring,1,3,1,4500,150,0.25,1$/);
    expect(more).toEqual([]);
  });

  test("tells of mail, jobs, faults of the model, budgets and what is kept", async () => {
    const { body } = await operator.call("health");
    expect(body).toMatchObject({
      version: "1.2.3",
      database: { kind },
      mail: { waiting: 1, failing: 1 },
      jobs: { waiting: 1, running: 0, failed: 1 },
      model_calls: { total: 3, faults: [{ model: "model-a", outcome: "timeout", calls: 1 }] },
      budgets: {
        tokens_per_learner_and_day: 1000,
        tokens_per_dialogue: null,
        tokens_today: 4650,
        learners_today: 1,
        most_of_one_learner: 4650,
        learners_at_limit: 1,
      },
      retention: { days: 90, waiting: 0, held: 0 },
    });
    expect(body.mail.oldest_at).toMatch(/^\d{4}-/);
  });

  test("is allowed and refused by whoever runs the server", async () => {
    const { operations } = server.stores;
    expect(await operations.allow(plain.id, true)).toBe(true);
    expect((await plain.call("health")).status).toBe(200);
    expect(await operations.allow(plain.id, false)).toBe(true);
    expect((await plain.call("health")).status).toBe(403);
    expect(await operations.allow(ada.id, true)).toBe(false);
    expect((await ada.call("health")).status).toBe(403);
  });

  test("keeps what a deleted account has used", async () => {
    const before = (await operator.call("usage", { days: "7" })).body.total;
    await server.database.orm.delete(users).where(eq(users.id, ada.id));
    const after = (await operator.call("usage", { days: "7" })).body.total;
    expect(after).toEqual({ ...before, dialogues: 0, turns: 0 });
  });
});
