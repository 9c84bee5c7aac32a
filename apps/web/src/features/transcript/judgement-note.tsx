import type { MessageAssessment } from "@elenchus/contract/admin-transcript";
import type { ReactNode } from "react";
import { formatShare } from "../../lib/format-share.ts";
import { describeJudgement, nameFindings, nameJudge } from "./describe-judgement.ts";
import { NoteDetails } from "./note-details.tsx";
import { POINT_STANDINGS } from "./words.ts";

/** The judgement of a message in a line; on demand what it touched, why, how surely, and by whom. */
export function JudgementNote({ judged }: { judged: MessageAssessment }) {
  const { points, misconceptions, because, confidence, judge, stands_in_for: other } = judged;
  const facts: [string, ReactNode[]][] = [
    [
      "Points",
      points.map(({ name, statement, standing, share, quotation }) => (
        <>
          {POINT_STANDINGS[standing]}, {name}: {statement}{" "}
          {share > 0 && <span className="text-ink-soft">({formatShare(share)})</span>}
          {quotation !== null && ` Their words: “${quotation}”`}
        </>
      )),
    ],
    ["Known mistake", misconceptions],
    ["Why", because === null ? nameFindings(judged) : [because]],
    ["Confidence", [formatShare(confidence)]],
    [
      "Judged by",
      [nameJudge(judge), ...(other === null ? [] : [`In place of ${nameJudge(other)}`])],
    ],
  ];
  return (
    <aside className="admin-note" aria-label="Assessment">
      <p className="admin-note-title">{describeJudgement(judged)}</p>
      <NoteDetails facts={facts} />
    </aside>
  );
}
