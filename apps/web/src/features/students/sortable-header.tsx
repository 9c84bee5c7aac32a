import type { StudentRow } from "@elenchus/contract/admin-students";
import type { Header } from "@tanstack/react-table";
import type { features } from "./student-columns.tsx";

const SORTED = {
  asc: { ariaSort: "ascending", mark: "↑" },
  desc: { ariaSort: "descending", mark: "↓" },
} as const;
const UNSORTED = { ariaSort: undefined, mark: "↕" } as const;

/** A column's head: a button that sorts by it, then the other way round. */
export function SortableHeader({ header }: { header: Header<typeof features, StudentRow> }) {
  const { column } = header;
  const sorted = column.getIsSorted();
  const { ariaSort, mark } = sorted === false ? UNSORTED : SORTED[sorted];
  const { id: group = "", columnDef } = column.parent ?? {};
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button in it has its label
    <th scope="col" aria-sort={ariaSort}>
      <button type="button" onClick={() => column.toggleSorting()}>
        <span>
          {String(column.columnDef.header)}
          {/* Three columns of each module have the same names. */}
          {group.startsWith("module_") && (
            <span className="sr-only">, {String(columnDef?.header)}</span>
          )}
        </span>
        <span aria-hidden="true" className="admin-sort-mark">
          {mark}
        </span>
      </button>
    </th>
  );
}
