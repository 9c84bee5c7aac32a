import { STUDENT_SORTS, type StudentRow } from "@elenchus/contract/admin-students";
import { flexRender, functionalUpdate, useTable } from "@tanstack/react-table";
import type { Openings } from "../../lib/admin-section.ts";
import { suppliedRecords } from "../../lib/supplied-records.ts";
import { useMediaQuery } from "../../hooks/use-media-query.ts";
import {
  COLUMNS,
  features,
  HIDDEN_MODULES,
  HIDDEN_UNKNOWN,
  NARROW_COLUMNS,
  ROOM_FOR_MODULES,
} from "./student-columns.tsx";
import { SortableHeader } from "./sortable-header.tsx";
import { StudentName } from "./student-name.tsx";
import { choose, type TableChoices } from "./table-choices.ts";

interface StudentsTableProps extends Openings {
  /** Who needs attention, above the rest of the page. */
  first: readonly StudentRow[];
  rows: readonly StudentRow[];
  choices: TableChoices;
  /** Whether the rows are still those of before. */
  isOld: boolean;
  onChange: (choices: TableChoices) => void;
}

const NONE_HIDDEN = {};
const UNSORTED: { id: string; desc: boolean }[] = [];

function hiddenColumns(byModule: boolean) {
  const modules = byModule ? NONE_HIDDEN : HIDDEN_MODULES;
  return suppliedRecords() === null ? modules : { ...modules, ...HIDDEN_UNKNOWN };
}

/** The rows of a page. Each column can be sorted; the names stay in sight while the rest scrolls. */
export function StudentsTable(props: StudentsTableProps) {
  const { first, rows, choices, isOld, onChange, ...openings } = props;
  const { sort, direction, byModule } = choices;
  const isWide = useMediaQuery(ROOM_FOR_MODULES);
  const isMixed = sort === null && first.length > 0;
  const sorting = isMixed ? UNSORTED : [{ id: sort ?? "name", desc: direction === "desc" }];
  const table = useTable({
    features,
    columns: isWide ? COLUMNS : NARROW_COLUMNS,
    data: [...first, ...rows],
    getRowId: (row) => row.student_id,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting, columnVisibility: hiddenColumns(byModule) },
    onSortingChange: (update) => {
      const [next] = functionalUpdate(update, sorting);
      const chosen = STUDENT_SORTS.find((name) => name === next?.id);
      if (next === undefined || chosen === undefined) return;
      onChange(choose(choices, { sort: chosen, direction: next.desc ? "desc" : "asc" }));
    },
  });
  const drawn = table.getRowModel().rows;
  const parts = [
    { title: "Needs attention", rows: drawn.slice(0, first.length) },
    { title: "Everybody else, by name", rows: drawn.slice(first.length) },
  ].filter((part) => part.rows.length > 0);

  return (
    // Scrolls sideways, for which a keyboard must be able to get into it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section className="admin-table-frame" aria-label="Table of students" tabIndex={0}>
      <table className="admin-table" aria-busy={isOld}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) =>
                header.subHeaders.length > 0 ? (
                  <th key={header.id} scope="colgroup" colSpan={header.colSpan}>
                    {String(header.column.columnDef.header)}
                  </th>
                ) : (
                  <SortableHeader key={header.id} header={header} />
                ),
              )}
            </tr>
          ))}
        </thead>
        {parts.map((part) => (
          <tbody key={part.title}>
            {first.length > 0 && (
              <tr>
                <th scope="rowgroup" colSpan={table.getVisibleLeafColumns().length}>
                  <span>{part.title}</span>
                </th>
              </tr>
            )}
            {part.rows.map((row) => (
              <tr key={row.id}>
                {row
                  .getVisibleCells()
                  .map((cell) =>
                    cell.column.id === "name" ? (
                      <StudentName key={cell.id} student={row.original} {...openings} />
                    ) : (
                      <td key={cell.id}>
                        {flexRender(cell.column.columnDef.cell, cell.getContext())}
                      </td>
                    ),
                  )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
