import { resolve } from "node:path";
import { Client } from "pg";
import { createPostgresDatabase } from "../../apps/server/src/db/postgres-database.ts";
import { seedDialogues } from "./seed-dialogues.ts";
import { seedPeople } from "./seed-people.ts";
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

/**
 * Fills a database with a school, in a minute or so for a million messages.
 * @throws Error where real people have accounts in it, or it has been filled before
 */
export async function seedSchool(
  url: string,
  size: SchoolSize,
  tell: (line: string) => void,
): Promise<void> {
  await migrate(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  const step = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    const since = performance.now();
    await work();
    tell(`${what}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
  };
  try {
    await refuseRealPeople(client);
    await client.query("set synchronous_commit = off");
    // The same school every time.
    await client.query("select setseed(0.42)");
    await step("words", () => seedWords(client));
    await step(`${size.students} students`, () => seedPeople(client, size.students));
    await step(`${size.dialogues} dialogues, about ${size.messages} messages`, () =>
      seedDialogues(client, size),
    );
    await step("counts", async () => {
      await client.query("select record_dialogue_results(array(select id from dialogues))");
      await client.query("select refresh_student_stats(array(select user_id from student_stats))");
    });
    await step("statistics", () => client.query("vacuum analyze"));
  } finally {
    await client.end();
  }
}
