import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Pool } from "pg";

/** Drizzle on either database; also a transaction. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** The driver below Drizzle, for a library that brings its own queries. */
export type Connection =
  | { readonly kind: "pglite"; readonly client: PGlite }
  | { readonly kind: "postgres"; readonly pool: Pool };

/** Drizzle for what a database is asked. */
export interface Orms {
  readonly orm: Orm;
  /**
   * For the prepared statements of turns: on PostgreSQL connections of their own, which plan such a statement
   * once, and never wait for somebody's long list.
   */
  readonly turnOrm: Orm;
}

/**
 * Port: where everything is kept. PGlite and PostgreSQL both pass its compliance suite
 * (`database.compliance.test.ts`).
 */
export interface Database extends Orms {
  readonly connection: Connection;
  /** Whether no other process can be using the data: what a former process held is then free. */
  readonly isExclusive: boolean;
  /** Brings the schema up to date. Safe to call at once from several processes. */
  migrate(): Promise<void>;
  /** Connections as they are now, and requests that wait for one; none where there is no pool. */
  connections(): Readonly<Record<"busy" | "idle" | "waiting", number>>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
