import type { StudentsReply } from "@elenchus/contract/admin-students";
import { Button } from "../../ui/button.tsx";
import { choose, type TableChoices } from "./table-choices.ts";

const SIZES = [25, 50, 100];

interface PageTurnerProps {
  reply: StudentsReply;
  total: number | null;
  choices: TableChoices;
  /** Whether the reply is still that of before. */
  isOld: boolean;
  onChange: (choices: TableChoices) => void;
}

/** From page to page. The server makes each of them. */
export function PageTurner({ reply, total, choices, isOld, onChange }: PageTurnerProps) {
  const { next_cursor: next, previous_cursor: previous } = reply;
  const page = previous === null ? 1 : choices.page;
  const pages = total === null ? null : Math.max(page, Math.ceil(total / choices.limit));
  // The page of before leads where we are going already.
  const [back, on] = isOld ? [null, null] : [previous, next];
  const turn = (to: TableChoices) => {
    onChange(to);
    scrollTo({ top: 0 });
  };
  const turnTo = (cursor: string | null, by: 1 | -1) =>
    cursor === null ? null : () => turn({ ...choices, cursor, page: Math.max(1, page + by) });
  return (
    <nav aria-label="Pages of the table" className="admin-pages">
      <p>
        Page {page.toLocaleString("en")}
        {pages !== null && ` of ${pages.toLocaleString("en")}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <TurnButton onTurn={back === null ? null : () => turn(choose(choices, {}))}>
          First
        </TurnButton>
        <TurnButton onTurn={turnTo(back, -1)}>Previous</TurnButton>
        <TurnButton onTurn={turnTo(on, 1)}>Next</TurnButton>
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

/** Stays where it is when there is no further page: a keyboard does not lose its place by pressing it. */
function TurnButton({ onTurn, children }: { onTurn: (() => void) | null; children: string }) {
  return (
    <Button aria-disabled={onTurn === null} onClick={onTurn ?? undefined}>
      {children}
    </Button>
  );
}
