import { MARK_ROLE_NAMES, type Mark } from "@elenchus/domain/marks";
import type { MouseEvent } from "react";
import { excerpt } from "../../lib/excerpt.ts";
import { CloseIcon } from "../../ui/icons.tsx";
import { FoundMark } from "../../ui/found-mark.tsx";

interface PendingMarksProps {
  marks: readonly Mark[];
  /** Of the passage. */
  sentences: readonly string[];
  onTakeAway: (sentence: number) => void;
  /** When the last one is gone, for the focus to go somewhere. */
  onEmpty: () => void;
}

/** So many words tell one sentence from another. */
const WORDS = 4;

/** The marks that go with the answer, each with a button that takes it away. */
export function PendingMarks({ marks, sentences, onTakeAway, onEmpty }: PendingMarksProps) {
  if (marks.length === 0) return null;
  const takeAway = ({ currentTarget }: MouseEvent<HTMLButtonElement>, sentence: number) => {
    const item = currentTarget.closest("li");
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    if (next) next.querySelector("button")?.focus();
    else onEmpty();
    onTakeAway(sentence);
  };
  return (
    <ul aria-label="Marks to be sent" className="pending-marks">
      {marks.map(({ sentence, role }) => (
        <li key={sentence} className="pending-mark">
          <FoundMark part={role} standing="pending" />
          <q>{excerpt(sentences[sentence] ?? "", WORDS)}</q>
          <button
            type="button"
            aria-label={`Take away: ${MARK_ROLE_NAMES[role]}, “${sentences[sentence] ?? ""}”`}
            className="pending-mark-button"
            onClick={(event) => takeAway(event, sentence)}
          >
            <CloseIcon className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
