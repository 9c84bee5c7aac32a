import type { FinishedDialoguesReply } from "@elenchus/contract/dialogue";
import type { SessionReply } from "@elenchus/contract/session";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { describeScore } from "../../lib/check-words.ts";
import { Button } from "../../ui/button.tsx";
import { ArrowIcon } from "../../ui/icons.tsx";

interface ModuleCheckProps {
  module: ModuleNumber;
  progress: Pick<SessionReply, "transfer_checks_open" | "transfer_checks_started">;
  /** Finished checks of all modules. */
  checks: FinishedDialoguesReply["transfer_checks"];
  onCheck: () => void;
}

/** Below a completed module: its unaided check, or what became of the latest. */
export function ModuleCheck({ module, progress, checks, onCheck }: ModuleCheckProps) {
  const action = nameAction(module, progress);
  const text = action ?? nameResult(module, checks);
  if (text === null) return null;
  return (
    <Button look="ghost" className="mt-1 ml-2 self-start" onClick={onCheck}>
      {text}
      <span className="sr-only">, module {module}</span>
      {action !== null && <ArrowIcon className="size-4 text-accent" />}
    </Button>
  );
}

function nameAction(module: ModuleNumber, progress: ModuleCheckProps["progress"]): string | null {
  if (!progress.transfer_checks_open.includes(module)) return null;
  return progress.transfer_checks_started.includes(module)
    ? "Go on with the unaided check"
    : "Take the unaided check";
}

function nameResult(module: ModuleNumber, checks: ModuleCheckProps["checks"]): string | null {
  const check = checks.find(({ module_id }) => module_id === module);
  if (check === undefined) return null;
  return `Unaided check: ${describeScore(check)}`;
}
