import { Dialog } from "@base-ui/react/dialog";
import type { RefObject } from "react";
import { CloseIcon } from "../../ui/icons.tsx";
import { PassageBody } from "../../ui/passage-body.tsx";
import "../../styles/argument-sheet.css";

interface ArgumentSheetProps {
  issue: string;
  passage: string;
  /** The button that opened it, which gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The argument over the talk, where there is no room for it beside. */
export function ArgumentSheet({ issue, passage, opener, onClose }: ArgumentSheetProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="argument-sheet" finalFocus={opener}>
          <Dialog.Close aria-label="Close" className="icon-button sheet-close">
            <CloseIcon />
          </Dialog.Close>
          <p className="eyebrow">The argument</p>
          <Dialog.Title dir="auto" className="heading-2 mt-1 text-balance">
            {issue}
          </Dialog.Title>
          <PassageBody text={passage} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
