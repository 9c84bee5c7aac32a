import type { AssignmentsReply } from "@elenchus/contract/admin-assignments";
import { MODULE_TITLES } from "@elenchus/domain/modules";
import { formatDue } from "../../lib/format-due.ts";
import { GOAL_WORDS } from "../../lib/work-words.ts";

type Listed = AssignmentsReply["assignments"][number];

interface AssignmentCardProps {
  assignment: Listed;
  onOpen: (assignmentId: string) => void;
}

/** An assignment: to whom, until when, and how many have done it. */
export function AssignmentCard({ assignment, onOpen }: AssignmentCardProps) {
  const { counts } = assignment;
  const done = counts.done + counts.late;
  const toDo = counts.learners - counts.excused;
  return (
    <article className="card flex h-full flex-col p-4 sm:p-5">
      <h2 className="wrap-anywhere">
        <button
          type="button"
          className="text-button text-left text-lg font-semibold"
          onClick={() => onOpen(assignment.assignment_id)}
        >
          {assignment.module_id}. {MODULE_TITLES[assignment.module_id]}
        </button>
      </h2>
      <p className="admin-aside wrap-anywhere">
        {assignment.group_name}
        {!assignment.for_all && ` · some students (${counts.learners})`}
      </p>
      <p className="mt-2 wrap-anywhere">
        {GOAL_WORDS[assignment.goal]}
        {assignment.issue !== null && (
          <>
            {" about "}
            <q dir="auto">{assignment.issue}</q>
          </>
        )}
      </p>
      <p className="mt-1">Due on {formatDue(assignment.due)}</p>
      <p className="mt-2 font-semibold">
        {done.toLocaleString("en")} of {toDo.toLocaleString("en")} have done it
      </p>
      <p className="text-ink-soft">{describeCounts(counts)}</p>
    </article>
  );
}

function describeCounts({ late, behind, missing, excused }: Listed["counts"]): string {
  const parts: readonly (readonly [number, string])[] = [
    [late, "late"],
    [behind, "overdue"],
    [missing, "missing"],
    [excused, "excused"],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count.toLocaleString("en")} ${word}`)
    .join(" · ");
}
