import { listBehind } from "../../apps/server/src/store/set-work/behind-with-work.ts";
import type { Scope } from "../../apps/server/src/store/supervision/scope.ts";
import { connectDatabase } from "../open-postgres.ts";
import { summariseDurations, type Durations } from "../percentiles.ts";

const TIMES = 60;
/** As many as the page shows. */
const SHOWN = 12;

/** The query alone that finds who is behind with set work: of everybody, and of one group. */
export async function measureBehind(
  databaseUrl: string,
): Promise<{ readonly all: Durations; readonly group: Durations }> {
  const { database, client, close } = await connectDatabase(databaseUrl);
  const { rows } = await client.query<{ id: string }>(
    "select id from groups order by name limit 1",
  );
  const measure = async (scope: Scope): Promise<Durations> => {
    const times: number[] = [];
    for (let index = 0; index <= TIMES; index += 1) {
      const since = performance.now();
      await listBehind(database.orm, scope, SHOWN);
      times.push(performance.now() - since);
    }
    // The first one finds nothing in the database's memory.
    return summariseDurations(times.slice(1));
  };
  const measured = {
    all: await measure({ kind: "all" }),
    group: await measure({ kind: "groups", groupIds: rows.map(({ id }) => id) }),
  };
  await close();
  return measured;
}
