import { Dialog } from "@base-ui/react/dialog";
import { Tabs } from "@base-ui/react/tabs";
import { useRef, useState } from "react";
import { LEGAL_TITLES, type LegalPage } from "../../lib/legal-pages.ts";
import { Button } from "../../ui/button.tsx";
import { LegalText } from "../../ui/legal-text.tsx";
import "../../styles/windows.css";
import "../../styles/draggable-window.css";
import "../../styles/tabs.css";

const PAGES: readonly LegalPage[] = ["terms", "privacy", "disclaimer"];

interface TermsDialogProps {
  /** Whether they were agreed to already. */
  agreed: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The terms, to be read and confirmed. Source: specification §2, screen 2. */
export function TermsDialog({ agreed, onConfirm, onCancel }: TermsDialogProps) {
  const [checked, setChecked] = useState(agreed);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root open disablePointerDismissal onOpenChange={(open) => !open && onCancel()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Viewport className="modal-viewport">
          <Dialog.Popup className="window max-w-2xl" initialFocus={heading}>
            <Dialog.Title
              ref={heading}
              tabIndex={-1}
              className="heading-2 px-5 pt-4 pb-2 outline-none sm:px-6"
            >
              Terms and conditions
            </Dialog.Title>
            <Tabs.Root defaultValue="terms" className="flex min-h-0 flex-1 flex-col">
              <Tabs.List className="tab-list">
                {PAGES.map((page) => (
                  <Tabs.Tab key={page} value={page} className="tab">
                    {LEGAL_TITLES[page]}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              {PAGES.map((page) => (
                <Tabs.Panel key={page} value={page} className="window-text min-h-0 flex-1">
                  <LegalText page={page} />
                </Tabs.Panel>
              ))}
            </Tabs.Root>
            <div className="window-footer">
              <label className="flex cursor-pointer items-start gap-3">
                <input
                  type="checkbox"
                  className="mt-1 size-5 shrink-0 accent-accent"
                  checked={checked}
                  onChange={(event) => setChecked(event.target.checked)}
                />
                I agree to the terms of service, and I have read the privacy policy and the
                disclaimer.
              </label>
              <div className="ml-auto flex flex-wrap gap-3">
                <Button onClick={onCancel}>Cancel</Button>
                <Button look="primary" disabled={!checked} onClick={onConfirm}>
                  Confirm
                </Button>
              </div>
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
