import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { useEffect, useRef, type ReactNode } from "react";
import { useMediaQuery } from "../../hooks/use-media-query.ts";
import { PassageBody } from "../../ui/passage-body.tsx";
import { PassageCard } from "../../ui/passage-card.tsx";
import { PassageText } from "../../ui/passage-text.tsx";
import { SupportNote } from "../../ui/support-note.tsx";
import { CheckIntro } from "./check-intro.tsx";
import { CheckResult } from "./check-result.tsx";
import { nameQuestion } from "./check-state.ts";
import { GivenAnswers } from "./given-answers.tsx";
import { QuestionForm } from "./question-form.tsx";
import { useCheck } from "./use-check.ts";
import "../../styles/transfer-check.css";

interface OpenCheckProps {
  loaded: TransferCheckReply;
  userId: string;
  onChange: (check: TransferCheckReply) => void;
  onClose: () => void;
  /** The supervisors' part in a finished check. */
  renderReview?: ((check: TransferCheckReply) => ReactNode) | undefined;
  /** The way to take a finished check again. */
  again?: ReactNode;
  /** Other checks of the module. */
  others?: ReactNode;
}

/** The argument, and beside it one question after the other; at the end the result. */
export function OpenCheck(props: OpenCheckProps) {
  const { loaded, userId, onChange, onClose, renderReview, again, others } = props;
  const { state, open, setDraft, handIn } = useCheck({ loaded, userId, onChange });
  const { check } = state;
  const name = open && nameQuestion(open);
  const heading = useFocusOnChange(name);
  const isWide = useMediaQuery("(min-width: 64rem)");

  const passage = (
    <PassageCard
      key="passage"
      isStill
      heading={
        <h2 id="issue" className="heading-2 mt-1 text-balance">
          {check.issue}
        </h2>
      }
    >
      {check.text_passage !== "" && (
        <PassageBody>
          <PassageText text={check.text_passage} />
        </PassageBody>
      )}
    </PassageCard>
  );
  const talk = (
    <div key="talk" className="min-w-0">
      {check.support !== undefined && (
        <div className="pt-6">
          <SupportNote text={check.support}>
            {open !== null &&
              (open.second === null
                ? "Your text was not handed in as an answer. It is still in the box."
                : "What you wrote was not taken for an answer.")}
          </SupportNote>
        </div>
      )}
      {open !== null && (
        <>
          <QuestionForm
            key={name}
            state={state}
            open={open}
            heading={heading}
            onChange={setDraft}
            onHandIn={(answer) => void handIn(answer)}
          />
          <GivenAnswers check={check} />
        </>
      )}
      {check.finished !== null && (
        <CheckResult
          check={check}
          finished={check.finished}
          heading={heading}
          review={renderReview?.(check)}
          again={again}
          onClose={onClose}
        />
      )}
      {others}
    </div>
  );
  // Where they stand one above the other, a result below the passage would not be seen.
  const isResultFirst = check.finished !== null && !isWide;

  return (
    <>
      {open !== null && <CheckIntro />}
      <div className="check-grid">{isResultFirst ? [talk, passage] : [passage, talk]}</div>
    </>
  );
}

/** Moves focus to the heading of what has come in place of the last question. */
function useFocusOnChange(question: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    heading.current?.focus();
  }, [question]);
  return heading;
}
