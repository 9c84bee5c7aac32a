import type { KeyPoint, TutorMove } from "@elenchus/contract/admin-transcript";
import { describeMove } from "./describe-move.ts";
import { NoteDetails } from "./note-details.tsx";

/** The tutor's decision, before it found words for it, in a line; on demand the points it is about. */
export function MoveNote({ move }: { move: TutorMove }) {
  const { covered, target, asserted } = move;
  return (
    <aside className="admin-note" aria-label="The tutor's move">
      <p className="admin-note-title">{describeMove(move)}</p>
      <NoteDetails
        facts={[
          ["Counts as found", covered.map(sayPoint)],
          ["Told", asserted.map(sayPoint)],
          ["Now asks about", target === null ? [] : [sayPoint(target)]],
        ]}
      />
    </aside>
  );
}

function sayPoint({ name, statement }: KeyPoint): string {
  return `${name}: ${statement}`;
}
