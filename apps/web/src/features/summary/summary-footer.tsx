import type { ModuleNumber } from "@elenchus/domain/modules";
import { describeDialogueCount } from "@elenchus/domain/progress";
import { Button } from "../../ui/button.tsx";

interface SummaryFooterProps {
  module: ModuleNumber;
  /** Successes in it, where they are known. */
  count: number | undefined;
  /** The first of the modules that have just opened; null where none has. */
  next: ModuleNumber | null;
  onStart: (module: ModuleNumber) => void;
  onClose: () => void;
}

/** Where the module stands, and the way on. */
export function SummaryFooter({ module, count, next, onStart, onClose }: SummaryFooterProps) {
  return (
    <>
      <p className="text-ink-soft">
        Module {module}
        {count !== undefined && `: ${describeDialogueCount(count)}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="ghost" className="max-sm:px-2" onClick={() => print()}>
          Print
        </Button>
        <Button
          look={next === null ? "primary" : "ghost"}
          className="max-sm:px-2"
          onClick={onClose}
        >
          Return to Modules
        </Button>
        {next !== null && (
          <Button look="primary" className="max-sm:w-full" onClick={() => onStart(next)}>
            Start module {next}
          </Button>
        )}
      </div>
    </>
  );
}
