import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { CloseIcon } from "../../ui/icons.tsx";
import { MessageText } from "../../ui/message-text.tsx";
import "../../styles/windows.css";
import "../../styles/argument-sheet.css";

/** The tutor marks nothing. */
const NONE: readonly string[] = [];

interface ArgumentSheetProps {
  issue: string;
  /** The question, where one comes to answer it: it stays in sight. */
  question: string | null;
  /** The button that opened it, which gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
  /** Stays in sight below it. */
  footer: ReactNode;
}

/** The argument over the talk, where there is no room for it beside. */
export function ArgumentSheet(props: ArgumentSheetProps) {
  const { issue, question, opener, onClose, children, footer } = props;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="argument-sheet" finalFocus={opener}>
          <Dialog.Close aria-label="Close" className="icon-button sheet-close">
            <CloseIcon />
          </Dialog.Close>
          {question !== null && (
            <div className="sheet-question">
              <MessageText sender="system" message={question} sentences={NONE} />
            </div>
          )}
          <p className="eyebrow">The argument</p>
          <Dialog.Title dir="auto" className="heading-2 mt-1 text-balance">
            {issue}
          </Dialog.Title>
          {children}
          {footer}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
