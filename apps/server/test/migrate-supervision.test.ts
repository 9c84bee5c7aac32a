import { buildArgument } from "@elenchus/dialogue/build-argument";
import { startDialogue } from "@elenchus/dialogue/policy";
import { expect, test } from "vitest";
import { connectPostgres } from "./build-database.ts";
import { buildEarlierDatabase } from "./build-earlier-database.ts";
import { studentStats } from "../src/db/schema/student-schema.ts";
import { refoldNames } from "../src/store/accounts/folded-names.ts";
import { createStores } from "../src/store/stores.ts";

const [ADA, SIMONE, DIALOGUE] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

test("a database from before has its students counted, and its supervisors see everybody", async () => {
  const { url, pool } = await buildEarlierDatabase(5);
  const argument = buildArgument();
  const state = { ...startDialogue(argument), step: 1, asserted: ["reason-2"] };
  const ended = { ...state, outcome: "failure", outcomeReason: "skill_step_told" };
  await pool.query(
    `insert into users (id, name, first_name, last_name, email, user_type)
     values ($1, 'Zoë O’Neil', 'Zoë', 'O’Neil', 'zoe@example.org', 'learner'),
       ($2, 'Simone Weil', 'Simone', 'Weil', 'simone@example.org', 'supervisor')`,
    [ADA, SIMONE],
  );
  await pool.query(
    `insert into dialogues (id, user_id, module, issue, interest, shareable, frame, argument, state, status)
     values ($1, $2, 1, 'Should it be?', 'bees', false, 'f', $3, $4, 'failure')`,
    [DIALOGUE, ADA, JSON.stringify(argument), JSON.stringify(ended)],
  );
  await pool.query(
    `insert into messages (dialogue_id, position, sender, text, step, assessment) values
       ($1, 1, 'system', 'Well?', 0, null),
       ($1, 2, 'user', 'So.', 0, '{"misconception":"reason-as-conclusion"}')`,
    [DIALOGUE],
  );
  await pool.query("insert into distress_flags (user_id, place) values ($1, 'interest')", [ADA]);
  await pool.end();
  const database = connectPostgres(url);
  await database.migrate();
  await refoldNames(database.orm);
  const stores = createStores(database);
  expect(await stores.supervision.loadScope(SIMONE ?? "")).toEqual({ kind: "all" });
  const [row] = await stores.students.loadRows([ADA ?? ""]);
  expect(row?.stats).toMatchObject({ attempted: 1, failed: 1, completed: 0 });
  // What SQL had folded is folded as what is searched for is.
  expect(row?.stats).toMatchObject({
    nameKey: "o'neil\u0001zoe",
    firstKey: "zoe",
    lastKey: "o'neil",
  });
  expect(row?.modules).toHaveLength(7);
  const counts = await stores.classes.countDialogues({ kind: "all" });
  expect(counts).toMatchObject([{ module: 1, status: "failure", step: 1, dialogues: 1 }]);
  expect(await stores.classes.listMisconceptions({ kind: "all" })).toMatchObject([
    { misconception: "reason-as-conclusion", times: 1, students: 1 },
  ]);
  // What was flagged before is not mailed about now.
  const told: unknown[] = [];
  await stores.flagMails.tellSupervisors((news) => {
    told.push(news);
    throw new Error("nobody is to be told");
  });
  expect(told).toEqual([]);
  expect(await database.orm.$count(studentStats)).toBe(1);
  await database.close();
});
