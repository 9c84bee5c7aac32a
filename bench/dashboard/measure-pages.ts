import { STUDENT_SORTS } from "@elenchus/contract/admin-students";
import type { CallPayload } from "@elenchus/contract/calls";
import { summariseDurations, type Durations } from "../percentiles.ts";
import type { AdminClient } from "./admin-client.ts";

type Query = CallPayload<"students">;

/** Starts of names as people type them: many, some, one, none; and what would be a pattern elsewhere. */
const SEARCHES = ["m", "sa", "schmidt", "o'b", "élise", "zzz", "%", "_a"] as const;
const FILTERS = ["1", "2", "1,2", "1,2,3", "1,2,3,4,5,6,7", "7"] as const;
const DIRECTIONS = ["asc", "desc"] as const;
/** As somebody who turns pages gets to see them. */
const PAGES_EACH = 4;

/** Kinds of questions, each with what it asks for. */
function listQueries(): Record<string, Query[]> {
  const sorts = STUDENT_SORTS.flatMap((sort) =>
    DIRECTIONS.map((direction) => ({ sort, direction })),
  );
  const some = sorts.filter((_, index) => index % 5 === 0);
  return {
    sort: sorts,
    search: SEARCHES.flatMap((search) => some.map((sort) => ({ ...sort, search }))),
    filter: FILTERS.flatMap((completed_modules) =>
      some.map((sort) => ({ ...sort, completed_modules })),
    ),
    "search and filter": SEARCHES.flatMap((search) =>
      FILTERS.map((completed_modules) => ({ search, completed_modules })),
    ),
  };
}

/** Milliseconds of the pages of one query, from the first on. */
async function turnPages(client: AdminClient, query: Query): Promise<number[]> {
  const times: number[] = [];
  let cursor: string | null = null;
  do {
    const page: Query = cursor === null ? query : { ...query, cursor };
    const { reply, milliseconds } = await client.ask("students", page);
    times.push(milliseconds);
    cursor = reply.next_cursor;
  } while (cursor !== null && times.length < PAGES_EACH);
  return times;
}

/** How long the pages of one kind took, with few students and with ten times as many. */
export interface PageTimes {
  readonly few: Durations;
  readonly many: Durations;
  /** Of the medians. */
  readonly ratio: number;
}

/**
 * How long pages of the table take, by what is asked for. Both schools are asked in turn, so that whatever else
 * the machine does meets both alike.
 */
export async function measurePages(
  few: AdminClient,
  many: AdminClient,
): Promise<Record<string, PageTimes>> {
  const queries = listQueries();
  for (const client of [few, many]) {
    // The first questions warm up the server and the database.
    for (const query of queries["sort"] ?? []) await turnPages(client, query);
  }
  const measured: Record<string, PageTimes> = {};
  for (const [kind, ofKind] of Object.entries(queries)) {
    const times = { few: [] as number[], many: [] as number[] };
    for (const query of ofKind) {
      times.few.push(...(await turnPages(few, query)));
      times.many.push(...(await turnPages(many, query)));
    }
    const [ofFew, ofMany] = [summariseDurations(times.few), summariseDurations(times.many)];
    const ratio = Math.round((ofMany.p50 / ofFew.p50) * 100) / 100;
    measured[kind] = { few: ofFew, many: ofMany, ratio };
  }
  return measured;
}
