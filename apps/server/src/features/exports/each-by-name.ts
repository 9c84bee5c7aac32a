import type { Scope } from "../../store/supervision/scope.ts";
import type { StudentPlace } from "../../store/supervision/student-page.ts";
import type { StudentStore } from "../../store/supervision/student-store.ts";

/** The ids of a scope's students by last name, some at a time, asked for only when the last ones were dealt with. */
export async function* eachByName(
  students: Pick<StudentStore, "listPlaces">,
  scope: Scope,
  size: number,
): AsyncGenerator<string[]> {
  const filter = { search: "", completedModules: [] };
  const order = { scope, filter, sort: "name", isDescending: false, limit: size } as const;
  for (let after: StudentPlace | null = null; ;) {
    const places: StudentPlace[] = await students.listPlaces({ ...order, after });
    if (places.length > 0) yield places.map(({ id }) => id);
    if (places.length < size) return;
    after = places.at(-1) ?? null;
  }
}
