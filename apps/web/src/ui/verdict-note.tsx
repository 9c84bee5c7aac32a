import type { LearnerVerdict } from "@elenchus/contract/learner-verdict";
import { formatDay } from "../lib/format-date.ts";

const WORDS = {
  dialogue: { what: "outcome", success: "completed", failure: "not completed" },
  check: { what: "result", success: "passed", failure: "not passed" },
} as const;

interface VerdictNoteProps {
  verdict: LearnerVerdict;
  /** The kind of work that was decided about. */
  about?: keyof typeof WORDS;
}

/** A supervisor's decision about the learner's dialogue or unaided check, and why. */
export function VerdictNote({ verdict, about = "dialogue" }: VerdictNoteProps) {
  const { outcome, machine_outcome: machine, reason, decided_at: at } = verdict;
  const { what, [outcome]: word } = WORDS[about];
  return (
    <div className="rounded-lg bg-accent-soft px-4 py-3">
      <p>
        <span className="font-semibold">
          {outcome === machine
            ? `A supervisor confirmed the ${what}: ${word}.`
            : `A supervisor overturned the ${what}: this ${about} counts as ${word}.`}
        </span>{" "}
        <time dateTime={at} className="text-ink-soft">
          {formatDay(at)}
        </time>
      </p>
      <p className="own-words">{reason}</p>
    </div>
  );
}
