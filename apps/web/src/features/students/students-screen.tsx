import { useState } from "react";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import type { AdminSectionProps } from "../../lib/admin-section.ts";
import { DownloadTable } from "./download-table.tsx";
import { StudentsFilter } from "./students-filter.tsx";
import { StudentsFound } from "./students-found.tsx";
import { choose, isNarrowed } from "./table-choices.ts";
import { useStudents } from "./use-students.ts";

/** All students whom the supervisor sees, a page at a time. Source: specification §2, screen 9. */
export function StudentsScreen({ userId, onOpenStudent }: AdminSectionProps) {
  const heading = useViewHeading("Students");
  const { choices, change, students, total } = useStudents(userId);
  /** Makes the search box anew, with what it says then. */
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    change(choose(choices, { search: "", modules: [], group: null }));
    setClearings(clearings + 1);
    heading.current?.focus();
  };
  const retry = () => {
    // The button that was pressed goes away.
    heading.current?.focus();
    void students.refetch();
  };
  return (
    <div className="pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1 mb-5">
        Students
      </h1>
      <StudentsFilter key={clearings} choices={choices} onChange={change} />
      <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="flex min-h-11 flex-wrap items-center gap-x-3">
          {students.isPending ? "Loading students..." : countOf(total, isNarrowed(choices))}
        </p>
        {isNarrowed(choices) && (
          <button type="button" className="text-button mr-auto" onClick={clear}>
            Clear search and filter
          </button>
        )}
        <label className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-(--accent)"
            checked={choices.byModule}
            onChange={({ target }) => change({ ...choices, byModule: target.checked })}
          />
          Show each module
        </label>
        <DownloadTable groupId={choices.group} />
      </div>
      <StudentsFound
        students={students}
        total={total}
        choices={choices}
        onChange={change}
        onOpen={onOpenStudent}
        onRetry={retry}
      />
    </div>
  );
}

function countOf(total: number | null, narrowed: boolean): string {
  if (total === null) return "";
  const students = total === 1 ? "1 student" : `${total.toLocaleString("en")} students`;
  return narrowed ? `${students} found` : students;
}
