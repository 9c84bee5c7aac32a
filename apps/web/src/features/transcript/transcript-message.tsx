import type { TranscriptReply } from "@elenchus/contract/admin-students";
import { MessageText } from "../../ui/message-text.tsx";
import { AssessmentNote } from "./assessment-note.tsx";
import { MoveNote } from "./move-note.tsx";

interface TranscriptMessageProps {
  message: TranscriptReply["messages"][number];
  /** Whom the tutor talks to. */
  learner: string;
  /** Whether it raised the flag for which one is here. */
  isFlagged: boolean;
  /** Of the passage. */
  sentences: readonly string[];
  /** The step that begins here, if one does. */
  step: string | null;
}

/**
 * Shows it in the middle of the window, once the page around it has come to stand at its top, and takes the focus there:
 * whoever listens begins with it as well.
 */
function bringUp(item: HTMLLIElement | null): void {
  requestAnimationFrame(() => {
    item?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: "center" });
  });
}

/** A message and, beside it, what was judged or decided. */
export function TranscriptMessage(props: TranscriptMessageProps) {
  const { message, learner, isFlagged, sentences, step } = props;
  const { system_or_user: sender, message_text: text, marks, assessment, move } = message;
  const isLearner = sender === "user";
  return (
    <li
      ref={isFlagged ? bringUp : undefined}
      tabIndex={isFlagged ? -1 : undefined}
      className="min-w-0"
    >
      {step !== null && <h3 className="admin-step">{step}</h3>}
      <div className="admin-message">
        <div data-sender={sender} className="min-w-0">
          <p className="wrap-anywhere mb-1 text-sm font-semibold text-ink-soft">
            {isLearner ? learner : "Tutor"}
            {isFlagged && <span className="text-danger"> · Flagged</span>}
          </p>
          <div
            dir="auto"
            className={`admin-bubble ${isLearner ? "admin-bubble-learner" : ""} ${isFlagged ? "admin-bubble-flagged" : ""}`}
          >
            <MessageText sender={sender} message={text} marks={marks} sentences={sentences} />
          </div>
        </div>
        {assessment !== null && <AssessmentNote assessment={assessment} />}
        {move !== null && <MoveNote move={move} />}
      </div>
    </li>
  );
}
