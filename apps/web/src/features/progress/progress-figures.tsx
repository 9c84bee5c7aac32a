import type { ProgressReply } from "@elenchus/contract/progress";
import { formatDuration } from "../../lib/format-duration.ts";

interface ProgressFiguresProps {
  totals: ProgressReply["totals"];
  checks: ProgressReply["transfer_checks"];
}

/** Finished work, in figures. */
export function ProgressFigures({ totals, checks }: ProgressFiguresProps) {
  const { finished, completed, seconds_spent: seconds } = totals;
  const passed = checks.filter((check) => check.passed).length;
  const figures = [
    ["Dialogues finished", String(finished)],
    ["Completed", `${completed} of ${finished}`],
    ["Time spent", formatDuration(seconds)],
    ["Unaided checks passed", checks.length === 0 ? "None taken" : `${passed} of ${checks.length}`],
  ] as const;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-2xl border border-line bg-line max-[16rem]:grid-cols-1 sm:grid-cols-4">
      {figures.map(([name, figure]) => (
        <div key={name} className="flex flex-col-reverse justify-end bg-surface px-4 py-4">
          <dt className="text-[0.9375rem] leading-snug text-ink-soft">{name}</dt>
          <dd className="font-serif text-xl font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
