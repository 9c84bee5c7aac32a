import { useState } from "react";
import { useFocusOnMount } from "../../hooks/use-focus-on-mount.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The codes for a lost phone, shown this once: to save, to print or to copy. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const [done, setDone] = useState<string | null>(null);
  const text = codes.join("\n");

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone("Copied.");
    } catch {
      // Not over plain HTTP, and not where the browser forbids it.
      setDone("Copying did not work. Select the codes and copy them yourself, or save them.");
    }
  };

  return (
    <div className="print-alone mt-5">
      <h2 ref={heading} tabIndex={-1} className="heading-2">
        Keep your recovery codes
      </h2>
      <p className="mt-2">
        The second factor is on. If you do not have your phone, log in with one of these codes. Each
        works once. You will not see them again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-1 rounded-lg bg-sunken px-4 py-3 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button
          onClick={() => {
            saveFile("elenchus-recovery-codes.txt", "text/plain", `${text}\n`);
            setDone("Saved as elenchus-recovery-codes.txt.");
          }}
        >
          Download
        </Button>
        <Button onClick={() => print()}>Print</Button>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
      {done !== null && (
        <div className="mt-3 print:hidden">
          <Note>{done}</Note>
        </div>
      )}
      <Button look="primary" className="mt-6 min-h-12 w-full print:hidden" onClick={onKept}>
        I have kept them
      </Button>
    </div>
  );
}
