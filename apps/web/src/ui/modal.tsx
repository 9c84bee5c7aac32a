import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { CloseIcon } from "./icons.tsx";
import "../styles/windows.css";

interface ModalProps {
  title: string;
  /** On the close button, Escape, and a press outside. */
  onClose: () => void;
  /** Without it, Escape and a press outside still close. */
  closeButton: boolean;
  children: ReactNode;
}

/** A modal window, open while it is mounted. Takes the focus and gives it back. */
export function Modal({ title, onClose, closeButton, children }: ModalProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Viewport className="modal-viewport">
          <Dialog.Popup className="window max-w-xl">
            <div className="flex flex-wrap items-start px-6 pt-5">
              <Dialog.Title className="heading-2 flex-1 py-1.5">{title}</Dialog.Title>
              {closeButton && (
                <Dialog.Close aria-label="Close" className="icon-button -mr-2 ml-auto">
                  <CloseIcon />
                </Dialog.Close>
              )}
            </div>
            <div className="overflow-y-auto px-6 pt-2 pb-6">{children}</div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
