import type { FinishedDialoguesReply } from "@elenchus/contract/dialogue";
import type { SessionReply } from "@elenchus/contract/session";
import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";
import { ModuleBox } from "./module-box.tsx";
import { ModuleCheck } from "./module-check.tsx";

interface ModuleListProps {
  progress: SessionReply;
  /** Unaided checks that were finished. */
  checks: FinishedDialoguesReply["transfer_checks"];
  /** The module that is being loaded. */
  loading: ModuleNumber | null;
  onChoose: (module: ModuleNumber) => void;
  onCheck: (module: ModuleNumber) => void;
}

const EVALUATION = MODULE_NUMBERS.filter((module) => module !== 1);

/** All modules in their two groups. Source: specification §2, screen 5. */
export function ModuleList(props: ModuleListProps) {
  const { progress, checks, loading, onChoose, onCheck } = props;
  const box = (module: ModuleNumber) => (
    <li key={module} className="flex flex-col">
      <ModuleBox
        module={module}
        progress={progress}
        loading={loading === module}
        onChoose={() => onChoose(module)}
      />
      <ModuleCheck
        module={module}
        progress={progress}
        checks={checks}
        onCheck={() => onCheck(module)}
      />
    </li>
  );
  return (
    <>
      <h3 className="eyebrow mt-7 mb-3">Identify the Argument</h3>
      <ul className="grid grid-cols-1">{box(1)}</ul>
      <h3 className="eyebrow mt-8 mb-3">Evaluate the Argument</h3>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">{EVALUATION.map(box)}</ul>
    </>
  );
}

/** The list's heading: says how to go on while there is one module only. */
export function moduleListHeading(accessible: readonly ModuleNumber[]): string {
  return accessible.length === 1
    ? "Complete the first critical thinking module to unlock the other modules"
    : "Select a critical thinking module";
}
