import type { Database } from "../../db/database.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";

/** `/healthz`: the process runs. `/readyz`: it can serve, for its database answers. */
export function addHealthRoutes(app: ApiApp, database: Database): void {
  const schema = { hide: true };
  app.get("/healthz", { schema }, () => ({ status: "ok" }));
  app.get("/readyz", { schema }, async () => {
    try {
      await database.ping();
    } catch (cause) {
      throw new AppError(503, "not_ready", "The database does not answer.", { cause });
    }
    return { status: "ok" };
  });
}
