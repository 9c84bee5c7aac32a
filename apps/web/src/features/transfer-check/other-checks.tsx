import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { describeScore } from "../../lib/check-words.ts";
import { FinishedRow } from "../../ui/finished-row.tsx";

interface OtherChecksProps {
  checks: NonNullable<TransferCheckReply["others"]>;
  module: ModuleNumber;
  onOpen: (checkId: string) => void;
}

/** The module's other checks, newest first; each opens its result. */
export function OtherChecks({ checks, module, onOpen }: OtherChecksProps) {
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="other-checks" className="mt-10">
      <h2 id="other-checks" className="font-semibold">
        Your other checks of this module
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {checks.map((check) => (
          <li key={check.check_id}>
            <FinishedRow
              issue={check.issue}
              module={module}
              endedAt={check.ended_at}
              onOpen={() => onOpen(check.check_id)}
            >
              {describeScore(check)}
            </FinishedRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
