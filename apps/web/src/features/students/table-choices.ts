import { STUDENT_SORTS } from "@elenchus/contract/admin-students";
import type { CallPayload } from "@elenchus/contract/calls";
import * as z from "zod/mini";

/** What a supervisor has chosen to see of the table. */
export const TableChoices = z.object({
  search: z.string(),
  /** At least two completed dialogues in every one of them. */
  modules: z.array(z.int().check(z.gte(1), z.lte(7))),
  /** Null for everybody whom the supervisor sees. */
  group: z.nullable(z.string()),
  /** Null: who needs attention first, and the others by name. */
  sort: z.nullable(z.enum(STUDENT_SORTS)),
  direction: z.enum(["asc", "desc"]),
  limit: z.int().check(z.gte(1), z.lte(100)),
  /** Where the page begins; null for the first one. */
  cursor: z.nullable(z.string()),
  /** Its number, from 1. */
  page: z.int().check(z.gte(1)),
  /** Whether the figures of each module are shown, and not those of all together alone. */
  byModule: z.boolean(),
});
export type TableChoices = z.infer<typeof TableChoices>;

const FIRST_CHOICES: Omit<TableChoices, "byModule"> = {
  search: "",
  modules: [],
  group: null,
  sort: null,
  direction: "asc",
  limit: 25,
  cursor: null,
  page: 1,
};

/** What was kept of them; the usual ones where that cannot be read: each module is shown where there is room. */
export function readChoices(kept: string | null, isWide: boolean): TableChoices {
  const first = { ...FIRST_CHOICES, byModule: isWide };
  try {
    const parsed = z.safeParse(TableChoices, JSON.parse(kept ?? "null"));
    return parsed.success ? parsed.data : first;
  } catch {
    // An older version's shape.
    return first;
  }
}

/** Other students, or in another order: a cursor of before means nothing then. */
export function choose(
  choices: TableChoices,
  changes: Partial<Omit<TableChoices, "cursor" | "page">>,
): TableChoices {
  return { ...choices, ...changes, cursor: null, page: 1 };
}

/** Whether those who need attention stand first: in a search, what was searched for does. */
export function putsAttentionFirst({ search, modules, sort }: TableChoices): boolean {
  return sort === null && search.trim() === "" && modules.length === 0;
}

/** Whether some students may be left out. */
export function isNarrowed({ search, modules, group }: TableChoices): boolean {
  return search.trim() !== "" || modules.length > 0 || group !== null;
}

/** Which students they mean, as the server is asked. */
export function filterOf({ search, modules, group }: TableChoices): CallPayload<"studentCount"> {
  return {
    search: search.trim() === "" ? undefined : search.trim(),
    completed_modules: modules.length === 0 ? undefined : modules.join(","),
    group_id: group ?? undefined,
  };
}

/** Which page of them, as the server is asked. */
export function pageOf(choices: TableChoices): CallPayload<"students"> {
  const { sort, direction, limit, cursor } = choices;
  return {
    ...filterOf(choices),
    sort: sort ?? "name",
    direction,
    limit: String(limit),
    cursor: cursor ?? undefined,
  };
}
