import type { StudentReply } from "@elenchus/contract/admin-students";
import { describeScore } from "../../lib/check-words.ts";
import { formatDay } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";

interface StudentChecksProps {
  checks: NonNullable<StudentReply["all_transfer_checks"]>;
  onOpen: (checkId: string) => void;
}

/** Every unaided check that a student finished, newest first. Not there while there is none. */
export function StudentChecks({ checks, onOpen }: StudentChecksProps) {
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="checks">
      <h2 id="checks" className="heading-2 mb-3">
        Unaided checks
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {checks.map((check) => (
          <li
            key={check.check_id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <div className="min-w-0">
              <p dir="auto" className="font-serif leading-snug wrap-anywhere">
                {check.issue}
              </p>
              <p className="text-ink-soft">
                Module {check.module_id} · {describeScore(check)} ·{" "}
                <time dateTime={check.ended_at}>{formatDay(check.ended_at)}</time>
              </p>
            </div>
            <Button
              aria-label={`Open check: ${check.issue}`}
              onClick={() => onOpen(check.check_id)}
            >
              Open check
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
