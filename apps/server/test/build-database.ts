import { PGlite } from "@electric-sql/pglite";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { Client, DatabaseError, type QueryResult } from "pg";
import { inject } from "vitest";
import type { Database } from "../src/db/database.ts";
import { wrapPglite } from "../src/db/pglite-database.ts";
import { createPostgresDatabase } from "../src/db/postgres-database.ts";

/** Both adapters of the `Database` port, for tests of queries, leases, jobs, and of what the demo keeps: they run on both. */
export const DATABASE_KINDS = ["pglite", "postgres"] as const;
/** For all other tests: what production runs on, and the quicker of the two. Every journey in a browser runs on PGlite. */
export const PRODUCTION_DATABASE = ["postgres"] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

const migrationsFolder = resolve(import.meta.dirname, "../migrations");

/** Runs a statement on the server itself, outside of any database of ours. */
export async function runOnServer(statement: string): Promise<QueryResult> {
  const client = new Client({ connectionString: `${inject("postgresUrl")}/postgres` });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Databases of the file of tests that runs. */
const made = new Set<string>();

/** PostgreSQL's code for a database that somebody is still connected to, after it has waited five seconds for them. */
const IN_USE = "55006";

/** Drops a database; one that is in use is left until the end: to cut its connections would be an error of the test's. */
async function dropUnlessUsed(name: string): Promise<void> {
  try {
    await runOnServer(`drop database if exists ${name}`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== IN_USE) throw error;
  }
}

/**
 * Takes away what a file of tests has made, where it takes up memory. On a disk it is left until the end: a database
 * of several hundred files that goes makes the next one take ten times as long.
 */
export async function dropMadeDatabases(): Promise<void> {
  const names = [...made];
  made.clear();
  if (!inject("areDatabasesInMemory")) return;
  for (const name of names) await dropUnlessUsed(name);
}

/** Makes a PostgreSQL database, empty unless it is to be a copy, and answers its address. */
export async function buildPostgresUrl(template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOnServer(`create database ${name}${template ? ` template ${template}` : ""}`);
  made.add(name);
  return `${inject("postgresUrl")}/${name}`;
}

/** Another connection to a PostgreSQL database, as another instance of the server has one. */
export function connectPostgres(url: string): Database {
  const onError = (error: Error): never => {
    throw error;
  };
  return createPostgresDatabase({ url, migrationsFolder, poolSize: 10, onError });
}

/** Its 128 MB of buffers would be filled with zeros for each database, of which few have one. */
const START_PARAMS = [...PGlite.defaultStartParams, "-c", "shared_buffers=8MB"];

/** A PGlite in memory, made from another one: making one from nothing takes seconds. */
async function openPglite(from: string): Promise<PGlite> {
  const loadDataDir = new Blob([await readFile(from)]);
  return PGlite.create({ loadDataDir, startParams: START_PARAMS });
}

/** A database of its own, empty, not yet migrated. */
export async function buildEmptyDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === "pglite")
    return wrapPglite(await openPglite(inject("freshPglite")), migrationsFolder);
  return connectPostgres(await buildPostgresUrl());
}

/** A database of its own with the schema in it. */
export async function buildDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === "pglite") {
    return wrapPglite(await openPglite(inject("migratedPglite")), migrationsFolder);
  }
  return connectPostgres(await buildPostgresUrl(inject("migratedPostgres")));
}
