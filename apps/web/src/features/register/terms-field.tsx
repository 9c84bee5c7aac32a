import { useState } from "react";
import { CheckIcon } from "../../ui/icons.tsx";
import { TermsDialog } from "./terms-dialog.tsx";

interface TermsFieldProps {
  agreed: boolean;
  onAgree: () => void;
}

/** The way to the terms, and whether they are agreed to. Source: specification §2, screen 2. */
export function TermsField({ agreed, onAgree }: TermsFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg border border-line px-4 py-2">
      <button
        type="button"
        aria-haspopup="dialog"
        className="text-button"
        onClick={() => setOpen(true)}
      >
        Terms and conditions
      </button>
      <p
        role="status"
        className={`inline-flex items-center gap-1.5 ${agreed ? "font-semibold text-accent" : "text-ink-soft"}`}
      >
        {agreed && <CheckIcon className="size-4" />}
        {agreed ? "Agreed" : "Not agreed"}
      </p>
      {open && (
        <TermsDialog
          agreed={agreed}
          onConfirm={() => {
            onAgree();
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </div>
  );
}
