import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { createPostgresDatabase } from "../apps/server/src/db/postgres-database.ts";
import { startPostgres } from "../apps/server/test/start-postgres.ts";

/** A PostgreSQL that writes as in production, in a folder of its own for what is measured; both go when the stack is disposed of. */
export async function openPostgres(open: AsyncDisposableStack) {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-bench-"));
  open.defer(() => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(folder, { isDurable: true });
  open.defer(() => postgres.stop());
  return { folder, postgres };
}

/** A database as a server has it, and a connection of our own. */
export async function connectDatabase(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const database = createPostgresDatabase({
    url,
    migrationsFolder: resolve(import.meta.dirname, "../apps/server/migrations"),
    poolSize: 4,
    onError: (error) => {
      throw error;
    },
  });
  const close = async (): Promise<void> => {
    await client.end();
    await database.close();
  };
  return { client, database, close };
}

/** Makes a database. @returns its address */
export async function createDatabase(postgresUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: `${postgresUrl}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${postgresUrl}/${name}`;
}

/** Settings of a server in production on that database, with no model, no payment and nobody to send mail to. */
export function inProduction(databaseUrl: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: "https://elenchus.example",
    SESSION_SECRET: "a secret of the benchmark that no server has",
    PAYMENT: "off",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "elenchus@elenchus.example",
    OPERATOR: "The benchmark",
    CONTACT_EMAIL: "elenchus@elenchus.example",
  };
}
