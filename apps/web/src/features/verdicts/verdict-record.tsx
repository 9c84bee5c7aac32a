import type { TranscriptReply } from "@elenchus/contract/admin-transcript";
import { formatMoment } from "../../lib/format-date.ts";
import {
  GRADE_WORDS,
  OUTCOME_REASONS,
  OUTCOME_WORDS,
  type Judged,
} from "../../lib/outcome-words.ts";
import { OverturnVerdict } from "./overturn-verdict.tsx";

interface VerdictRecordProps {
  judged: Judged;
  record: Pick<TranscriptReply, "machine_outcome" | "verdicts" | "review"> & {
    /** Why the machine decided so; of dialogues alone. */
    readonly outcome_reason?: string | null;
  };
  /** Nothing is left to decide by. */
  isClosed?: boolean;
}

/** All that was decided about the outcome of a dialogue or a check, the machine's verdict too, and the way to decide. */
export function VerdictRecord({ judged, record, isClosed = false }: VerdictRecordProps) {
  const { machine_outcome: machine, verdicts, review } = record;
  // A dialogue that did not end by itself has no outcome to decide about.
  if (machine === null) return null;
  const why = OUTCOME_REASONS[record.outcome_reason ?? ""];
  const isWaiting = review !== null && review.answered_at === null;
  return (
    <section aria-labelledby="verdicts" className="max-w-3xl">
      <h2 id="verdicts" className="heading-2">
        Verdicts
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {verdicts.map(({ outcome, reason, decided_at: at, supervisor_name: name }) => (
          <li key={at} className="py-3">
            <p>
              <span className="font-semibold">{OUTCOME_WORDS[judged.kind][outcome]}</span>,{" "}
              {outcome === machine ? "confirmed" : "overturned"} by{" "}
              {name ?? "a supervisor who has left"},{" "}
              <time dateTime={at} className="text-ink-soft">
                {formatMoment(at)}
              </time>
            </p>
            <p className="own-words">{reason}</p>
          </li>
        ))}
        <li className="py-3">
          Graded as <span className="font-semibold">{GRADE_WORDS[judged.kind][machine]}</span>{" "}
          automatically
          {why !== undefined && <p className="text-ink-soft">{why}.</p>}
        </li>
      </ul>
      {review !== null && (
        <div className="mt-3">
          <p>
            The learner asked for a review on {formatMoment(review.requested_at)}
            {isWaiting ? " and is waiting for an answer." : "."}
          </p>
          {review.note !== "" && <p className="own-words">{review.note}</p>}
        </div>
      )}
      {!isClosed && (
        <div className="mt-4">
          <OverturnVerdict
            judged={judged}
            machineOutcome={machine}
            decided={verdicts[0]?.outcome ?? null}
          />
        </div>
      )}
    </section>
  );
}
