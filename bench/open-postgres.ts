import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
