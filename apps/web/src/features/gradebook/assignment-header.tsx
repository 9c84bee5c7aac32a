import type { Assignment } from "@elenchus/contract/admin-assignments";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { formatDay } from "../../lib/format-date.ts";
import { GOAL_WORDS } from "../../lib/work-words.ts";
import { Button } from "../../ui/button.tsx";

interface AssignmentHeaderProps {
  assignment: Assignment;
  /** Of the column, as in the files. */
  number: number;
}

/** The head of a column: what was set, and whether students see what stands in it. */
export function AssignmentHeader({ assignment, number }: AssignmentHeaderProps) {
  const { assignment_id, released, module_id: module, goal, due } = assignment;
  const queryClient = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call("releaseMarks", { assignment_id, released: released ? "no" : "yes" }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["admin"] }),
  });
  const verb = released ? "Hide from students" : "Show to students";
  return (
    <th scope="col" className="admin-plain admin-mark-head">
      <span className="block text-ink">
        {number}. Module {module}
      </span>
      <span className="gradebook-note block whitespace-normal">{GOAL_WORDS[goal]}</span>
      <span className="gradebook-note block">Due {formatDay(due)}</span>
      <Button
        look={released ? "ghost" : "outline"}
        className="mt-1 mb-1"
        aria-label={`${verb}: column ${number}`}
        aria-busy={isPending}
        onClick={() => !isPending && mutate()}
      >
        {verb}
      </Button>
      <span role="status" className="gradebook-note block whitespace-normal">
        {error === null
          ? released && "Students see it."
          : describeFailure("This could not be changed.", error)}
      </span>
    </th>
  );
}
