import type { LogInCard } from "@elenchus/contract/admin-class-list";
import type { StudentRow } from "@elenchus/contract/admin-students";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { LogInCards } from "../../ui/log-in-cards.tsx";

/** Another password for a student without an address, who gets no mail by which to choose one. */
export function NewPassword({ student }: { student: StudentRow }) {
  const { student_id, student_first_name: first, student_last_name: last } = student;
  const [isAsking, setAsking] = useState(false);
  const [card, setCard] = useState<LogInCard | null>(null);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () => call("resetStudentPassword", { student_id }),
    onSuccess: (reply) => {
      setCard(reply.card);
      setAsking(false);
    },
  });
  return (
    <div className="mt-4">
      <Button onClick={() => setAsking(true)}>New password</Button>
      <div role="status">
        {card !== null && (
          <p className="mt-4">The password is replaced. The new one is shown this once.</p>
        )}
      </div>
      {card !== null && <LogInCards cards={[card]} />}
      {isAsking && (
        <ConfirmDialog
          title={`Replace the password of ${first} ${last}?`}
          yes="Replace it"
          busy={isPending}
          problem={
            error === null ? null : describeFailure("The password could not be replaced.", error)
          }
          onYes={() => mutate()}
          onCancel={() => {
            setAsking(false);
            reset();
          }}
        >
          The present password opens nothing any more, and all devices are logged out. Your name is
          noted beside it.
        </ConfirmDialog>
      )}
    </div>
  );
}
