import { replyCooperatively } from "@elenchus/evaluation/cooperative-model";
import { type ModelServer, startModelServer } from "@elenchus/evaluation/model-server";
import { and, eq, sum } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../src/db/schema/auth-schema.ts";
import { dialogues } from "../src/db/schema/schema.ts";
import { dailyTokens } from "../src/db/schema/work-schema.ts";
import type { Database } from "../src/db/database.ts";
import { connectPostgres } from "./build-database.ts";
import { buildDemoUrl } from "./copy-demo.ts";
import { kindOf } from "./build-llm-server.ts";
import { createClient, type ServerProcess, startServer } from "./server-process.ts";

const LEARNER = { user_name: "learner@demo.test", user_password: "socrates-asks" };
const LONG_MS = 240_000;
/** Tokens of every call, and a day's limit of so many calls. */
const CALL = 3000;
const LIMIT = 30 * CALL;
/** What a turn and a list have set aside. */
const WANTED = 30_000;

let folder: string;
let model: ModelServer;
let database: Database;
let servers: readonly ServerProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-model-budget-"));
  const url = await buildDemoUrl();
  database = connectPostgres(url);
  const usage = { inputTokens: CALL - 100, outputTokens: 100 };
  model = await startModelServer({
    wire: "openai",
    reply: (request) => ({ ...replyCooperatively(request), usage, headersMs: 300 }),
  });
  const start = () =>
    startServer({
      DATABASE_URL: url,
      DATA_DIR: folder,
      LIMITS: "off",
      TUTOR: "openai",
      TUTOR_MODEL: "gpt-4.1-mini",
      TUTOR_BASE_URL: model.url,
      TUTOR_API_KEY: "sk-any",
      TUTOR_DAILY_TOKENS: String(LIMIT),
    });
  const first = await start();
  servers = [first, await start()];
}, LONG_MS);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill("SIGKILL")));
  await database.close();
  await model.close();
  rmSync(folder, { recursive: true });
});

test(
  "of many at once on two servers one dialogue begins, is paid for once, and the day's limit holds",
  async () => {
    const [first] = servers;
    if (first === undefined) throw new Error("no server");
    const call = createClient();
    await call(first, "initChat", LEARNER);
    const [learner] = await database.orm
      .select()
      .from(users)
      .where(eq(users.email, LEARNER.user_name));
    const userId = learner?.id ?? "";
    await call(first, "addInterest", { interest: "libraries" });
    const { body: offer } = await call(first, "getPassageSubtopics");
    const [chosen_passage_subtopic] = offer.passage_subtopics;
    const atOnce = (times: number, name: Parameters<typeof call>[1], payload: object) =>
      Promise.all(
        Array.from({ length: times }, (_, index) =>
          call(servers[index % servers.length] ?? first, name, payload),
        ),
      );

    const starts = await atOnce(20, "initModuleChat", { module_id: 1, chosen_passage_subtopic });
    const begun = starts.flatMap(({ status, body }) => (status === 200 ? [body.session_id] : []));
    expect(new Set(begun).size).toBe(1);
    expect(starts.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(model.requests.filter((asked) => kindOf(asked) === "argument")).toHaveLength(1);
    const active = await database.orm
      .select({ id: dialogues.id })
      .from(dialogues)
      .where(and(eq(dialogues.userId, userId), eq(dialogues.status, "active")));
    expect(active).toEqual([{ id: begun[0] }]);

    const [session_id] = begun;
    const isSpent = ({ status, body }: Awaited<ReturnType<typeof call>>) =>
      status === 429 && body.code === "daily_budget_spent";
    let rounds = 0;
    for (let isOver = false; !isOver && rounds < 20; rounds += 1) {
      const [turns] = await Promise.all([
        atOnce(2, "chat", { session_id, message: `I do not know ${rounds}` }),
        atOnce(2, "getPassageSubtopics", {}),
        atOnce(1, "addInterest", { interest: `interest ${rounds}` }),
      ]);
      expect(turns.every(({ status }) => [200, 409, 429].includes(status))).toBe(true);
      isOver = turns.some(isSpent);
    }
    expect(rounds).toBeGreaterThan(2);
    // Where a turn has no room an opening has none.
    const restart = await atOnce(2, "initModuleChat", { module_id: 1, chosen_passage_subtopic });
    expect(restart.every(({ status }) => [409, 429].includes(status))).toBe(true);
    await Promise.all(servers.map((server) => server.kill("SIGTERM")));
    const [spent] = await database.orm
      .select({ tokens: sum(dailyTokens.tokens).mapWith(Number) })
      .from(dailyTokens)
      .where(eq(dailyTokens.userId, userId));
    expect(spent?.tokens).toBeLessThanOrEqual(1.02 * LIMIT);
    // And nobody was refused while there was room.
    expect(spent?.tokens).toBeGreaterThan(LIMIT - WANTED);
  },
  LONG_MS,
);
