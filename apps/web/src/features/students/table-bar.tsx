import type { StudentsReply } from "@elenchus/contract/admin-students";
import type { UseQueryResult } from "@tanstack/react-query";
import { suppliedRecords } from "../../lib/supplied-records.ts";
import { DownloadTable } from "./download-table.tsx";
import { choose, isNarrowed, type TableChoices } from "./table-choices.ts";

interface TableBarProps {
  students: UseQueryResult<StudentsReply>;
  total: number | null;
  choices: TableChoices;
  onChange: (choices: TableChoices) => void;
  onClear: () => void;
  /** Leads to all who need attention; null where those are shown already. */
  onMore: (() => void) | null;
}

/** Above the table: how many there are, and how they are shown. */
export function TableBar(props: TableBarProps) {
  const { students, total, choices, onChange, onClear, onMore } = props;
  return (
    <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p role="status" className="flex min-h-11 flex-wrap items-center gap-x-3">
        {students.isPending ? "Loading students..." : countOf(total, isNarrowed(choices))}
      </p>
      {isNarrowed(choices) && (
        <button type="button" className="text-button mr-auto" onClick={onClear}>
          Clear search and filter
        </button>
      )}
      {onMore !== null && (
        <button type="button" className="text-button mr-auto" onClick={onMore}>
          All who need attention
        </button>
      )}
      {suppliedRecords() === null && (
        <Tick
          label="Needs attention first"
          isOn={choices.sort === null}
          onTurn={(isOn) =>
            onChange(choose(choices, { sort: isOn ? null : "name", direction: "asc" }))
          }
        />
      )}
      <Tick
        label="Show each module"
        isOn={choices.byModule}
        onTurn={(isOn) => onChange({ ...choices, byModule: isOn })}
      />
      <DownloadTable groupId={choices.group} />
    </div>
  );
}

interface TickProps {
  label: string;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

function Tick({ label, isOn, onTurn }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        className="size-5 accent-(--accent)"
        checked={isOn}
        onChange={({ target }) => onTurn(target.checked)}
      />
      {label}
    </label>
  );
}

function countOf(total: number | null, narrowed: boolean): string {
  if (total === null) return "";
  const students = total === 1 ? "1 student" : `${total.toLocaleString("en")} students`;
  return narrowed ? `${students} found` : students;
}
