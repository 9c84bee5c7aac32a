import { useState } from "react";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import type { StudentsSectionProps } from "../../lib/admin-section.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { StudentsFilter } from "./students-filter.tsx";
import { StudentsFound } from "./students-found.tsx";
import { TableBar } from "./table-bar.tsx";
import { choose } from "./table-choices.ts";
import { useStudents } from "./use-students.ts";

/**
 * All students whom the supervisor sees, a page at a time, with those who need attention above. Source: specification §2,
 * screen 9.
 */
export function StudentsScreen({ userId, onOpenAttention, ...openings }: StudentsSectionProps) {
  const heading = useViewHeading("Students");
  const { choices, change, students, first, total } = useStudents(userId);
  /** Makes the search box anew, with what it says then. */
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    change(choose(choices, { search: "", modules: [], group: null }));
    setClearings(clearings + 1);
    heading.current?.focus();
  };
  const retry = (query: { refetch: () => Promise<unknown> }) => {
    // The button that was pressed goes away.
    heading.current?.focus();
    void query.refetch();
  };
  return (
    <div className="pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1 mb-5">
        Students
      </h1>
      <StudentsFilter key={clearings} choices={choices} onChange={change} />
      <TableBar
        students={students}
        total={total}
        choices={choices}
        onChange={change}
        onClear={clear}
        onMore={first.data?.has_more === true ? onOpenAttention : null}
      />
      {first.error !== null && (
        <div className="mb-4">
          <Problem text={describeFailure("Who needs attention could not be loaded.", first.error)}>
            <Button onClick={() => retry(first)}>Try again</Button>
          </Problem>
        </div>
      )}
      <StudentsFound
        students={students}
        first={first.data?.students ?? []}
        isWaiting={first.isWaiting}
        total={total}
        choices={choices}
        onChange={change}
        onOpenStudent={openings.onOpenStudent}
        onOpenCheck={openings.onOpenCheck}
        onRetry={() => retry(students)}
      />
    </div>
  );
}
