import { resolve } from "node:path";
import { Client } from "pg";
import { createPostgresDatabase } from "../../apps/server/src/db/postgres-database.ts";
import { seedDialogues } from "./seed-dialogues.ts";
import { seedPeople } from "./seed-people.ts";
import { seedSetWork } from "./seed-set-work.ts";
import { seedWords } from "./seed-words.ts";

/** How much there is to be. */
export interface SchoolSize {
  readonly students: number;
  readonly dialogues: number;
  readonly messages: number;
}

const MIGRATIONS = resolve(import.meta.dirname, "../../apps/server/migrations");

async function migrate(url: string): Promise<void> {
  const onError = (error: Error): never => {
    throw error;
  };
  const options = { url, migrationsFolder: MIGRATIONS, poolSize: 1, onError };
  const database = createPostgresDatabase(options);
  try {
    await database.migrate();
  } finally {
    await database.close();
  }
}

/** Nobody's school is mixed with made-up students, and none is filled twice. */
async function refuseRealPeople(client: Client): Promise<void> {
  const { rows } = await client.query<{ real: string; made: string }>(
    `select count(*) filter (where email not like '%@seed.test' and email not like '%@demo.test') as real,
       count(*) filter (where email like '%@seed.test') as made from users`,
  );
  const { real = "0", made = "0" } = rows[0] ?? {};
  if (real !== "0")
    throw new Error(`Real people (${real}) have accounts in this database: it is left as it is.`);
  if (made !== "0") throw new Error("This database has been filled before: take an empty one.");
}

/** Does a step, and tells how long it took. */
export type Step = (what: string, work: () => Promise<unknown>) => Promise<void>;

/** Whom to tell of each step. */
type Tell = (line: string) => void;

/**
 * Fills an empty database, the same every time.
 * @throws Error where real people have accounts in it, or it has been filled before
 */
export async function fillDatabase(
  url: string,
  fill: (client: Client, step: Step) => Promise<void>,
  tell: Tell,
): Promise<void> {
  await migrate(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  const step: Step = async (what, work) => {
    const since = performance.now();
    await work();
    tell(`${what}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
  };
  try {
    await refuseRealPeople(client);
    await client.query("set synchronous_commit = off");
    await client.query("select setseed(0.42)");
    await fill(client, step);
    await step("statistics", () => client.query("vacuum analyze"));
  } finally {
    await client.end();
  }
}

/** Fills a database with a school, in a minute or so for a million messages. */
export function seedSchool(url: string, size: SchoolSize, tell: Tell): Promise<void> {
  const fill = async (client: Client, step: Step): Promise<void> => {
    await step("words", () => seedWords(client));
    await step(`${size.students} students`, () => seedPeople(client, size.students));
    await step(`${size.dialogues} dialogues, about ${size.messages} messages`, () =>
      seedDialogues(client, size),
    );
    await step("counts", async () => {
      await client.query("select record_dialogue_results(array(select id from dialogues))");
      await client.query("select refresh_student_stats(array(select user_id from student_stats))");
    });
    await step("set work", () => seedSetWork(client));
  };
  return fillDatabase(url, fill, tell);
}
