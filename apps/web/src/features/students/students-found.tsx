import type { FirstStudentsReply, StudentsReply } from "@elenchus/contract/admin-students";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Openings } from "../../lib/admin-section.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { PageTurner } from "./page-turner.tsx";
import { StudentsTable } from "./students-table.tsx";
import { choose, isNarrowed, type TableChoices } from "./table-choices.ts";
import { TableSkeleton } from "./table-skeleton.tsx";

interface StudentsFoundProps extends Openings {
  students: UseQueryResult<StudentsReply>;
  /** Who stands above the others, and not among them. */
  first: FirstStudentsReply["students"];
  /** Whether they are still to come. */
  isWaiting: boolean;
  total: number | null;
  choices: TableChoices;
  onChange: (choices: TableChoices) => void;
  onRetry: () => void;
}

/** The page that was asked for, or what there is to say instead. */
export function StudentsFound(props: StudentsFoundProps) {
  const { students, first, isWaiting, total, choices, onChange, onRetry } = props;
  const { data, error, isPlaceholderData } = students;
  if (error !== null) {
    return (
      <Problem text={describeFailure("The students could not be loaded.", error)}>
        <Button onClick={onRetry}>Try again</Button>
        {choices.cursor !== null && (
          <Button look="ghost" onClick={() => onChange(choose(choices, {}))}>
            Go to the first page
          </Button>
        )}
      </Problem>
    );
  }
  if (data === undefined || isWaiting) return <TableSkeleton />;
  if (data.students.length === 0) {
    return (
      <p className="card p-6 text-ink-soft">
        {isNarrowed(choices)
          ? "No student matches this search and filter."
          : "There are no students yet. They appear here when they have an account and are in one of your groups."}
      </p>
    );
  }
  const firstIds = new Set(first.map((each) => each.student_id));
  return (
    <>
      {choices.byModule && (
        <button
          type="button"
          className="skip-button"
          onClick={({ currentTarget }) => toFirstName(currentTarget.nextElementSibling)}
        >
          Skip the columns
        </button>
      )}
      <StudentsTable
        first={data.previous_cursor === null ? first : []}
        rows={data.students.filter((each) => !firstIds.has(each.student_id))}
        choices={choices}
        isOld={isPlaceholderData}
        onChange={onChange}
        onOpenStudent={props.onOpenStudent}
        onOpenCheck={props.onOpenCheck}
      />
      <PageTurner
        reply={data}
        total={total}
        choices={choices}
        isOld={isPlaceholderData}
        onChange={onChange}
      />
    </>
  );
}

/** Past the heads of thirty columns, each of which is a stop of its own. */
function toFirstName(table: Element | null): void {
  table?.querySelector<HTMLElement>("tbody th[scope=row] button")?.focus();
}
