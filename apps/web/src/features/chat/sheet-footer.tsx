import { Button } from "../../ui/button.tsx";
import type { useTurns } from "./use-turns.ts";

interface SheetFooterProps {
  turns: ReturnType<typeof useTurns>;
  /** Sends them; the sheet is in the way of what comes of it. */
  onSend: () => void;
  onClose: () => void;
}

/** Below the argument that lies over the talk: what is to become of the marks that were made there. */
export function SheetFooter({ turns, onSend, onClose }: SheetFooterProps) {
  const { marks, draft, outgoing } = turns.state;
  if (marks.length === 0) return null;
  const mayGo = draft.trim() === "" && outgoing === null;
  return (
    <div className="sheet-footer">
      {mayGo && (
        <Button look="primary" onClick={onSend}>
          Send {marks.length === 1 ? "the mark" : `${marks.length} marks`}
        </Button>
      )}
      <Button look={mayGo ? "ghost" : "primary"} onClick={onClose}>
        Done
      </Button>
    </div>
  );
}
