import type { Pool } from "pg";

/** Which database it is, and how far its log has come. */
export interface Standing {
  readonly isReplica: boolean;
  /** The same in a database and in what was made from its files. */
  readonly cluster: string;
  readonly databaseId: string;
  readonly database: string;
  /** What has reached the disk of a primary, or has been replayed by a replica, in bytes of the log. */
  readonly position: number;
}

const STANDING = `
  select pg_is_in_recovery() as "isReplica", current_database() as database,
    (select system_identifier::text from pg_control_system()) as cluster,
    (select oid::text from pg_database where datname = current_database()) as "databaseId",
    pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
      else pg_current_wal_flush_lsn() end, '0/0')::text as position`;

type Row = Omit<Standing, "position"> & { readonly position: string | null };

/** Asks a primary or a replica how it stands. */
export async function readStanding(pool: Pool): Promise<Standing> {
  const { rows } = await pool.query<Row>(STANDING);
  const [row] = rows;
  if (row === undefined) throw new Error("the database does not say how it stands");
  return { ...row, position: Number(row.position ?? 0) };
}

/** Why what DATABASE_REPLICA_URL names is not a replica of the database; null where it is. */
export function findMismatch(primary: Standing, replica: Standing): string | null {
  if (primary.isReplica) {
    return "DATABASE_URL names a replica, which nobody can write to. Set it to the primary's address";
  }
  if (!replica.isReplica) {
    return replica.cluster === primary.cluster && replica.databaseId === primary.databaseId
      ? "DATABASE_REPLICA_URL names no replica: a database that is written to answers there, as DATABASE_URL's does"
      : "DATABASE_REPLICA_URL names no replica: another database that is written to answers there";
  }
  if (replica.cluster !== primary.cluster) {
    return "DATABASE_REPLICA_URL names a replica of another PostgreSQL than DATABASE_URL's";
  }
  return replica.databaseId === primary.databaseId
    ? null
    : `DATABASE_REPLICA_URL names the database ${replica.database}, and DATABASE_URL the database ${primary.database}`;
}
