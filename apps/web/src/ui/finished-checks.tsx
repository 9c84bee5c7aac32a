import type { FinishedDialoguesReply } from "@elenchus/contract/dialogue";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { describeScore } from "../lib/check-words.ts";
import { FinishedRow } from "./finished-row.tsx";

interface FinishedChecksProps {
  checks: FinishedDialoguesReply["transfer_checks"];
  onOpen: (module: ModuleNumber) => void;
}

/** The learner's unaided checks, newest first; each opens its result again. */
export function FinishedChecks({ checks, onOpen }: FinishedChecksProps) {
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="finished-checks" className="mt-7">
      <h3 id="finished-checks" className="font-semibold">
        Without help
      </h3>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {checks.map((check) => (
          <li key={check.module_id}>
            <FinishedRow
              issue={check.issue}
              module={check.module_id}
              endedAt={check.ended_at}
              onOpen={() => onOpen(check.module_id)}
            >
              {describeScore(check)}
            </FinishedRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
