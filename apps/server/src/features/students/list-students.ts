import type { StudentsReply } from "@elenchus/contract/admin-students";
import type { CallPayload } from "@elenchus/contract/calls";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Stores } from "../../store/stores.ts";
import type { Scope } from "../../store/supervision/scope.ts";
import type { StudentFilter } from "../../store/supervision/student-filter.ts";
import { showRows } from "./show-rows.ts";
import { readCursor, writeCursor } from "./student-cursor.ts";

const USUAL_LIMIT = 50;

/** The filter that a query asks for. */
export function readFilter(query: CallPayload<"studentCount">): StudentFilter {
  const { search = "", completed_modules = "" } = query;
  const modules = completed_modules === "" ? [] : completed_modules.split(",");
  return {
    // A text that no name can hold finds nobody, and no database takes it.
    search: search.trim().replaceAll("\u0000", "\ufffd").toWellFormed(),
    completedModules: modules.map((each) => Number(each) as ModuleNumber),
  };
}

/** A page of the table, forward or back from its cursor. */
export async function listStudents(
  stores: Stores,
  scope: Scope,
  query: CallPayload<"students">,
): Promise<StudentsReply> {
  const { sort = "name", direction = "asc", limit: asked, cursor: sent } = query;
  const order = `${sort}:${direction}`;
  const cursor = sent === undefined || sent === "" ? null : readCursor(order, sent);
  const limit = asked === undefined ? USUAL_LIMIT : Number(asked);
  const isBackward = cursor?.isBackward === true;
  const found = await stores.students.listPlaces({
    scope,
    filter: readFilter(query),
    sort,
    isDescending: (direction === "desc") !== isBackward,
    after: cursor?.place ?? null,
    // One more tells whether there is another page.
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const isMore = found.length > limit;
  const places = isBackward ? page.toReversed() : page;
  const [first, last] = [places[0], places.at(-1)];
  const hasNext = isBackward || isMore;
  const hasPrevious = isBackward ? isMore : cursor !== null;
  return {
    students: await showRows(
      stores,
      places.map(({ id }) => id),
    ),
    next_cursor: hasNext && last ? writeCursor({ order, isBackward: false, place: last }) : null,
    previous_cursor:
      hasPrevious && first ? writeCursor({ order, isBackward: true, place: first }) : null,
  };
}
