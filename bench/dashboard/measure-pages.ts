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

/** Kinds of questions, each with the pages that it asks for. */
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
  let cursor: string | undefined;
  while (times.length < PAGES_EACH) {
    const { reply, milliseconds } = await client.ask("students", {
      ...query,
      ...(cursor === undefined ? {} : { cursor }),
    });
    times.push(milliseconds);
    if (reply.next_cursor === null) break;
    cursor = reply.next_cursor;
  }
  return times;
}

/** The slowest question of a kind, by the median of its pages: where an index would be missing. */
export interface PageTimes extends Durations {
  readonly slowest: string;
}

/** How long pages of the table take, by what is asked for. */
export async function measurePages(client: AdminClient): Promise<Record<string, PageTimes>> {
  // The first questions warm up the server and the database.
  for (const query of listQueries()["sort"] ?? []) await turnPages(client, query);
  const measured: Record<string, PageTimes> = {};
  for (const [kind, queries] of Object.entries(listQueries())) {
    const all: number[] = [];
    let slowest = { ms: 0, query: "" };
    for (const query of queries) {
      const times = await turnPages(client, query);
      all.push(...times);
      const ms = summariseDurations(times).p50;
      if (ms > slowest.ms) slowest = { ms, query: JSON.stringify(query) };
    }
    measured[kind] = { ...summariseDurations(all), slowest: `${slowest.ms} ms ${slowest.query}` };
  }
  return measured;
}
