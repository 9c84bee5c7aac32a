import { sql } from "drizzle-orm";
import type { MigrationMeta } from "drizzle-orm/migrator";
import type { Orm } from "./database.ts";

/** The same books as Drizzle's migrator keeps. */
export async function makeMigrationBooks(orm: Orm): Promise<void> {
  await orm.execute(sql`create schema if not exists drizzle`);
  await orm.execute(
    sql`create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`,
  );
}

/** Runs migrations as Drizzle's migrator does, but in the transaction at hand. */
export async function runMigrations(orm: Orm, migrations: readonly MigrationMeta[]): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await orm.execute(sql.raw(statement));
    await orm.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}
