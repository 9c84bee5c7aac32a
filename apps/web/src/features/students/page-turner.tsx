import type { StudentsReply } from "@elenchus/contract/admin-students";
import { Button } from "../../ui/button.tsx";
import { choose, type TableChoices } from "./table-choices.ts";

const SIZES = [25, 50, 100];

interface PageTurnerProps {
  reply: StudentsReply;
  total: number | null;
  choices: TableChoices;
  onChange: (choices: TableChoices) => void;
}

/** From page to page. The server makes each of them. */
export function PageTurner({ reply, total, choices, onChange }: PageTurnerProps) {
  const { next_cursor: next, previous_cursor: previous } = reply;
  const page = previous === null ? 1 : choices.page;
  const pages = total === null ? null : Math.max(page, Math.ceil(total / choices.limit));
  const turn = (cursor: string, by: 1 | -1) =>
    onChange({ ...choices, cursor, page: Math.max(1, page + by) });
  return (
    <nav aria-label="Pages of the table" className="admin-pages">
      <p>
        Page {page.toLocaleString("en")}
        {pages !== null && ` of ${pages.toLocaleString("en")}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={previous === null} onClick={() => onChange(choose(choices, {}))}>
          First
        </Button>
        <Button
          disabled={previous === null}
          onClick={() => previous !== null && turn(previous, -1)}
        >
          Previous
        </Button>
        <Button disabled={next === null} onClick={() => next !== null && turn(next, 1)}>
          Next
        </Button>
      </div>
      <label className="flex items-center gap-2">
        Rows
        <select
          className="field w-auto"
          value={choices.limit}
          onChange={({ target }) => onChange(choose(choices, { limit: Number(target.value) }))}
        >
          {SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </nav>
  );
}
