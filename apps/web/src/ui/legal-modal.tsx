import { Dialog } from "@base-ui/react/dialog";
import { useRef } from "react";
import { LEGAL_TITLES, type LegalPage } from "../lib/legal-pages.ts";
import { LegalText } from "./legal-text.tsx";
import "../styles/windows.css";

/**
 * A legal page in a window over everything else. The close button, Escape and a press outside close
 * it; the focus returns. Source: specification §2 and §9.
 */
export function LegalModal({ page, onClose }: { page: LegalPage; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop legal-overlay" />
        <Dialog.Viewport className="modal-viewport legal-overlay">
          <Dialog.Popup className="window legal-window" initialFocus={heading}>
            <div className="flex flex-wrap items-start px-6 pt-5 pb-3">
              <Dialog.Title ref={heading} tabIndex={-1} className="heading-2 flex-1 py-1.5">
                {LEGAL_TITLES[page]}
              </Dialog.Title>
              <Dialog.Close
                aria-label="Close"
                className="icon-button -mr-2 ml-auto text-3xl leading-none"
              >
                ×
              </Dialog.Close>
            </div>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
            <div tabIndex={0} className="window-text border-t border-line">
              <LegalText page={page} />
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
