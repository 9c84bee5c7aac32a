import { ChangeAssignmentPayload, type Assignment } from "@elenchus/contract/admin-assignments";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { readForm } from "../../lib/form-problem.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { daysBetween, toLocalInput } from "./local-time.ts";
import { PointsFields, readPoints } from "./points-fields.tsx";
import { readTimes, TimeFields } from "./time-fields.tsx";

interface ChangeFormProps {
  assignment: Assignment;
  onClose: () => void;
}

/** Changes when set work is due, and what it is worth. */
export function ChangeForm({ assignment, onClose }: ChangeFormProps) {
  const queryClient = useQueryClient();
  const [times] = useState(() => ({
    due: toLocalInput(new Date(assignment.due)),
    lateDays: daysBetween(assignment.due, assignment.late_until),
  }));
  const { form, field, pending, problem, problemId } = useSubmission(
    async (values) => {
      const payload = readForm(ChangeAssignmentPayload, {
        assignment_id: assignment.assignment_id,
        ...readTimes(values),
        ...readPoints(values),
      });
      await call("changeAssignment", payload);
      await queryClient.invalidateQueries({ queryKey: ["admin"] });
      onClose();
    },
    { whatFailed: "The work could not be changed. Reload the page and try again." },
  );
  return (
    <form {...form} className="card mt-5 max-w-3xl space-y-6 p-5 sm:p-7">
      <TimeFields field={field} times={times} />
      <PointsFields field={field} points={assignment} open />
      {problem !== null && <Problem id={problemId} text={problem} />}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" aria-busy={pending}>
          {pending ? "Saving..." : "Save"}
        </Button>
        <Button disabled={pending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
