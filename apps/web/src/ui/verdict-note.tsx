import type { LearnerVerdict } from "@elenchus/contract/learner-verdict";
import { formatDay } from "../lib/format-date.ts";

const WORDS = {
  success: "completed",
  failure: "not completed",
} as const;

/** What a supervisor decided about the learner's dialogue, and why. */
export function VerdictNote({ verdict }: { verdict: LearnerVerdict }) {
  const { outcome, machine_outcome: machine, reason, decided_at: at } = verdict;
  return (
    <div className="rounded-lg bg-accent-soft px-4 py-3">
      <p>
        <span className="font-semibold">
          {outcome === machine
            ? `A supervisor confirmed the outcome: ${WORDS[outcome]}.`
            : `A supervisor overturned the outcome: this dialogue counts as ${WORDS[outcome]}.`}
        </span>{" "}
        <time dateTime={at} className="text-ink-soft">
          {formatDay(at)}
        </time>
      </p>
      <p className="own-words">{reason}</p>
    </div>
  );
}
