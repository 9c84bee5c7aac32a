import type { ClassListColumn, ClassListReply } from "@elenchus/contract/admin-class-list";
import { useId } from "react";
import { COLUMN_WORDS } from "./list-words.ts";

/** The columns' contents, and whether the first line names them. */
export interface Columns {
  readonly columns: ClassListColumn[];
  readonly has_headings: boolean;
}

const COLUMNS = Object.keys(COLUMN_WORDS) as ClassListColumn[];

interface ColumnChoiceProps {
  reply: ClassListReply;
  onChoose: (columns: Columns) => void;
}

/** Says what each column of the list holds, where it was guessed wrong. */
export function ColumnChoice({ reply, onChoose }: ColumnChoiceProps) {
  const id = useId();
  const { columns, has_headings, first_line: first } = reply;
  const change = (index: number, column: ClassListColumn) => {
    // A kind of content that one column holds, no other does.
    const others = columns.map((each) => (each === column ? "none" : each));
    onChoose({ columns: others.with(index, column), has_headings });
  };
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold">What the columns hold</legend>
      <div className="list-columns">
        {columns.map((column, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column is known by its place alone
          <div key={index}>
            <label className="label wrap-anywhere" htmlFor={`${id}-${index}`}>
              Column {index + 1}
              {first[index] ? `: ${first[index]}` : ""}
            </label>
            <select
              id={`${id}-${index}`}
              className="field"
              value={column}
              onChange={({ target }) => change(index, target.value as ClassListColumn)}
            >
              {COLUMNS.map((each) => (
                <option key={each} value={each}>
                  {COLUMN_WORDS[each]}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <label className="mt-3 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={has_headings}
          onChange={({ target }) => onChoose({ columns, has_headings: target.checked })}
        />
        The first line has headings
      </label>
    </fieldset>
  );
}
