import { Button } from "../../ui/button.tsx";
import type { useTurns } from "./use-turns.ts";

interface SheetFooterProps {
  turns: ReturnType<typeof useTurns>;
  onClose: () => void;
}

/** Below the argument that lies over the talk: what is to become of the marks that were made there. */
export function SheetFooter({ turns, onClose }: SheetFooterProps) {
  const { marks, draft, outgoing } = turns.state;
  if (marks.length === 0) return null;
  const mayGo = draft.trim() === "" && outgoing === null;
  return (
    <div className="sheet-footer">
      {mayGo && (
        <Button
          look="primary"
          onClick={() => {
            onClose();
            // The sheet holds the page where it is: what is sent comes after it, and is then scrolled to.
            requestAnimationFrame(() => requestAnimationFrame(turns.send));
          }}
        >
          Send {marks.length === 1 ? "the mark" : `${marks.length} marks`}
        </Button>
      )}
      <Button look={mayGo ? "ghost" : "primary"} onClick={onClose}>
        Done
      </Button>
    </div>
  );
}
