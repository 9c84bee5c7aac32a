import type { ClientBase } from "pg";

/**
 * Whether a pooler such as PgBouncer stands between: it numbers connections by itself, where PostgreSQL tells the process
 * that serves one.
 */
async function leadsThroughPooler(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  // The types do not know it.
  return rows[0]?.pid !== (client as ClientBase & { readonly processID: unknown }).processID;
}

/** Prepared statements are sent whole each time. */
function forgetNames(client: ClientBase): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  client.query = ((asked: unknown, ...more: unknown[]) => {
    const isNamed = typeof asked === "object" && asked !== null && "name" in asked;
    return query(isNamed ? { ...asked, name: undefined } : asked, ...more);
  }) as typeof client.query;
}

/**
 * Makes a new connection fit for what stands between. A pooler in transaction mode serves each transaction by whatever
 * process is free: what a former one has prepared or set, the next one lacks, and a stranger finds.
 * @returns whether the connection is PostgreSQL's own, where what is set stays
 */
export async function adaptToPooler(client: ClientBase): Promise<boolean> {
  if (!(await leadsThroughPooler(client))) return true;
  forgetNames(client);
  // In statement mode a pooler refuses it, says why and hangs up. In a transaction nobody would hear that.
  await client.query("begin");
  await client.query("rollback");
  return false;
}

/** For a pool, which waits for it, and fails with it, though its types do not say so. */
export const ADAPTED: { readonly onConnect: (client: ClientBase) => Promise<unknown> } = {
  onConnect: adaptToPooler,
};
