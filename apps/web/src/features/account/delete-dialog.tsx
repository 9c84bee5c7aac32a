import { PasswordPayload } from "@elenchus/contract/account";
import { useRef } from "react";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { forgetDrafts } from "../../lib/forget-drafts.ts";
import { readForm } from "../../lib/form-problem.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { OwnPassword } from "../../ui/own-password.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Question } from "../../ui/question.tsx";

interface DeleteDialogProps {
  email: string | null;
  canWithdraw: boolean;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Tells what goes and what stays, and asks for the password. */
export function DeleteDialog({ email, canWithdraw, onDeleted, onCancel }: DeleteDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const { form, field, pending, problem, problemId } = useSubmission(
    async (values) => {
      await call("deleteAccount", readForm(PasswordPayload, Object.fromEntries(values)));
      forgetDrafts();
      onDeleted();
    },
    {
      whatFailed: "Your account could not be deleted. Reload the page and try again.",
      blame: () => "password",
    },
  );
  return (
    <Question
      title="Delete your account for good?"
      initialFocus={cancel}
      busy={pending}
      onCancel={onCancel}
    >
      <p className="mt-3">
        This deletes your name and email address, your interests, your dialogues with their
        summaries, and your progress. You cannot undo it.
      </p>
      <p className="mt-2">
        The law requires us to keep payment records. They do not contain your name.
      </p>
      {canWithdraw && (
        <div className="mt-4">
          <Note>
            You can still withdraw from the contract and get your money back. Do that first. After
            you delete your account, it is too late.
          </Note>
        </div>
      )}
      <form className="mt-5 space-y-5" {...form}>
        <OwnPassword email={email} {...field("password")} />
        {problem !== null && <Problem id={problemId} text={problem} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button ref={cancel} disabled={pending} onClick={onCancel}>
            Cancel
          </Button>
          <Button look="danger" type="submit" disabled={pending}>
            {pending ? "Deleting..." : "Delete for good"}
          </Button>
        </div>
      </form>
    </Question>
  );
}
