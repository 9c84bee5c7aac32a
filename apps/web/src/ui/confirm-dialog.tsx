import { useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { Problem } from "./problem.tsx";
import { Question } from "./question.tsx";

interface ConfirmDialogProps {
  title: string;
  /** On the button that does it. */
  yes: string;
  busy: boolean;
  /** The problem of the last try. */
  problem: string | null;
  onYes: () => void;
  onCancel: () => void;
  /** The consequences. */
  children: ReactNode;
}

/** Asks before something that others notice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, yes, busy, problem, onYes, onCancel, children } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Question title={title} initialFocus={cancel} busy={busy} onCancel={onCancel}>
      <p className="mt-3 wrap-anywhere">{children}</p>
      {problem !== null && (
        <div className="mt-4">
          <Problem text={problem} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button ref={cancel} disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button look="primary" aria-busy={busy} onClick={() => !busy && onYes()}>
          {yes}
        </Button>
      </div>
    </Question>
  );
}
