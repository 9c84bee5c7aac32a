import type { Group } from "@elenchus/contract/admin-groups";
import type { StudentRow } from "@elenchus/contract/admin-students";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** "Ada Demo". */
export function nameOf({ student_first_name: first, student_last_name: last }: StudentRow): string {
  return `${first} ${last}`;
}

interface TakeOutProps {
  group: Group;
  student: StudentRow;
  onClose: () => void;
}

/** Asks before a student is taken out of a group. */
export function TakeOut({ group, student, onClose }: TakeOutProps) {
  const queryClient = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call("removeFromGroup", { student_id: student.student_id }),
    onSuccess: async () => {
      await queryClient.invalidateQueries();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Take ${nameOf(student)} out?`}
      yes="Take out"
      busy={isPending}
      problem={
        error === null ? null : describeFailure("The student could not be taken out.", error)
      }
      onYes={() => mutate()}
      onCancel={onClose}
    >
      The supervisors of {group.group_name} will no longer see {nameOf(student)}. The student can
      join again with the code.
    </ConfirmDialog>
  );
}
