import type { TranscriptReply } from "@elenchus/contract/admin-students";
import { formatShare } from "../../lib/format-share.ts";
import { explainFinding, explainJudge } from "./explain-finding.ts";
import { SPEECH_ACTS } from "./words.ts";

type Assessment = NonNullable<TranscriptReply["messages"][number]["assessment"]>;

/** How a learner's message was judged: what it covered, why, how surely, and by whom. */
export function AssessmentNote({ assessment }: { assessment: Assessment }) {
  const { speech_act, covered, misconception, confidence, reasons, judge } = assessment;
  const statements = new Map(
    covered.map(({ expectation_id, statement }) => [expectation_id, statement]),
  );
  return (
    <aside className="admin-note" aria-label="Assessment">
      <p className="admin-note-title">Assessment: {SPEECH_ACTS[speech_act] ?? speech_act}</p>
      <dl>
        <dt>Covered</dt>
        <dd>
          {covered.length === 0 ? (
            "Nothing"
          ) : (
            <ul>
              {covered.map(({ expectation_id, statement, share, is_covered }) => (
                <li key={expectation_id}>
                  {statement}{" "}
                  <span className="text-ink-soft">
                    ({is_covered ? "covered" : "close"}, {formatShare(share)})
                  </span>
                </li>
              ))}
            </ul>
          )}
        </dd>
        {misconception !== null && (
          <>
            <dt>Misconception</dt>
            <dd>{misconception.correction || misconception.misconception_id}</dd>
          </>
        )}
        <dt>Why</dt>
        <dd>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{explainFinding(reason, statements)}</li>
            ))}
          </ul>
        </dd>
        <dt>Confidence</dt>
        <dd>{formatShare(confidence)}</dd>
        <dt>Judged by</dt>
        <dd>{explainJudge(judge)}</dd>
      </dl>
    </aside>
  );
}
