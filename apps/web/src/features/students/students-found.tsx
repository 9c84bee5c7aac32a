import type { StudentsReply } from "@elenchus/contract/admin-students";
import type { UseQueryResult } from "@tanstack/react-query";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { PageTurner } from "./page-turner.tsx";
import { StudentsTable } from "./students-table.tsx";
import { choose, isNarrowed, type TableChoices } from "./table-choices.ts";
import { TableSkeleton } from "./table-skeleton.tsx";

interface StudentsFoundProps {
  students: UseQueryResult<StudentsReply>;
  total: number | null;
  choices: TableChoices;
  onChange: (choices: TableChoices) => void;
  onOpen: (studentId: string) => void;
  onRetry: () => void;
}

/** The page that was asked for, or what there is to say instead. */
export function StudentsFound(props: StudentsFoundProps) {
  const { students, total, choices, onChange, onOpen, onRetry } = props;
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
  if (data === undefined) return <TableSkeleton />;
  if (data.students.length === 0) {
    return (
      <p className="card p-6 text-ink-soft">
        {isNarrowed(choices)
          ? "No student matches this search and filter."
          : "There are no students yet. They appear here when they have an account and are in one of your groups."}
      </p>
    );
  }
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
        rows={data.students}
        choices={choices}
        isOld={isPlaceholderData}
        onChange={onChange}
        onOpen={onOpen}
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
  table?.querySelector<HTMLElement>("tbody th button")?.focus();
}
