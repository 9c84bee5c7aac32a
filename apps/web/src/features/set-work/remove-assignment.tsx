import type { Assignment } from "@elenchus/contract/admin-assignments";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Question } from "../../ui/question.tsx";

interface RemoveAssignmentProps {
  assignment: Assignment;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before set work is taken back. */
export function RemoveAssignment({ assignment, onRemoved, onClose }: RemoveAssignmentProps) {
  const queryClient = useQueryClient();
  const cancel = useRef<HTMLButtonElement>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call("removeAssignment", { assignment_id: assignment.assignment_id }),
    onSuccess: async () => {
      onRemoved();
      queryClient.removeQueries({ queryKey: ["admin", "assignment", assignment.assignment_id] });
      await queryClient.invalidateQueries({ queryKey: ["admin"] });
    },
  });
  return (
    <Question
      title="Take this work back?"
      initialFocus={cancel}
      busy={isPending}
      onCancel={onClose}
    >
      <p className="mt-3 wrap-anywhere">
        Students of {assignment.group_name} no longer see it, and its points and comments are
        deleted. Their dialogues stay.
      </p>
      {error !== null && (
        <div className="mt-4">
          <Problem text={describeFailure("The work could not be taken back.", error)} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button ref={cancel} disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" aria-busy={isPending} onClick={() => !isPending && mutate()}>
          Take it back
        </Button>
      </div>
    </Question>
  );
}
