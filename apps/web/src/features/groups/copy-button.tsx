import { useState } from "react";
import { Button } from "../../ui/button.tsx";

interface CopyButtonProps {
  text: string;
  /** The thing that is copied: "code". */
  what: string;
  label: string;
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, what, label }: CopyButtonProps) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid("Copied.");
    } catch {
      // Not allowed, or not a secure address: the text can be selected all the same.
      setSaid(`Copying did not work. Select the ${what} and copy it yourself.`);
    }
  };
  return (
    <>
      <Button aria-label={label} onClick={() => void copy()}>
        Copy
      </Button>
      <span role="status" className="text-ink-soft empty:hidden">
        {said}
      </span>
    </>
  );
}
