import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";

interface DeleteSectionProps {
  /** Null where it is not known. */
  email: string | null;
  /** Whether money could still come back by withdrawing first. */
  canWithdraw: boolean;
  onDeleted: () => void;
}

/** The way to leave nothing behind. */
export function DeleteSection({ email, canWithdraw, onDeleted }: DeleteSectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="delete" className="account-section">
      <h2 id="delete" className="heading-2">
        Delete your account
      </h2>
      <p className="mt-2 text-ink-soft">
        Your account, your dialogues and your progress are deleted for good.
      </p>
      <Button className="mt-4" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && (
        <DeleteDialog
          email={email}
          canWithdraw={canWithdraw}
          onDeleted={onDeleted}
          onCancel={() => setOpen(false)}
        />
      )}
    </section>
  );
}
