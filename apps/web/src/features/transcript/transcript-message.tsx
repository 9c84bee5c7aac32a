import type { TranscriptReply } from "@elenchus/contract/admin-transcript";
import { useEffect, useRef } from "react";
import { MessageText } from "../../ui/message-text.tsx";
import { JudgementNote } from "./judgement-note.tsx";
import { MoveNote } from "./move-note.tsx";

interface TranscriptMessageProps {
  message: TranscriptReply["messages"][number];
  /** Whom the tutor talks to. */
  learner: string;
  /** Whether it raised a flag. */
  isFlagged: boolean;
  /** Whether it went wrong here. */
  isTurn: boolean;
  /** Of the passage. */
  sentences: readonly string[];
  /** The step that begins here, if one does. */
  step: string | null;
  /** An object where it is to be shown, a new one each time; else null. */
  shown: object | null;
}

/** A message and, beside it, what was judged or decided. */
export function TranscriptMessage(props: TranscriptMessageProps) {
  const { message, learner, isFlagged, isTurn, sentences, step, shown } = props;
  const { system_or_user: sender, message_text: text, marks, assessment, move } = message;
  const isLearner = sender === "user";
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    // In the middle of the window, once the page around it stands at its top; whoever listens begins with it as well.
    const frame = requestAnimationFrame(() => {
      item.current?.focus({ preventScroll: true });
      item.current?.scrollIntoView({ block: "center" });
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return (
    <li ref={item} tabIndex={shown === null ? undefined : -1} className="min-w-0">
      {step !== null && <h3 className="admin-step">{step}</h3>}
      <div className="admin-message">
        <div data-sender={sender} className="min-w-0">
          <p className="wrap-anywhere mb-1 text-sm font-semibold text-ink-soft">
            {isLearner ? learner : "Tutor"}
            {isFlagged && <span className="text-danger"> · Flagged</span>}
            {isTurn && <span className="text-accent"> · Where it went wrong</span>}
          </p>
          <div
            dir="auto"
            className={`admin-bubble ${isLearner ? "admin-bubble-learner" : ""} ${isFlagged ? "admin-bubble-flagged" : ""}`}
          >
            <MessageText sender={sender} message={text} marks={marks} sentences={sentences} />
          </div>
        </div>
        {assessment !== null && <JudgementNote judged={assessment} />}
        {move !== null && <MoveNote move={move} />}
      </div>
    </li>
  );
}
