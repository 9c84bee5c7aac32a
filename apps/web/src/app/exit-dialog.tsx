import { AlertDialog } from "@base-ui/react/alert-dialog";
import { MESSAGES } from "@elenchus/domain/messages";
import { useRef } from "react";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/problem.tsx";
import type { Exit } from "./app-state.ts";
import "../styles/windows.css";

interface ExitDialogProps {
  exit: Exit;
  onYes: () => void;
  onCancel: () => void;
}

/** Asks before a dialogue is lost. Source: specification §2. */
export function ExitDialog({ exit, onYes, onCancel }: ExitDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && !exit.leaving && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Viewport className="modal-viewport">
          <AlertDialog.Popup className="window max-w-md p-6" initialFocus={cancel}>
            <AlertDialog.Title className="heading-2">Leave this dialogue?</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-ink-soft">
              {MESSAGES.leaveDialogue}
            </AlertDialog.Description>
            {exit.problem !== null && (
              <div className="mt-4">
                <Problem text={exit.problem} />
              </div>
            )}
            <div className="mt-6 flex justify-end gap-3">
              <AlertDialog.Close ref={cancel} disabled={exit.leaving} render={<Button />}>
                Cancel
              </AlertDialog.Close>
              <Button look="primary" disabled={exit.leaving} onClick={onYes}>
                Yes
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
