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

/** One page as it was asked for. */
interface Page {
  readonly ms: number;
  readonly rows: number;
}

/** The pages of one query, from the first on. */
async function turnPages(client: AdminClient, query: Query): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    const page: Query = cursor === null ? query : { ...query, cursor };
    const { reply, milliseconds } = await client.ask("students", page);
    pages.push({ ms: milliseconds, rows: reply.students.length });
    cursor = reply.next_cursor;
  } while (cursor !== null && pages.length < PAGES_EACH);
  return pages;
}

/** How long the pages of one kind took in a school, and how that compares with a tenth of the students. */
export interface PageTimes {
  readonly durations: Durations;
  /**
   * Of the medians of the pages that have equally many rows in both: a page with more on it takes longer,
   * however many students there are. Null where there is none.
   */
  readonly ratio: number | null;
}

function compare(pairs: readonly (readonly [Page, Page])[]): number | null {
  const alike = pairs.filter(([few, many]) => few.rows === many.rows);
  if (alike.length === 0) return null;
  const [ofFew, ofMany] = [0, 1].map(
    (index) => summariseDurations(alike.map((pair) => pair[index]?.ms ?? 0)).p50,
  );
  return Math.round(((ofMany ?? 0) / (ofFew ?? 1)) * 100) / 100;
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
    const pairs: (readonly [Page, Page])[] = [];
    const times: number[] = [];
    for (const query of ofKind) {
      const [ofFew, ofMany] = [await turnPages(few, query), await turnPages(many, query)];
      times.push(...ofMany.map(({ ms }) => ms));
      pairs.push(
        ...ofFew.flatMap((page, index) => {
          const other = ofMany[index];
          return other === undefined ? [] : [[page, other] as const];
        }),
      );
    }
    measured[kind] = { durations: summariseDurations(times), ratio: compare(pairs) };
  }
  return measured;
}
