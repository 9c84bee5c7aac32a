import { useState } from "react";
import type { Judged } from "../../lib/outcome-words.ts";
import { Button } from "../../ui/button.tsx";
import { VerdictDialog, type Outcome } from "./verdict-dialog.tsx";

interface OverturnVerdictProps {
  judged: Judged;
  /** The machine's outcome. */
  machineOutcome: Outcome;
  /** The supervisor's earlier decision, or null. */
  decided: Outcome | null;
  /** Tells the button apart from others like it: "Ada Demo". */
  of?: string;
}

/** The button by which a supervisor overturns, or confirms, the outcome of a dialogue or a check. */
export function OverturnVerdict({ judged, machineOutcome, decided, of }: OverturnVerdictProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <span>
          {decided === null ? "Overturn the outcome" : "Decide again"}
          {of !== undefined && <span className="sr-only">: {of}</span>}
        </span>
      </Button>
      {open && (
        <VerdictDialog
          judged={judged}
          machineOutcome={machineOutcome}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
