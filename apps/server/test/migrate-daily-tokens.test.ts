import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { dailyTokens } from "../src/db/schema/work-schema.ts";
import { connectPostgres } from "./build-database.ts";
import { buildEarlierDatabase } from "./build-earlier-database.ts";

const ADA = "00000000-0000-4000-8000-000000000001";

test("a database from before has the tokens of each learner's days counted", async () => {
  const { url, pool } = await buildEarlierDatabase(6);
  await pool.query(
    `insert into users (id, name, first_name, last_name, email)
     values ($1, 'Ada Lovelace', 'Ada', 'Lovelace', 'ada@example.org')`,
    [ADA],
  );
  await pool.query(
    `insert into model_calls (user_id, kind, model, input_tokens, cache_read_tokens, cache_write_tokens,
       output_tokens, ms, requests, outcome, created_at)
     values ($1, 'assess', 'm', 100, 40, 0, 7, 1, 1, 'ok', '2026-11-20 23:59:59.9+00'),
       ($1, 'words', 'm', 200, 0, 0, 8, 1, 1, 'ok', '2026-11-21 01:30:00+02'),
       ($1, 'words', 'm', 400, 0, 0, 9, 1, 1, 'ok', '2026-11-21 00:00:00+00'),
       (null, 'words', 'm', 800, 0, 0, 9, 1, 1, 'ok', '2026-11-21 00:00:00+00')`,
    [ADA],
  );
  await pool.end();
  const database = connectPostgres(url);
  await database.migrate();
  const counted = await database.orm.select().from(dailyTokens).orderBy(asc(dailyTokens.day));
  expect(counted).toEqual([
    { userId: ADA, day: "2026-11-20", tokens: 315 },
    { userId: ADA, day: "2026-11-21", tokens: 409 },
  ]);
  await database.close();
});
