import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode, RefObject } from "react";
import "../styles/windows.css";

interface QuestionProps {
  title: string;
  /** The element that takes the focus: the harmless answer, or the field to be filled in. */
  initialFocus: RefObject<HTMLElement | null>;
  /** While it is being carried out, it cannot be called off. */
  busy: boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** Asks before something that cannot be undone; open while it is mounted. */
export function Question({ title, initialFocus, busy, onCancel, children }: QuestionProps) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && !busy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Viewport className="modal-viewport">
          <AlertDialog.Popup
            className="window max-w-lg overflow-y-auto p-6"
            initialFocus={initialFocus}
          >
            <AlertDialog.Title className="heading-2">{title}</AlertDialog.Title>
            {children}
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
